import Dactyl
import DactylTesting
import Testing

/// SPEC G2.
@Suite struct WindowIndependenceTests {
  private func window() -> GestureTest {
    GestureTest(PinchGestureRecognizer(), PanGestureRecognizer(), TapGestureRecognizer())
  }

  @Test func windowsFedInTurnGiveTheTracesTheyGiveAlone() throws {
    let drag = TouchScreen()
    drag.finger().swipe(from: Point(10, 10), to: Point(300, 33))
    let pinch = TouchScreen()
    pinch.pinch(at: Point(300, 300), from: 100, to: 260, over: 0.31, angle: 0.3)
    let alone = [window(), window()]
    try alone[0].replay(drag.frames)
    try alone[1].replay(pinch.frames)

    let together = [window(), window()]
    for index in 0..<max(drag.frames.count, pinch.frames.count) {
      if index < drag.frames.count { try together[0].replay([drag.frames[index]]) }
      if index < pinch.frames.count { try together[1].replay([pinch.frames[index]]) }
    }
    #expect(together.map { $0.trace(.times) } == alone.map { $0.trace(.times) })
    #expect(alone.allSatisfy { !$0.trace().isEmpty })
  }
}
