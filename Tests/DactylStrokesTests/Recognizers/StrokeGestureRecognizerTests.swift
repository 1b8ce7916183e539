import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

@Suite struct StrokeGestureRecognizerTests {
  private let check = "1: down(110,120) move(140,160 over 110ms) move(230,60 over 220ms) up"
  private let corner = "1: down(100,60) move(100,160 over 200ms) move(220,160 over 200ms) up"
  private let cross =
    "1: down(100,100) move(200,200 over 150ms) up 200ms down(200,100) move(100,200 over 150ms) up"
  private let wave =
    "1: down(100,100) move(130,60 over 60ms) move(160,140 over 120ms) move(190,60 over 120ms) "
    + "move(220,100 over 60ms) up"

  /// A finger's drawing in a timeline.
  private func drawing(_ timeline: String) throws -> [Stroke] {
    var strokes: [Stroke] = []
    for frame in try touches(timeline) {
      for contact in frame.contacts {
        if contact.phase == .began { strokes.append(Stroke([])) }
        strokes[strokes.count - 1].append(contact.position, time: frame.time)
      }
    }
    return strokes
  }

  private func library(_ classes: [(name: String, timeline: String)]) throws -> StrokeLibrary {
    var library = StrokeLibrary()
    for (id, entry) in classes.enumerated() {
      library.define(StrokeClass(id: id, name: entry.name))
      try library.add(try drawing(entry.timeline), class: id)
    }
    return library
  }

  /// A window that keeps its first event instead of delivering it.
  private final class KeepingWindow: Window {
    private var hasKept = false

    override func sendEvent(_ event: Event) {
      if hasKept { super.sendEvent(event) }
      hasKept = true
    }
  }

  /// Regression of 13fb632d: a move was appended to a stroke that had never begun, which trapped.
  @Test func aSecondFingerAndACancelledTouchAreNoDrawing() throws {
    let recognizer = StrokeGestureRecognizer(library: try library([("check", check)]))
    let test = GestureTest(recognizer)
    let two = try test.run(
      "\(check); 2: 100ms down(300,300) 50ms up", showing: [.failures, .causes])
    #expect(two.hasPrefix("stroke failed: 2 fingers, limit 1"), "\(two)")
    test.clear()
    let cancelled = try test.run(
      check.replacing(" up", with: " cancel"), showing: [.failures, .causes])
    #expect(cancelled.hasPrefix("stroke failed: touches cancelled"), "\(cancelled)")
  }

  @Test func aDrawingWhoseBeginningAWindowKeptFails() throws {
    let window = KeepingWindow(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let recognizer = StrokeGestureRecognizer(library: try library([("check", check)]))
    window.addGestureRecognizer(recognizer)
    for frame in try touches("1: down(110,120) 16ms move(140,160) 16ms up") {
      try window.send(frame)
    }
    #expect(recognizer.state == .possible)
    #expect(recognizer.drawing.isEmpty)
  }

  @Test func aDrawnGestureIsRecognisedOnLiftWithItsName() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("corner", corner)]))
    #expect(try GestureTest(recognizer).run(check) == "stroke recognized")
    #expect(recognizer.className == "check")
    #expect(recognizer.recognition?.runnerUp == 1)
  }

  @Test func severalFingersDrawSeveralStrokes() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("cross", cross)]))
    recognizer.numberOfTouchesRequired = 2
    let ofTwo =
      "1: down(80,100) move(180,200 over 150ms) up 200ms down(180,100) move(80,200 over 150ms) up; "
      + "2: 10ms down(120,100) move(220,200 over 150ms) 10ms up "
      + "190ms down(220,100) move(120,200 over 150ms) up"
    #expect(try GestureTest(recognizer).run(ofTwo) == "stroke recognized")
    #expect(recognizer.className == "cross")
    #expect(recognizer.drawing.count == 2)
  }

  @Test func aDrawingOfTwoFingersFailsWithOne() throws {
    let recognizer = StrokeGestureRecognizer(library: try library([("check", check)]))
    recognizer.numberOfTouchesRequired = 2
    let test = GestureTest(recognizer)
    try test.run(check)
    #expect(test.trace([.failures, .causes]).contains("1 finger, needs 2"))
  }

  @Test func aStrokeThatIsNoGestureIsRefusedWithItsDistance() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("corner", corner)]))
    let test = GestureTest(recognizer)
    try test.run(wave)
    #expect(
      test.trace([.failures, .causes]).contains(
        "nearest gesture at 4.24 times the distance allowed")
    )
    #expect(recognizer.className == nil)
  }

  @Test func severalStrokesAreOneGestureIfTheNextComesSoon() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("cross", cross)]))
    let test = GestureTest(recognizer)
    #expect(try test.run(cross) == "stroke recognized")
    #expect(recognizer.className == "cross")
    #expect(recognizer.drawing.count == 2)
  }

  @Test func aDrawingThatWasReadStaysWhileTheNextIsDrawn() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("cross", cross)]))
    let test = GestureTest(recognizer)
    try test.run(cross)
    let read = recognizer.drawing
    try test.run(check)
    #expect(read.map(\.points) == (try drawing(cross)).map(\.points))
    #expect(recognizer.drawing.map(\.points) == (try drawing(check)).map(\.points))
  }

  @Test func theNextStrokeIsAwaitedNoLongerThanTheInterval() throws {
    let recognizer = StrokeGestureRecognizer(
      library: try library([("check", check), ("cross", cross)]))
    let test = GestureTest(recognizer)
    try test.run(check)
    let transition = try #require(test.recorder.transitions.first { $0.to == .ended })
    #expect(abs(transition.time - (0.33 + recognizer.maximumStrokeInterval)) < 1e-9)
  }

  @Test func templatesMayBeAddedBetweenGestures() throws {
    let recognizer = StrokeGestureRecognizer(library: try library([("check", check)]))
    let test = GestureTest(recognizer)
    try test.run(corner)
    #expect(recognizer.className == nil)
    recognizer.library.define(StrokeClass(id: 7, name: "corner"))
    try recognizer.library.add(try drawing(corner), class: 7)
    try test.run(corner)
    #expect(recognizer.className == "corner")
  }
}
