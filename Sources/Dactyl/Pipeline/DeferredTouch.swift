/// A recogniser that would have taken a new touch had its last attempt been over.
final class DeferredTouch {
  let recognizer: GestureRecognizer
  let touch: Touch

  init(_ recognizer: GestureRecognizer, _ touch: Touch) {
    self.recognizer = recognizer
    self.touch = touch
  }
}
