import Dactyl
import DactylTesting
import Testing

/// SPEC E3.
@Suite struct CauseTests {
  @Test func failuresSayWhyWithNumbers() throws {
    let test = GestureTest(TapGestureRecognizer())
    #expect(
      try test.run("down(0,0) 8ms move(46.1,0) 8ms up", showing: [.failures, .causes])
        == "tap failed: moved 46.1 pt, limit 45 pt")
    #expect(
      test.recorder.transitions.first
        == Transition(
          recognizer: RecognizerID(number: 1, kind: "tap"), from: .possible, to: .failed,
          time: 0.008, cause: .moved(distance: 46.1, limit: 45)))
  }

  @Test func ownCausesCarryLabelAndNumbers() throws {
    let stub = StubRecognizer("stub")
    let own = CustomCause("corner too blunt", value: 2.5, limit: 1)
    stub.onBegan = { stub, _, _ in stub.fail(because: .custom(own)) }
    let test = GestureTest(stub)
    #expect(
      try test.run("down(0,0) 8ms up", showing: [.failures, .causes])
        == "stub failed: corner too blunt: 2.5, limit 1")
    #expect(own != CustomCause("corner too sharp", value: 2.5, limit: 1))
    #expect(own == CustomCause("corner too blunt", value: 2.5, limit: 1))
  }

  @Test func namesAreKindAndNumberOrOnesOwn() throws {
    let tap = TapGestureRecognizer()
    let pan = PanGestureRecognizer()
    let test = GestureTest(tap, pan)
    #expect("\(pan.id)" == "pan 2")
    #expect(test.window.name(of: tap.id) == "tap 1")
    tap.name = "select"
    #expect(test.window.name(of: tap.id) == "select")
    #expect(test.window.recognizer(pan.id) === pan)
    test.view.removeGestureRecognizer(pan)
    #expect(test.window.recognizer(pan.id) == nil)
  }

  @Test func numbersReadLikeNumbers() {
    #expect("\(Cause.moved(distance: 14.2, limit: 10))" == "moved 14.2 pt, limit 10 pt")
    #expect("\(Cause.moved(distance: 0.005, limit: 1e20))" == "moved 0.01 pt, limit 1e+20 pt")
    #expect(
      "\(Cause.movedTooLittle(distance: 9.999, limit: 10.05))" == "moved 10 pt, needs 10.05 pt")
    #expect(
      "\(Cause.offCourse(deviation: .pi / 4, limit: .pi / 6))" == "off course by 45°, limit 30°")
    #expect("\(Cause.tapped(count: 2))" == "2 taps")
  }
}
