@_spi(Facades) import Dactyl

/// Forwards the engine's calls to the `UIGestureRecognizer` that owns its recogniser, if a client's
/// class may override them.
final class RecognizerBridge: RecognizerOverrides {
  /// The owner, which clears this before it goes away.
  @exclusivity(unchecked) unowned(unsafe) var owner: UIGestureRecognizer?
  /// The cause of a state that the engine's own recogniser is setting.
  @exclusivity(unchecked) var cause: Cause?

  init() {}

  func deliver(_ touches: TouchSet, phase: TouchPhase, of event: Event) {
    guard let owner else { return }
    onMain(owner, touches, phase, event) { $0.deliver($1, phase: $2, of: $3) }
  }

  func reset() {
    guard let owner else { return }
    onMain(owner) {
      $0.reset()
      $0.forgetTouches()
    }
  }

  func takesOver(_ state: GestureRecognizer.State, because cause: Cause) -> Bool {
    guard let owner else { return false }
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
    return onMain(owner, event) { $0.shouldReceive(UIEvent.showing($1)) }
  }
}

extension GestureRecognizer {
  /// The `UIGestureRecognizer` that owns this recogniser; nil for one added to the engine directly.
  var owner: UIGestureRecognizer? {
    guard let facade else { return nil }
    return unsafeDowncast(facade, to: UIGestureRecognizer.self)
  }
}
