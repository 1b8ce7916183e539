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

  /// SPEC E7: the last 49 pt go straight to the right, the whole way does so within 14°.
  @Test func directionIsJudgedOnTheWholeWay() throws {
    let trace = try run(
      "1: down(100,100) 10ms move(100,112) 10ms move(149,112) up")
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
}
