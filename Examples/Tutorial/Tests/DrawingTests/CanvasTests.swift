import Dactyl
import DactylExpectations
import DactylTesting
import Drawing
import Testing

@Suite struct CanvasTests {
  let canvas = Canvas(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let test: GestureTest

  init() {
    let window = Window(frame: canvas.frame)
    window.addSubview(canvas)
    test = GestureTest(window: window)
  }

  @Test func oneFingerDraws() throws {
    try test.run("down(50,50) move(150,50 over 200ms) up")
    #expect(canvas.lines.count == 1)
    #expect(canvas.lines.first?.first == Point(50, 50))
    #expect(canvas.lines.first?.last == Point(150, 50))
  }

  @Test func twoFingersZoomAboutTheirMiddleAndLeaveNoLine() throws {
    let trace = try test.run(
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
    #expect(canvas.lines.isEmpty)
    #expect(canvas.camera.a > 1.6)
    #expect(Point(200, 100).applying(canvas.camera).distance(to: Point(200, 100)) < 1)
  }

  @Test func aTapOfTwoFingersTakesTheLastLineBack() throws {
    try test.run("down(50,50) move(150,50 over 200ms) up")
    test.clear()
    expectTrace(
      try test.run("1: down(100,200) 60ms up; 2: down(200,200) 60ms up"),
      is: "twoFingerTap recognized")
    #expect(canvas.lines.isEmpty)
  }

  @Test func aZigZagDeletesWhatLiesUnderIt() throws {
    try test.run("down(100,100) move(160,100 over 200ms) up")
    try test.run("down(300,250) move(360,250 over 200ms) up")
    test.clear()
    let zigZag = """
      down(90,80) move(170,90 over 90ms) move(90,100 over 90ms) move(170,110 over 90ms)
      """.split(separator: "\n").joined() + " move(90,120 over 90ms) move(170,130 over 90ms) up"
    expectTrace(try test.run(zigZag), is: "scratchOut recognized")
    #expect(canvas.lines.map(\.first) == [Point(300, 250)])
    canvas.undo()
    #expect(canvas.lines.count == 2)
  }
}
