import Dactyl
import DactylTesting
import Testing

@Suite struct TraceTests {
  @Test func aPanIsTracedWithItsTranslation() throws {
    let test = GestureTest(PanGestureRecognizer())
    #expect(
      try test.run("1: down(0,0) 16ms move(12,0) 16ms up") == "pan began(2,0) · pan ended")
  }

  @Test func changesCollapseToTheLastOfEach() throws {
    let pan = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    let delegate = StubDelegate()
    delegate.isSimultaneous = { _, _ in true }
    pan.delegate = delegate
    let test = GestureTest(pan, pinch)
    let trace = try test.run(
      "1: down(0,0) move(0,0 over 200ms) up; 2: down(100,0) move(300,0 over 200ms) up")
    #expect(
      trace
        == "pinch began(×1.01) · pinch changed(×1.2) · pan began(2.5,0) · pinch changed(×3) · pan changed(90,0) · pinch ended · pan ended"
    )
  }

  @Test func aValueIsShownOnlyWhereItIsNew() throws {
    let test = GestureTest(PanGestureRecognizer())
    #expect(
      try test.run("1: down(0,0) 8ms move(12,0) 8ms up 1s down(0,0) 8ms move(12,0) 8ms up")
        == "pan began(2,0) · pan ended · pan began(2,0) · pan ended")
  }

  @Test func nameGoesBeforeKind() throws {
    let tap = TapGestureRecognizer()
    tap.name = "select"
    let test = GestureTest(tap)
    #expect(try test.run("down(0,0) 8ms up") == "select recognized")
  }

  @Test func contentIsAdded() throws {
    let test = GestureTest(TapGestureRecognizer(), PanGestureRecognizer())
    try test.run("down(0,0) 8ms move(30,0) 8ms up")
    #expect(test.trace() == "pan began(20,0) · pan ended")
    #expect(test.trace(.failures) == "pan began(20,0) · tap failed · pan ended")
    #expect(
      test.trace([.failures, .causes])
        == "pan began(20,0): moved 30 pt, needs 10 pt · tap failed: prevented by pan · pan ended: lifted"
    )
    #expect(test.trace(.times) == "8ms pan began(20,0) · 16ms pan ended")
    #expect(test.trace(.resets) == "pan began(20,0) · pan ended · pan reset · tap reset")
    #expect(
      test.trace(.views)
        == "view touchesBegan · pan began(20,0) · view touchesCancelled · pan ended")
    test.clear()
    #expect(test.trace([.failures, .views]) == "")
  }

  @Test func whatAWindowIsSentCanBeReplayed() throws {
    // Three lines: record, replay, compare.
    let recorded = GestureTest(PanGestureRecognizer(), LongPressGestureRecognizer())
    try recorded.run(
      "1: 5ms down(50,50) 700ms move(90,50 over 100ms) up 1s down(0,0) 8ms move(20,0) 8ms up")

    let replayed = GestureTest(PanGestureRecognizer(), LongPressGestureRecognizer())
    try replayed.replay(recorded.recorder.frames)
    #expect(
      replayed.trace([.causes, .times, .views]) == recorded.trace([.causes, .times, .views]))
    #expect(replayed.recorder.transitions == recorded.recorder.transitions)
    #expect(!replayed.recorder.transitions.isEmpty)
  }

  @Test func refusedFramesAreNotRecorded() throws {
    let test = GestureTest()
    try test.play("1: down(0,0)")
    #expect(throws: InputError.self) { try test.play("1: down(0,0)") }
    #expect(test.recorder.frames.count == 1)
  }

  @Test func aRecognizerOfOnesOwnMayShowItsValue() throws {
    final class Dial: GestureRecognizer, TraceValued {
      var traceValue: String { "seven" }
      override func touchesBegan(_ touches: TouchSet, with event: Event) { state = .began }
    }
    let test = GestureTest(Dial())
    #expect(try test.run("down(0,0) 8ms up") == "gesture began(seven) · gesture ended")
  }

  @Test func anExistingWindowCanBeTested() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addGestureRecognizer(TapGestureRecognizer())
    try window.advance(to: 100)
    let test = GestureTest(window: window)
    #expect(
      try test.run("down(5,5) 50ms up", showing: [.times, .views])
        == "100000ms window touchesBegan · 100050ms tap recognized · 100050ms window touchesCancelled"
    )
  }

  @Test func tapsOfSeveralTapsOrFingersAreToldApart() throws {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let test = GestureTest(single, double)
    #expect(
      try test.run("down(50,50) 60ms up 100ms down 60ms up 1s down 60ms up")
        == "doubleTap recognized · tap recognized")
    let pair = TapGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    #expect(
      try GestureTest(pair).run("1: down(0,0) 60ms up; 2: down(90,0) 60ms up")
        == "twoFingerTap recognized")
  }

  /// SPEC D8
  @Test func reportsShowTouchesThatAreLockedOut() throws {
    let test = GestureTest(PinchGestureRecognizer())
    #expect(
      try test.run(
        "1: down(0,0) 30ms up; 2 pencil: down(100,0) 8ms move(200,0) 22ms up", showing: .reports)
        == "pinch leaves out a pencil: its other touches are of another kind")
  }
}
