import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

@Suite struct ShapeRecognizerTests {
  static let check = "1: down(110,120) move(140,160 over 110ms) move(230,60 over 220ms) up"
  static let v = "1: down(110,60) move(170,160 over 200ms) move(230,60 over 200ms) up"
  static let zigZag =
    "1: down(190,110) move(272,118 over 80ms) move(188,126 over 80ms) move(274,135 over 80ms) "
    + "move(190,144 over 80ms) move(270,152 over 80ms) up"
  static let straight = "1: down(80,120) move(280,124 over 100ms) up"

  private func circle(sampleRate: Double, clockwise: Bool = true, from start: Double = 0) -> String
  {
    let steps = Int(0.6 * sampleRate)
    var timeline = ""
    for step in 0...steps {
      let turn = Double(step) / Double(steps) * 2 * .pi * (clockwise ? 1 : -1)
      let x = 200 + 70 * cosine(start + turn)
      let y = 200 + 70 * sine(start + turn)
      timeline += step == 0 ? "1: down(\(x),\(y))" : " \(1000 / sampleRate)ms move(\(x),\(y))"
    }
    return timeline + " up"
  }

  @Test func checkMarkIsRecognisedOnLift() throws {
    let recognizer = CheckMarkGestureRecognizer()
    #expect(try GestureTest(recognizer).run(Self.check) == "checkMark recognized")
    let mark = try #require(recognizer.checkMark)
    #expect(mark.legRatio < 0.5)
  }

  @Test func readingsAreTheMeasuresOfTheShape() throws {
    let checkMark = CheckMarkGestureRecognizer()
    let scratchOut = ScratchOutGestureRecognizer()
    try GestureTest(checkMark).run(Self.check)
    try GestureTest(scratchOut).run(Self.zigZag)
    let mark = try #require(checkMark.checkMark)
    let scratch = try #require(scratchOut.scratchOut)
    func read(_ recognizer: GestureRecognizer) -> [String: [Double]] {
      Dictionary(
        uniqueKeysWithValues: recognizer.readings(in: nil).map { ("\($0.name)", $0.values) })
    }
    #expect(
      read(checkMark) == [
        "start": [mark.start.x, mark.start.y], "corner": [mark.corner.x, mark.corner.y],
        "end": [mark.end.x, mark.end.y], "hand": [mark.hand == .left ? 1 : 0],
        "angle": [mark.angle], "tilt": [mark.tilt], "legRatio": [mark.legRatio],
      ])
    let bounds = scratch.bounds
    #expect(
      read(scratchOut) == [
        "bounds": [bounds.minX, bounds.minY, bounds.width, bounds.height],
        "reversals": [Double(scratch.reversals)], "legLength": [scratch.legLength],
        "angle": [scratch.angle], "viewToDelete": [0],
      ])
  }

  @Test func aNewTouchForgetsTheFormerShape() throws {
    let recognizer = ScratchOutGestureRecognizer()
    let test = GestureTest(recognizer)
    try test.run(Self.zigZag)
    #expect(recognizer.scratchOut != nil)
    try test.run("1: 1s down(10,10) 8ms move(12,10)")
    #expect(recognizer.scratchOut == nil)
  }

  @Test func evenVIsNoCheckMark() throws {
    let test = GestureTest(CheckMarkGestureRecognizer())
    try test.run(Self.v)
    let trace = test.trace([.failures, .causes])
    #expect(trace.contains("checkMark failed: nearest a v: the shape is"))
  }

  @Test func checkMarkIsRecognisedBeforeTheLiftIfAsked() throws {
    let recognizer = CheckMarkGestureRecognizer()
    recognizer.recognizesEarly = true
    let test = GestureTest(recognizer)
    try test.play(Self.check.replacing(" up", with: " 500ms"))
    #expect(test.trace() == "checkMark recognized")
    #expect(recognizer.checkMark != nil)
  }

  @Test(arguments: [30.0, 60, 120, 240, 1000]) func everySamplingRateGivesTheSameCircle(
    rate: Double
  ) throws {
    for clockwise in [true, false] {
      for start in [0.0, 1, 2.5, 4] {
        let recognizer = CircleGestureRecognizer()
        let timeline = circle(sampleRate: rate, clockwise: clockwise, from: start)
        #expect(try GestureTest(recognizer).run(timeline) == "circle recognized")
        #expect(recognizer.direction == (clockwise ? .clockwise : .counterclockwise))
        // A polygon of 18 corners, as at 30 Hz, lies up to 1.1 pt inside its circle.
        #expect(abs(recognizer.radius - 70) < 1.5)
        let center = try #require(recognizer.center(in: nil))
        #expect(center.distance(to: Point(200, 200)) < 1.5)
      }
    }
  }

  @Test func centerIsToldInTheCoordinatesOfAView() throws {
    let recognizer = CircleGestureRecognizer()
    let test = GestureTest(recognizer)
    let other = test.add(View(frame: Rect(x: 100, y: 50, width: 10, height: 10)), named: "other")
    try test.run(circle(sampleRate: 120))
    let center = try #require(recognizer.center(in: other))
    #expect(center.distance(to: Point(100, 150)) < 1.5)
  }

  @Test func scratchOutNamesTheViewBeneath() throws {
    let recognizer = ScratchOutGestureRecognizer()
    let test = GestureTest(recognizer)
    test.add(View(frame: Rect(x: 40, y: 40, width: 80, height: 80)), named: "far")
    let bubble = test.add(View(frame: Rect(x: 180, y: 80, width: 100, height: 100)), named: "near")
    try test.run(Self.zigZag)
    #expect(recognizer.viewToDelete == bubble)
    #expect(recognizer.scratchOut?.reversals == 4)
  }

  /// Regression of 41b286db: the waiting recogniser and the scratch-out kept each other alive.
  @Test func aRecognizerOfTheNamedViewThatWaitsForTheScratchOutKeepsNobodyAlive() throws {
    weak var named: View?
    weak var scratchOut: ScratchOutGestureRecognizer?
    do {
      let recognizer = ScratchOutGestureRecognizer()
      let test = GestureTest(recognizer)
      let bubble = test.add(
        View(frame: Rect(x: 180, y: 80, width: 100, height: 100)), named: "near")
      try test.run(Self.zigZag)
      #expect(recognizer.viewToDelete == bubble)
      let tap = TapGestureRecognizer()
      tap.require(toFail: recognizer)
      bubble.addGestureRecognizer(tap)
      (named, scratchOut) = (bubble, recognizer)
    }
    #expect(named == nil)
    #expect(scratchOut == nil)
  }

  @Test func scratchOutOverNothingNamesNoView() throws {
    let recognizer = ScratchOutGestureRecognizer()
    #expect(try GestureTest(recognizer).run(Self.zigZag) == "scratchOut recognized")
    #expect(recognizer.viewToDelete == nil)
  }

  /// The recogniser would keep a view that keeps the recogniser.
  @Test func scratchOutNamesNoViewThatItDoesNotLieOn() throws {
    final class Passing: View {
      override func hitTest(_ point: Point, with event: Event?) -> View? {
        event == nil ? superview : super.hitTest(point, with: event)
      }
    }
    let recognizer = ScratchOutGestureRecognizer()
    let test = GestureTest()
    test.add(Passing(frame: test.view.bounds), named: "passing", recognizers: [recognizer])
    #expect(try test.run(Self.zigZag) == "scratchOut recognized")
    #expect(recognizer.viewToDelete == nil)
  }

  /// The wait of the swipe separates the two (SPEC D5).
  @Test func swipeAndScratchOutOnOneViewAreToldApart() throws {
    let swipe = SwipeGestureRecognizer()
    let scratchOut = ScratchOutGestureRecognizer()
    swipe.require(toFail: scratchOut)
    let test = GestureTest(swipe, scratchOut)
    #expect(try test.run(Self.zigZag) == "scratchOut recognized")
    test.clear()
    #expect(try test.run(Self.straight) == "swipe recognized")
  }

  @Test func secondFingerEndsEveryShape() throws {
    let shapes = [
      CheckMarkGestureRecognizer(), CircleGestureRecognizer(), ScratchOutGestureRecognizer(),
    ]
    for shape in shapes {
      let test = GestureTest(shape)
      try test.run(Self.check + "; 2: 50ms down(10,10) 300ms up")
      #expect(test.trace([.failures, .causes]).contains("2 fingers, limit 1"))
    }
  }

  /// A check mark of two fingers, 40 pt apart, that come and go one after the other.
  private static let checkOfTwo =
    "1: down(90,120) 30ms move(120,160 over 110ms) move(210,60 over 220ms) up; "
    + "2: 30ms down(130,120) move(160,160 over 110ms) move(250,60 over 220ms) 30ms up"

  @Test func severalFingersDrawWithTheirCentre() throws {
    let recognizer = CheckMarkGestureRecognizer()
    recognizer.numberOfTouchesRequired = 2
    let test = GestureTest(recognizer)
    try test.run(Self.checkOfTwo)
    #expect(test.trace() == "checkMark recognized")
    let mark = try #require(recognizer.checkMark)
    #expect(mark.start.distance(to: Point(110, 120)) < 1)
    #expect(mark.corner.distance(to: Point(140, 160)) < 5)
    #expect(mark.end.distance(to: Point(230, 60)) < 1)
  }

  @Test func aShapeFailsWithFewerOrMoreFingersThanItTakes() throws {
    func causes(_ timeline: String) throws -> String {
      let recognizer = CheckMarkGestureRecognizer()
      recognizer.numberOfTouchesRequired = 2
      let test = GestureTest(recognizer)
      try test.run(timeline)
      return test.trace([.failures, .causes])
    }
    #expect(try causes(Self.check).contains("1 finger, needs 2"))
    #expect(
      try causes(Self.checkOfTwo + "; 3: 50ms down(10,10) 300ms up").contains("3 fingers, limit 2"))
  }

  /// The shape is drawn when the first finger is lifted; the last takes nothing back.
  @Test func aShapeOfTwoFingersThatWaitsIsRecognisedThoughTheLastLiftsLater() throws {
    let checkMark = CheckMarkGestureRecognizer()
    checkMark.numberOfTouchesRequired = 2
    let press = LongPressGestureRecognizer()
    (press.minimumPressDuration, press.allowableMovement) = (0.6, 1000)
    press.numberOfTouchesRequired = 2
    checkMark.require(toFail: press)
    #expect(try GestureTest(checkMark, press).run(Self.checkOfTwo) == "checkMark recognized")
  }

  @Test func shapesKeepTheLaws() {
    let violations = lawViolations(streams: 300, interfering: true) {
      let ofTwo = [CheckMarkGestureRecognizer(), CircleGestureRecognizer()]
      for shape in ofTwo { shape.numberOfTouchesRequired = 2 }
      let drawing = StrokeGestureRecognizer()
      drawing.numberOfTouchesRequired = 3
      return ofTwo + [
        CheckMarkGestureRecognizer(), CircleGestureRecognizer(), ScratchOutGestureRecognizer(),
        StrokeGestureRecognizer(), drawing,
      ]
    }
    #expect(violations.isEmpty, "\(violations)")
  }
}
