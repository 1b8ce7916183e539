import Dactyl
import DactylExpectations
import DactylTesting
import Testing

@Test func aZigZagDeletesWhatLiesUnderIt() throws {
  let desk = Desk()
  desk.canvas.addZoom()
  desk.canvas.addUndo()
  desk.canvas.addScratchOut()
  try desk.test.run("down(100,100) move(160,100 over 200ms) up")
  try desk.test.run("down(300,250) move(360,250 over 200ms) up")
  desk.test.clear()
  let zigZag =
    "down(90,80) move(170,90 over 90ms) move(90,100 over 90ms) move(170,110 over 90ms)"
    + " move(90,120 over 90ms) move(170,130 over 90ms) up"
  expectTrace(try desk.test.run(zigZag), is: "scratchOut recognized")
  #expect(desk.canvas.lines.map(\.first) == [Point(300, 250)])
  desk.canvas.undo()
  #expect(desk.canvas.lines.count == 2)
}
