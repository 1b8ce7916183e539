import Dactyl

/// A view that a test controls, and that records its calls; it consumes all events by default.
final class StubView: View {
  var heard: [String] = []
  var forwards = false
  var onTouches: (TouchPhase, TouchSet, Event) -> Void = { _, _, _ in }
  var shouldBegin: (GestureRecognizer) -> Bool = { _ in true }
  var hitTestCount = 0

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    note(.began, touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    note(.moved, touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    note(.ended, touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    note(.cancelled, touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    shouldBegin(recognizer)
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    hitTestCount += 1
    return super.hitTest(point, with: event)
  }

  private func note(_ phase: TouchPhase, _ touches: TouchSet, _ event: Event) {
    heard.append("\(phase)" + (touches.count == 1 ? "" : "(\(touches.count))"))
    onTouches(phase, touches, event)
  }
}
