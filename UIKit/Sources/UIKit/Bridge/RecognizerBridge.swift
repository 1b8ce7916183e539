@_spi(Facades) import Dactyl

/// Brings what the engine asks a recogniser to the `UIGestureRecognizer` that owns it, where that
/// is of a class that the module's clients have made, and may override anything.
final class RecognizerBridge: RecognizerOverrides {
  /// Whose recogniser it is; the owner clears it before it goes away.
  @exclusivity(unchecked) unowned(unsafe) var owner: UIGestureRecognizer?
  /// Why the state is being set, where the engine's own recogniser does.
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
  /// The `UIGestureRecognizer` that shows this recogniser; nil for one that was added to the engine
  /// directly.
  var owner: UIGestureRecognizer? {
    guard let facade else { return nil }
    return unsafeDowncast(facade, to: UIGestureRecognizer.self)
  }
}
