/// Stands in for the methods of a recogniser that subclasses override.
///
/// A layer that gives recognisers classes of its own, such as the UIKit names, would else have to
/// subclass each of ours only to forward every call. The engine calls the overrides in place of
/// the method; the overrides call the recogniser's own method where its class would have called
/// `super`.
@_spi(Facades) public protocol RecognizerOverrides: AnyObject {
  /// Touches of the recogniser have a new phase.
  func deliver(_ touches: TouchSet, phase: TouchPhase, of event: Event)
  /// The attempt is over; the recogniser's own `reset()` follows.
  func reset()
  /// Whether the overrides themselves carry out a change of state that the recogniser is about to
  /// make.
  func takesOver(_ state: GestureRecognizer.State, because cause: Cause) -> Bool
  /// In place of `GestureRecognizer.canPrevent(_:)`.
  func canPrevent(_ other: GestureRecognizer) -> Bool
  /// In place of `GestureRecognizer.canBePrevented(by:)`.
  func canBePrevented(by other: GestureRecognizer) -> Bool
  /// In place of `GestureRecognizer.shouldRequireFailure(of:)`.
  func shouldRequireFailure(of other: GestureRecognizer) -> Bool
  /// In place of `GestureRecognizer.shouldBeRequiredToFail(by:)`.
  func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool
  /// In place of `GestureRecognizer.shouldReceive(_:)`.
  func shouldReceive(_ event: Event) -> Bool
}
