import Dactyl

/// A delegate that does anything, then answers anything.
final class HostileDelegate: GestureRecognizerDelegate {
  private unowned let playground: Playground

  init(in playground: Playground) { self.playground = playground }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    playground.asked("shouldBegin", usually: true)
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    playground.asked("delegate shouldReceive", usually: true)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    playground.asked("simultaneously", usually: false)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    playground.asked("delegate shouldRequireFailure", usually: false)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    playground.asked("delegate shouldBeRequiredToFail", usually: false)
  }
}
