import Dactyl
import DactylTesting
import Testing

@Suite struct SwipeTests {
  private let swipe = SwipeGestureRecognizer()

  private func run(_ timeline: String) throws -> String {
    try GestureTest(swipe).run(timeline, showing: [.failures, .causes, .times])
  }

  /// SPEC E7
  @Test func recognizesOnTheFirstSamplePastTheDistanceBeforeTheLift() throws {
    let trace = try run(
      "1: down(100,100) 20ms move(149,100) 20ms move(150,100) 20ms move(300,100) up")
    #expect(trace == "40ms swipe recognized: moved 50 pt, needs 50 pt")
  }

  @Test func oneThatMustBeFastIsRecognizedBeforeTheLift() throws {
    swipe.minimumVelocity = 500
    let trace = try run("1: down(100,100) move(200,100 over 100ms) up")
    #expect(trace.hasPrefix("50ms swipe recognized"), "\(trace)")
  }

  @Test func theSwipeBeforeIsNotPartOfItsVelocity() throws {
    swipe.minimumVelocity = 500
    let trace = try run(
      "1: down(100,100) move(300,100 over 48ms) up 8ms down(100,100) move(160,100 over 64ms) up")
    #expect(trace.components(separatedBy: "recognized").count == 3, "\(trace)")
  }

  @Test func failsOnceItTakesTooLong() throws {
    let trace = try run("1: down(100,100) 20ms move(149,100) 480ms move(160,100) up")
    #expect(trace == "500ms swipe failed: took 0.5 s, limit 0.5 s")
  }

  @Test func failsWhereItIsLiftedTooSoon() throws {
    let trace = try run("1: down(100,100) 20ms move(149,100) 20ms up")
    #expect(trace == "40ms swipe failed: moved 49 pt, needs 50 pt")
  }

  /// SPEC E7: 29° is within π/6, 31° is not.
  @Test(arguments: [(29.0, true), (31.0, false), (-29.0, true), (-31.0, false), (180.0, false)])
  func directionMayDeviateByAThirtyDegrees(degrees: Double, isSwipe: Bool) throws {
    let angle = degrees * .pi / 180
    let test = GestureTest(swipe)
    let trace = try test.run(
      frames(fingers: 1, lasting: 0.08) { _, time in
        Point(500 + time * 1000 * cosine(angle), 500 + time * 1000 * sine(angle))
      })
    #expect(trace == (isSwipe ? "swipe recognized" : ""))
  }

  /// SPEC E7: the last 49 pt go straight right, the whole way within 14° of right.
  @Test func directionIsJudgedOnTheWholeWay() throws {
    let trace = try run("1: down(100,100) 10ms move(100,112) 10ms move(149,112) up")
    #expect(trace == "20ms swipe recognized: moved 50.45 pt, needs 50 pt")
  }

  @Test func tellsWhichOfItsDirectionsItWas() throws {
    swipe.direction = [.left, .up]
    _ = try run("1: down(300,300) move(300,200 over 50ms) up")
    #expect(swipe.recognizedDirection == .up)
    _ = try run("1: down(300,300) move(200,300 over 50ms) up")
    #expect(swipe.recognizedDirection == .left)
    let trace = try run("1: down(300,300) move(400,300 over 50ms) up")
    #expect(trace.hasPrefix("25ms swipe failed: off course by 90°, limit 30°"), "\(trace)")
  }

  @Test func severalFingersNeedNotComeDownTogether() throws {
    swipe.numberOfTouchesRequired = 2
    let trace = try run(
      """
      1: down(100,100) 80ms move(200,100 over 80ms) up
      2: 60ms down(100,200) 20ms move(200,200 over 80ms) up
      """)
    #expect(trace.contains("swipe recognized"), "\(trace)")
  }

  @Test func oneFingerTooManyOrTooFewFails() throws {
    let many = try run("1: down(100,100) 30ms up; 2: 10ms down(200,100) 20ms up")
    #expect(many == "10ms swipe failed: 2 fingers, limit 1")
    swipe.numberOfTouchesRequired = 2
    let few = try run("1: down(100,100) move(300,100 over 60ms) up")
    #expect(few == "60ms swipe failed: 1 finger, needs 2")
  }

  /// SPEC C11
  @Test func locationIsWhereItStarted() throws {
    let test = GestureTest(swipe)
    var location: Point?
    swipe.addAction { location = $0.location(in: nil) }
    try test.run("1: down(100,100) move(300,100 over 60ms) up")
    #expect(location == Point(100, 100))
  }

  // MARK: Several fingers, as people put them down

  private func three(_ first: String, _ second: String, _ third: String) throws -> String {
    swipe.numberOfTouchesRequired = 3
    return try GestureTest(swipe).run("1: \(first); 2: \(second); 3: \(third)")
  }

  @Test func aFingerThatLiftsEarlyUndoesNothing() throws {
    // Wherever it lies among the others.
    for places in [[0, 200, 400], [200, 0, 400], [400, 200, 0]] {
      func finger(_ index: Int, _ way: Int, _ time: Int) -> String {
        let (x, y) = (places[index], 100 * index)
        return "down(\(x),\(y)) move(\(x + way),\(y) over \(time)ms) up"
      }
      let trace = try three(finger(0, 30, 80), finger(1, 120, 200), finger(2, 120, 200))
      #expect(trace == "swipe recognized", "\(places)")
    }
  }

  @Test func aFingerThatComesBackIsTheSame() throws {
    let trace = try three(
      "down(0,100) move(24,100 over 64ms) up; 4: 96ms down(40,100) move(120,100 over 120ms) up",
      "down(0,200) move(120,200 over 240ms) up", "down(0,300) move(120,300 over 240ms) up")
    #expect(trace == "swipe recognized")
  }

  @Test func fingersMayRestWhereThatIsAllowed() throws {
    func rested() throws -> String {
      try GestureTest(swipe).run("1: down(0,9) 700ms move(100,9 over 160ms) up")
    }
    #expect(try rested() == "")
    swipe.allowsRest = true
    #expect(try rested() == "swipe recognized")
    #expect(try GestureTest(swipe).run("1: down(0,9) 700ms move(100,9 over 1600ms) up") == "")
  }

  /// A finger more within the interval makes it a gesture of more; later than that it comes too late.
  @Test(arguments: [(100, ""), (400, "swipe recognized")])
  func moreFingersMayLandForAWhile(delay: Int, expected: String) throws {
    swipe.numberOfTouchesRequired = 2
    swipe.landingInterval = 0.3
    let trace = try GestureTest(swipe).run(
      "1: down(0,100) move(200,100 over 500ms) up; 2: down(0,200) move(200,200 over 500ms) up; "
        + "3: \(delay)ms down(0,300) 100ms up")
    #expect(trace == expected)
  }

  @Test func itIsRecognizedWhenNoMoreFingersCanCome() throws {
    swipe.landingInterval = 0.3
    #expect(
      try run("1: down(0,9) move(100,9 over 96ms) 400ms up")
        == "300ms swipe recognized: moved 100 pt, needs 50 pt")
    #expect(
      try run("1: down(0,9) move(100,9 over 96ms) up")
        == "96ms swipe recognized: moved 100 pt, needs 50 pt")
    #expect(
      try run(String(repeating: "down(0,9) move(100,9 over 96ms) 404ms up 500ms ", count: 2))
        == "300ms swipe recognized: moved 100 pt, needs 50 pt · 1300ms swipe recognized: moved 100 pt, needs 50 pt",
      "after another, too")
  }

  @Test func itTakesTooLongAlsoWhereMoreFingersMightHaveCome() throws {
    swipe.landingInterval = 0.3
    #expect(
      try run("1: down(0,9) 700ms up") == "500ms swipe failed: took 0.5 s, limit 0.5 s")
  }

  @Test(arguments: [
    ("80,80", SwipeDirection.downRight), ("-80,80", .downLeft), ("80,-80", .upRight),
    ("-80,-80", .upLeft),
    ("100,0", .right),
  ])
  func diagonalsAreDirections(to place: String, expected: SwipeDirection) throws {
    swipe.direction = [.right, .left, .up, .down, .upLeft, .upRight, .downLeft, .downRight]
    swipe.maximumDirectionDeviation = .pi / 8
    _ = try GestureTest(swipe).run("1: down(0,0) move(\(place) over 100ms) up")
    #expect(swipe.recognizedDirection == expected)
  }

  /// SPEC E7
  @Test(arguments: [
    ("0,200", "100,200"),  // one stays
    ("-24,200", "96,200"),  // opposite ways
    ("100,200", "0,300"),  // one to the right, one down
  ])
  func eachFingerMustGoTheWay(first: String, second: String) throws {
    swipe.numberOfTouchesRequired = 2
    swipe.direction = [.right, .left, .up, .down]
    let trace = try GestureTest(swipe).run(
      "1: down(0,200) move(\(first) over 100ms) up; 2: down(0,200) move(\(second) over 100ms) up")
    #expect(trace == "")
  }

  /// SPEC E7
  @Test func aFingerMayGoAsMuchLessAsItsShare() throws {
    swipe.numberOfTouchesRequired = 2
    swipe.minimumFingerShare = 0.5
    func swipes(_ way: Int) throws -> Bool {
      try GestureTest(swipe).run(
        "1: down(0,200) 20ms move(90,200) 20ms up; 2: down(0,300) 20ms move(\(way),300) 20ms up")
        == "swipe recognized"
    }
    #expect(try swipes(25))
    #expect(try !swipes(24))
  }

  @Test func fingersThatGoTheWayTogetherSwipe() throws {
    swipe.numberOfTouchesRequired = 2
    let trace = try GestureTest(swipe).run(
      "1: down(0,200) move(90,200 over 100ms) up; 2: down(0,300) move(60,310 over 100ms) up")
    #expect(trace == "swipe recognized")
  }

  @Test func itMayAskForASpeed() throws {
    swipe.minimumVelocity = 600
    #expect(try GestureTest(swipe).run("1: down(0,9) move(200,9 over 400ms) up") == "")
    #expect(
      try GestureTest(swipe).run("1: down(0,9) move(200,9 over 250ms) up") == "swipe recognized")
  }

  @Test func itMayBeRecognizedAtTheLift() throws {
    swipe.recognizesAtLift = true
    swipe.minimumVelocity = 300
    #expect(
      try run("1: down(0,9) move(200,9 over 200ms) up")
        == "200ms swipe recognized: moved 200 pt, needs 50 pt")
    #expect(
      try run("1: down(0,9) move(200,9 over 200ms) 100ms up")
        == "300ms swipe failed: lifted at 0 pt/s, needs 300 pt/s")
  }

  /// Beside a pan that allows it, a swipe is a flick at the end of a drag, and not every fast
  /// passage.
  @Test func besideAPanItIsDecidedAtTheLift() throws {
    let pan = PanGestureRecognizer()
    let delegate = Simultaneous()
    pan.delegate = delegate
    func swipes(_ timeline: String) throws -> Bool {
      try GestureTest(pan, swipe).run(timeline).contains("swipe")
    }
    #expect(try swipes("1: down(0,9) move(120,9 over 150ms) up"))
    #expect(try !swipes("1: down(0,9) move(480,9 over 960ms) up"))
    #expect(try !swipes("1: down(0,9) move(100,9 over 150ms) 300ms up"))
    #expect(try !swipes("1: down(0,9) move(100,9 over 150ms) cancel"))
    #expect(try !swipes("1: down(0,9) move(200,9 over 200ms) up; 2: 150ms down(0,90) 50ms up"))
    swipe.recognizesAtLift = false
    #expect(try swipes("1: down(0,9) move(100,9 over 150ms) 300ms up"))
  }

  @Test func besideAPanThatWaitsForItItIsRecognizedUnderWay() throws {
    let pan = PanGestureRecognizer()
    let delegate = Simultaneous()
    pan.delegate = delegate
    pan.require(toFail: swipe)
    #expect(
      try GestureTest(pan, swipe).run("1: down(0,9) move(100,9 over 150ms) 300ms up")
        .contains("swipe"))
  }

  @Test func whetherItIsBesideADragIsAskedAsTheFingersSetOff() throws {
    let pan = PanGestureRecognizer()
    let delegate = Simultaneous()
    pan.delegate = delegate
    _ = try GestureTest(pan, swipe).run("1: down(0,9) 50ms up")
    #expect(delegate.questions == 0)
    _ = try GestureTest(pan, swipe).run("1: down(0,9) move(5,9) up")
    #expect(delegate.questions == 1)
  }

  private final class Simultaneous: GestureRecognizerDelegate {
    /// How often it was called.
    private(set) var questions = 0

    func gestureRecognizer(
      _ recognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
      questions += 1
      return true
    }
  }
}
