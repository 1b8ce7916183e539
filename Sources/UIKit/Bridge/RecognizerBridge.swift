import Dactyl

/// Brings what the engine asks a recogniser to the `UIGestureRecognizer` that owns it.
final class RecognizerBridge: RecognizerStand {
  /// Whose recogniser it is; the owner clears it before it goes away.
  @exclusivity(unchecked) unowned(unsafe) var owner: UIGestureRecognizer? {
    didSet { delegate.owner = owner }
  }
  /// Whether the owner is of a class that the module's clients have made, and may override anything.
  let isSubclassed: Bool
  /// Whether the owner is about to set the state itself.
  @exclusivity(unchecked) var isStating = false
  /// Why the state is being set, where the engine's own recogniser does.
  @exclusivity(unchecked) var cause: Cause?

  /// Answers for the owner's delegate.
  let delegate: DelegateBridge

  init(owner: UIGestureRecognizer, isSubclassed: Bool) {
    self.owner = owner
    delegate = DelegateBridge(owner: owner)
    self.isSubclassed = isSubclassed
  }

  func tell(_ touches: TouchSet, phase: TouchPhase, of event: Event) {
    guard let owner else { return }
    guard isSubclassed else { return owner.engine.handle(touches, phase: phase, of: event) }
    onMain(owner, touches, phase, event) { $0.tell($1, phase: $2, of: $3) }
  }

  func reset() {
    guard isSubclassed, let owner else { return }
    onMain(owner) {
      $0.reset()
      $0.forgetTouches()
    }
  }

  func takesOver(_ state: GestureRecognizer.State, because cause: Cause) -> Bool {
    guard isSubclassed, !isStating, let owner else { return false }
    self.cause = cause
    onMain(owner, state) { $0.state = UIGestureRecognizer.State($1) }
    self.cause = nil
    return true
  }

  func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let owner, let other = other.owner else { return true }
    return onMain(owner, other) { $0.canPrevent($1) }
  }

  func canBePrevented(by other: GestureRecognizer) -> Bool {
    guard let owner, let other = other.owner else { return true }
    return onMain(owner, other) { $0.canBePrevented(by: $1) }
  }

  func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    guard let owner, let other = other.owner else { return false }
    return onMain(owner, other) { $0.shouldRequireFailure(of: $1) }
  }

  func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    guard let owner, let other = other.owner else { return false }
    return onMain(owner, other) { $0.shouldBeRequiredToFail(by: $1) }
  }

  func shouldReceive(_ event: Event) -> Bool {
    guard let owner else { return false }
    return onMain(owner, event) { owner, event in
      let event = UIEvent.showing(event)
      return owner.shouldReceive(event)
        && owner.delegate?.gestureRecognizer(owner, shouldReceive: event) ?? true
    }
  }
}

extension GestureRecognizer {
  /// The `UIGestureRecognizer` that shows this recogniser; nil for one that was added to the engine directly.
  var owner: UIGestureRecognizer? {
    guard let stand else { return nil }
    return (stand as? RecognizerBridge)?.owner
  }
}
