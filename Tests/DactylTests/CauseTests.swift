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
    let own = Cause.custom("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum)
    stub.onBegan = { stub, _, _ in stub.fail(because: own) }
    let test = GestureTest(stub)
    #expect(
      try test.run("down(0,0) 8ms up", showing: [.failures, .causes])
        == "stub failed: cornerTooBlunt: 2.5, limit 1")
    #expect(own != .custom("cornerTooSharp", value: 2.5, limit: 1, sense: .maximum))
    #expect(own != .custom("cornerTooBlunt", value: 2.5, limit: 1, sense: .minimum))
    #expect(own == .custom("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum))
    let least = Cause.custom("cornerTooSharp", value: 0.5, limit: 1, sense: .minimum)
    #expect("\(least)" == "cornerTooSharp: 0.5, needs 1")
    #expect("\(Cause.custom("steady"))" == "steady")
  }

  @Test func causesTellWhatTheirNumberWasComparedWith() {
    let enough = Cause.movedEnough(distance: 12, needed: 10)
    #expect((enough.code, enough.value, enough.limit, enough.sense) == (1, 12, 10, .minimum))
    let far = Cause.movedTooFar(distance: 12, limit: 10)
    #expect((far.code, far.value, far.limit, far.sense) == (.movedTooFar, 12, 10, .maximum))
    #expect(Cause.tapped(count: 1).sense == .none && Cause.tapped(count: 1).limit.isNaN)
    let own = Cause.custom("mine", code: 1000, value: 1, limit: 2, sense: .minimum)
    #expect((own.code, own.value, own.limit, own.sense) == (1000, 1, 2, .minimum))
    #expect(Cause.custom("mine").code == 30)
  }

  @Test func aNumberAndItsLimitPrintAlikeOnlyIfTheyAreEqual() {
    #expect("\(Cause.movedTooFar(distance: 45.004, limit: 45))" == "moved 45.004 pt, limit 45 pt")
    #expect(
      "\(Cause.movedTooFar(distance: 45.000001, limit: 45))" == "moved 45.000001 pt, limit 45 pt")
    #expect("\(Cause.movedEnough(distance: 10, needed: 10))" == "moved 10 pt, needs 10 pt")
    #expect(
      "\(Cause.movedTooFar(distance: 1234567.891, limit: 45))" == "moved 1234567.89 pt, limit 45 pt"
    )
  }

  @Test func causesAreToldApartByTheirCode() {
    func words(_ cause: Cause) -> String {
      switch cause.code {
      case .movedTooFar: "too far by \(cause.value - cause.limit)"
      case .lifted: "lifted"
      case 1000: "mine"
      default: "else"
      }
    }
    #expect(words(.movedTooFar(distance: 12, limit: 10)) == "too far by 2.0")
    #expect(words(.lifted) == "lifted" && words(.reset) == "else")
    #expect(words(.custom("mine", code: 1000)) == "mine")
  }

  @Test func causesWithoutNumbersAreEqualToThemselves() {
    #expect(Cause.updated == .updated && Cause.updated != .lifted)
    #expect(Cause.updated.hashValue == Cause.updated.hashValue)
    #expect(Cause.updated.value.isNaN && Cause.updated.limit.isNaN)
    let tap = RecognizerID(number: 1, kind: "tap")
    #expect(Cause.prevented(by: tap) == .prevented(by: RecognizerID(number: 1, kind: "pan")))
    #expect(Cause.prevented(by: tap) != .prevented(by: RecognizerID(number: 2, kind: "tap")))
    #expect(Cause.prevented(by: tap) != .requirementRecognized(tap))
    #expect(Cause.prevented(by: tap).other == tap && Cause.lifted.other == nil)
    #expect("\(Cause.prevented(by: tap))" == "prevented by tap 1")
    // Its code is one that speaks of a recogniser, which an own cause does not.
    #expect(Cause.custom("mine", code: 20, value: 1, limit: 2, sense: .minimum).other == nil)
  }

  @Test func everyCodeOfDactylHasALabel() {
    for code in Int32(1)...37 where code != 30 {
      #expect("\(Cause(Cause.Code(rawValue: code)).label)" != "custom")
    }
    #expect(
      "\(Cause.lifted.label)" == "lifted" && "\(Cause(Cause.Code(rawValue: 999)).label)" == "custom"
    )
    #expect("\(Cause.custom("mine", code: 7).label)" == "mine")
    #expect("\(Cause.held(duration: 1, needed: 2).valueName)" == "duration")
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
