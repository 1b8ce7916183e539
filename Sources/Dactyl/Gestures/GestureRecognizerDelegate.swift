/// Answers what a recogniser asks about itself and others; every answer has a default.
///
/// ```swift
/// final class FromTheLeft: GestureRecognizerDelegate {
///   func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
///     touch.location(in: recognizer.view).x < 40
///   }
/// }
/// ```
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether the recogniser may leave possible for began or recognized now (SPEC C4). Default:
  /// true.
  ///
  /// Asked after the view, once per attempt, when nothing else stands in the way. False makes it
  /// fail.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Whether the recogniser may take a touch that came down on its view (SPEC D8). Default: true.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Whether the two may recognise at the same time (SPEC D3). Default: false.
  ///
  /// One yes, from either delegate, is enough.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Whether the recogniser must wait until the other fails (SPEC D6). Default: false.
  ///
  /// Asked once per pair and attempt.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Whether the other must wait until the recogniser fails (SPEC D6). Default: false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// True.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
