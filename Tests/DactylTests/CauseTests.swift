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
          time: 0.008, cause: .movedTooFar(distance: 46.1, limit: 45)))
  }

  @Test func ownCausesCarryLabelAndNumbers() throws {
    let stub = StubRecognizer("stub")
    let own = CustomCause("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum)
    stub.onBegan = { stub, _, _ in stub.fail(because: .custom(own)) }
    let test = GestureTest(stub)
    #expect(
      try test.run("down(0,0) 8ms up", showing: [.failures, .causes])
        == "stub failed: cornerTooBlunt: 2.5, limit 1")
    #expect(own != CustomCause("cornerTooSharp", value: 2.5, limit: 1, sense: .maximum))
    #expect(own != CustomCause("cornerTooBlunt", value: 2.5, limit: 1, sense: .minimum))
    #expect(own == CustomCause("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum))
    let least = CustomCause("cornerTooSharp", value: 0.5, limit: 1, sense: .minimum)
    #expect("\(Cause.custom(least))" == "cornerTooSharp: 0.5, needs 1")
    #expect("\(Cause.custom(CustomCause("steady")))" == "steady")
  }

  @Test func causesTellWhatTheirNumberWasComparedWith() {
    let enough = Cause.movedEnough(distance: 12, needed: 10).numbers
    #expect(enough == (1, 12, 10, .minimum))
    let far = Cause.movedTooFar(distance: 12, limit: 10).numbers
    #expect(far == (31, 12, 10, .maximum))
    #expect(Cause.tapped(count: 1).numbers.sense == .none)
    let own = Cause.custom(CustomCause("mine", code: 1000, value: 1, limit: 2, sense: .minimum))
    #expect(own.numbers == (1000, 1, 2, .minimum))
    #expect(Cause.custom(CustomCause("mine")).numbers.code == 30)
  }

  /// As in Embedded builds, which keep only numbers for an observer.
  @Test func causesAreMadeAgainOfTheirNumbers() {
    func remade(_ cause: Cause) -> Cause {
      let (code, value, limit, sense) = cause.numbers
      return Cause(code: code, value: value, limit: limit, sense: sense) {
        RecognizerID(number: $0, kind: "tap")
      }
    }
    for code: Int32 in 1...37 where code != 30 {
      let cause = Cause(code: code, value: 3, limit: 2, sense: .none) {
        RecognizerID(number: $0, kind: "tap")
      }
      let (found, value, limit, _) = cause.numbers
      #expect(found == code && "\(cause.label)" != "custom")
      #expect((value == 3 || value.isNaN) && (limit == 2 || limit.isNaN))
      #expect(remade(cause) == cause)
    }
    let own = Cause.custom(CustomCause("custom", code: 1000, value: 1, limit: 2, sense: .minimum))
    #expect(remade(own) == own)
    #expect(remade(.custom(CustomCause("custom"))) == .custom(CustomCause("custom")))
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
    #expect("\(Cause.movedTooFar(distance: 14.2, limit: 10))" == "moved 14.2 pt, limit 10 pt")
    #expect(
      "\(Cause.movedEnough(distance: 0.005, needed: 1e20))" == "moved 0.01 pt, needs 1e+20 pt")
    #expect(
      "\(Cause.movedTooLittle(distance: 9.999, needed: 10.05))" == "moved 10 pt, needs 10.05 pt")
    #expect(
      "\(Cause.directionMismatch(deviation: .pi / 4, limit: .pi / 6))"
        == "off course by 45°, limit 30°")
    #expect("\(Cause.tapped(count: 2))" == "2 taps")
  }
}
