import Dactyl

/// Forwards the engine's delegate calls to the owner's `UIGestureRecognizerDelegate`.
///
/// It is separate from `RecognizerBridge` because the engine holds delegates weakly. Reference
/// counting is slow for objects with weak references, and every event would pay for it.
final class DelegateBridge: GestureRecognizerDelegate {
  /// The recogniser whose delegate answers; it clears this before it goes away.
  @exclusivity(unchecked) unowned(unsafe) var owner: UIGestureRecognizer?

  init() {}

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let owner else { return true }
    return onMain(owner) { $0.delegate?.gestureRecognizerShouldBegin($0) ?? true }
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    guard let owner else { return false }
    return onMain(owner, touch) { owner, touch in
      if let delegate = owner.delegate, let event = owner.view?.window?.event,
        !delegate.gestureRecognizer(owner, shouldReceive: event)
      {
        return false
      }
      return owner.acceptsButtons(of: touch)
        && owner.delegate?.gestureRecognizer(owner, shouldReceive: UITouch.showing(touch)) ?? true
    }
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    guard let owner, let other = other.owner else { return false }
    return onMain(owner, other) {
      $0.delegate?.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: $1) ?? false
    }
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    guard let owner, let other = other.owner else { return false }
    return onMain(owner, other) {
      $0.delegate?.gestureRecognizer($0, shouldRequireFailureOf: $1) ?? false
    }
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    guard let owner, let other = other.owner else { return false }
    return onMain(owner, other) {
      $0.delegate?.gestureRecognizer($0, shouldBeRequiredToFailBy: $1) ?? false
    }
  }
}
