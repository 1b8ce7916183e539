// The engine's questions to a recogniser. Overrides answer if there are any, else its own method.
extension GestureRecognizer {
  /// Calls the handler of a phase that touches have in an event with those of them that it follows,
  /// if there are any.
  ///
  /// - Parameter all: all touches of the window. Where it follows as many, they are these.
  func deliverPhase(_ phase: TouchPhase, of event: Event, among all: ContiguousArray<Touch>) {
    // A view may be told meanwhile that a touch which has moved is taken away.
    guard follows(phase) else { return }
    assert(followsNoOthers(than: all), "it follows touches that are not the window's")
    let candidates = followed.count == all.count ? all : touches
    deliver(TouchSet(candidates, phase: phase), phase: phase, of: event)
  }

  /// Calls the handler of a phase with these touches.
  @inline(__always)
  func deliver(_ changed: TouchSet, phase: TouchPhase, of event: Event) {
    if let overrides { return overrides.deliver(changed, phase: phase, of: event) }
    handle(changed, phase: phase, of: event)
  }

  /// Calls this class's own handler of a phase.
  @inline(__always)
  @_spi(Facades) public func handle(_ touches: TouchSet, phase: TouchPhase, of event: Event) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  func asksCanPrevent(_ other: GestureRecognizer) -> Bool {
    if let overrides { return overrides.canPrevent(other) }
    return canPrevent(other)
  }

  func asksCanBePrevented(by other: GestureRecognizer) -> Bool {
    if let overrides { return overrides.canBePrevented(by: other) }
    return canBePrevented(by: other)
  }

  func asksShouldRequireFailure(of other: GestureRecognizer) -> Bool {
    if let overrides { return overrides.shouldRequireFailure(of: other) }
    return shouldRequireFailure(of: other)
  }

  func asksShouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    if let overrides { return overrides.shouldBeRequiredToFail(by: other) }
    return shouldBeRequiredToFail(by: other)
  }

  func asksShouldReceive(_ event: Event) -> Bool {
    if let overrides { return overrides.shouldReceive(event) }
    return shouldReceive(event)
  }
}

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
