import Dactyl
import DactylTesting
import Drawing
import Testing

/// A canvas in a window, and fingers for it.
struct Desk {
  let canvas = Canvas(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let test: GestureTest

  init() {
    let window = Window(frame: canvas.frame)
    window.addSubview(canvas)
    test = GestureTest(window: window)
  }
}

@Test func oneFingerDraws() throws {
  let desk = Desk()
  try desk.test.run("down(50,50) move(150,50 over 200ms) up")
  #expect(desk.canvas.lines.count == 1)
  #expect(desk.canvas.lines.first?.first == Point(50, 50))
  #expect(desk.canvas.lines.first?.last == Point(150, 50))
}
