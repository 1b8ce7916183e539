import Dactyl
import DactylTesting
import Testing

/// SPEC D3: recognisers declared to recognise simultaneously.
@Suite struct SimultaneityTests {
  private let pinch = PinchGestureRecognizer()
  private let pan = PanGestureRecognizer()
  private let spreadAndShift = """
    1: down(100,100) move(20,160 over 200ms) up
    2: down(200,100) move(280,160 over 200ms) up
    """

  private func kinds(_ test: GestureTest) throws -> [String] {
    try test.run(spreadAndShift)
    return test.recorder.transitions.filter { $0.to == .began }.map { "\($0.recognizer)" }
  }

  @Test func oneOfTwoIsEnoughWithoutDelegate() throws {
    pinch.recognizeSimultaneously(with: pan)
    #expect(try kinds(GestureTest(pan, pinch)).count == 2)
  }

  @Test func withoutItOnePreventsTheOther() throws {
    #expect(try kinds(GestureTest(pan, pinch)).count == 1)
  }

  @Test func namingAnotherLeavesTheFirst() throws {
    pinch.recognizeSimultaneously(with: pan)
    pinch.recognizeSimultaneously(with: RotationGestureRecognizer())
    #expect(try kinds(GestureTest(pan, pinch)).count == 2)
  }

  @Test func itCanBeTakenBackFromEitherSide() throws {
    pinch.recognizeSimultaneously(with: pan)
    pan.stopRecognizingSimultaneously(with: pinch)
    #expect(try kinds(GestureTest(pan, pinch)).count == 1)
  }

  @Test func oneMayRecogniseBesideAllOthers() throws {
    pan.recognizesSimultaneouslyWithAll = true
    #expect(try kinds(GestureTest(pan, pinch)).count == 2)
    pan.recognizesSimultaneouslyWithAll = false
    #expect(try kinds(GestureTest(pan, pinch)).count == 1)
    pan.recognizesSimultaneouslyWithAll = true
    pan.forgetRelations(with: nil)
    #expect(try kinds(GestureTest(pan, pinch)).count == 1)
  }

  @Test func othersNamedTogetherStillPreventEachOther() throws {
    let second = PanGestureRecognizer()
    pinch.recognizeSimultaneously(with: pan, second)
    #expect(try kinds(GestureTest(pan, second, pinch)).count == 2)
  }

  @Test func thoseThatNameEachOtherAreFreed() {
    weak var gone: PanGestureRecognizer?
    do {
      let first = PanGestureRecognizer()
      let second = PanGestureRecognizer()
      first.recognizeSimultaneously(with: second)
      second.recognizeSimultaneously(with: first)
      gone = first
    }
    #expect(gone == nil)
  }

  @Test func whatMayRecogniseTogetherIsNoConflict() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addGestureRecognizer(pan)
    let second = PanGestureRecognizer()
    window.addGestureRecognizer(second)
    #expect(window.conflicts().count == 1)
    pan.recognizeSimultaneously(with: second)
    #expect(window.conflicts().isEmpty)
  }
}
