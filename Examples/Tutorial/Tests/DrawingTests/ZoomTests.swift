import Dactyl
import DactylExpectations
import DactylTesting
import Testing

@Test func twoFingersZoomAboutTheirMiddleAndLeaveNoLine() throws {
  let desk = Desk()
  desk.canvas.addZoom()
  let trace = try desk.test.run(
    """
    1: down(150,100) move(100,100 over 200ms) up
    2: down(250,100) move(300,100 over 200ms) up
    """)
  expectTrace(
    trace,
    is: """
      pinch began(×1.01)
      pinch changed(×1.02)
      pinch ended(×1)
      """)
  #expect(desk.canvas.lines.isEmpty)
  #expect(desk.canvas.camera.a > 1.6)
  #expect(Point(200, 100).applying(desk.canvas.camera).distance(to: Point(200, 100)) < 1)
}
