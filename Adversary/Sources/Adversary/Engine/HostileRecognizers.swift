import Dactyl

/// A recogniser that sets any state at any time and does anything in every callback.
final class HostileRecognizer: GestureRecognizer {
  private unowned let playground: Playground

  init(in playground: Playground) {
    self.playground = playground
    super.init()
  }

  deinit { playground.isGoing("recogniser") }

  override var kind: StaticString { "hostile" }

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    playground.told(self, .began, touches, event)
    proposeAnything()
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    playground.told(self, .moved, touches, event)
    proposeAnything()
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    playground.told(self, .ended, touches, event)
    proposeAnything()
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    playground.told(self, .cancelled, touches, event)
    proposeAnything()
  }

  override func deadlineReached(at time: Double) {
    playground.called("deadline")
    proposeAnything()
  }

  override func reset() {
    playground.begun[ObjectIdentifier(self)] = nil
    playground.called("reset")
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    playground.asked("canPrevent", usually: true)
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    playground.asked("canBePrevented", usually: true)
  }

  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    playground.asked("shouldRequireFailure", usually: false)
  }

  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    playground.asked("shouldBeRequiredToFail", usually: false)
  }

  override func shouldReceive(_ event: Event) -> Bool {
    playground.asked("shouldReceive", usually: true)
  }

  private func proposeAnything() {
    switch playground.dice.below(12) {
    case 0: state = .began
    case 1: state = .changed
    case 2: state = .ended
    case 3: state = .failed
    case 4: state = .cancelled
    case 5: deadline = playground.time + playground.dice.unit() * 0.5
    default: break
    }
  }
}

/// A pan that does anything before and after each step.
final class HostilePan: PanGestureRecognizer {
  private unowned let playground: Playground

  init(in playground: Playground) {
    self.playground = playground
    super.init()
  }

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    playground.told(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    playground.told(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    playground.called("after a move")
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    super.touchesEnded(touches, with: event)
    playground.told(self, .ended, touches, event)
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    super.touchesCancelled(touches, with: event)
    playground.told(self, .cancelled, touches, event)
  }

  override func reset() {
    super.reset()
    playground.begun[ObjectIdentifier(self)] = nil
    playground.called("reset")
  }
}
