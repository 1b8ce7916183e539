import DactylExpectations
import DactylTesting
import Testing

@Test func aTapOfTwoFingersTakesTheLastLineBack() throws {
  let desk = Desk()
  desk.canvas.addZoom()
  desk.canvas.addUndo()
  try desk.test.run("down(50,50) move(150,50 over 200ms) up")
  desk.test.clear()
  expectTrace(
    try desk.test.run("1: down(100,200) 60ms up; 2: down(200,200) 60ms up"),
    is: "twoFingerTap recognized")
  #expect(desk.canvas.lines.isEmpty)
}
