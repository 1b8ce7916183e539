import Dactyl
import DactylTesting
import Testing

/// SPEC F.
@Suite struct TimeTests {
  private func contact(_ phase: TouchPhase, _ x: Double = 0) -> Contact {
    Contact(id: 1, phase: phase, position: Point(x, 0))
  }

  @Test func theHostIsToldWhenToCall() throws {
    // SPEC F1
    let longPress = LongPressGestureRecognizer()
    let test = GestureTest(longPress)
    #expect(test.window.nextDeadline == nil)
    try test.window.send(InputFrame(time: 2, contacts: [contact(.began)]))
    #expect(test.window.nextDeadline == 2.5)
    try test.window.advance(to: 2.4)
    #expect(longPress.state == .possible)
    try test.window.advance(to: 2.5)
    #expect(longPress.state == .began)
    #expect(test.window.nextDeadline == nil)
    #expect(test.window.currentTime == 2.5)
  }

  @Test func aFrameFirstMeetsTheDeadlinesBeforeIt() throws {
    // SPEC F1: at their own times, in order.
    let early = StubRecognizer("early")
    let late = StubRecognizer("late")
    for (stub, delay) in [(late, 0.3), (early, 0.2)] {
      stub.prevents = { _ in false }
      stub.onBegan = { stub, _, event in stub.deadline = event.timestamp + delay }
      stub.onDeadline = { stub, _ in stub.state = .began }
    }
    let test = GestureTest(late, early)
    try test.window.send(InputFrame(time: 0, contacts: [contact(.began)]))
    try test.window.send(InputFrame(time: 1, contacts: [contact(.ended)]))
    #expect(
      test.trace(.times)
        == "200ms early began · 300ms late began · 1000ms early ended · 1000ms late ended")
  }

  @Test func atEqualTimesTheDeadlineComesFirst() throws {
    // SPEC F1: a finger lifted exactly at the deadline has pressed long enough.
    let test = GestureTest(LongPressGestureRecognizer())
    try test.window.send(InputFrame(time: 0, contacts: [contact(.began)]))
    try test.window.send(InputFrame(time: 0.5, contacts: [contact(.ended)]))
    #expect(test.trace() == "longPress began · longPress ended")
  }

  @Test func aDeadlineInThePastIsMetWithTheNextFrame() throws {
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, _ in stub.deadline = -5 }
    stub.onDeadline = { stub, _ in stub.state = .recognized }
    let test = GestureTest(stub)
    try test.window.send(InputFrame(time: 1, contacts: [contact(.began)]))
    #expect(stub.state == .possible)
    try test.window.advance(to: 1)
    #expect(test.trace(.times) == "1000ms stub recognized")
  }

  @Test func aDeadlineThatIsAlwaysNowDoesNotHang() throws {
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, event in stub.deadline = event.timestamp }
    stub.onDeadline = { stub, time in stub.deadline = time }
    let test = GestureTest(stub)
    try test.play("down(0,0) 100ms up")
    #expect(test.window.currentTime == 0.1)
  }

  @Test func aDeadlineMayBeMovedAndTakenBack() throws {
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, event in stub.deadline = event.timestamp + 1 }
    stub.onMoved = { stub, _, event in stub.deadline = event.timestamp + 2 }
    stub.onEnded = { stub, _, _ in stub.deadline = nil }
    let test = GestureTest(stub)
    try test.play("down(0,0)")
    #expect(test.window.nextDeadline == 1)
    try test.window.send(InputFrame(time: 0.5, contacts: [contact(.moved, 1)]))
    #expect(test.window.nextDeadline == 2.5 && stub.deadline == 2.5)
    try test.window.send(InputFrame(time: 0.6, contacts: [contact(.ended, 1)]))
    #expect(test.window.nextDeadline == nil)
    #expect(!stub.heard.contains("deadline"))
  }

  @Test func oneThatWaitsNoLongerFailsBecauseAllHaveLifted() throws {
    let stub = StubRecognizer("stub")
    stub.onEnded = { stub, _, event in stub.deadline = event.timestamp + 1 }
    let test = GestureTest(stub)
    try test.play("down(0,0) 8ms up 100ms")
    stub.deadline = nil
    #expect(test.trace([.failures, .causes]) == "stub failed: all touches lifted")
  }

  @Test func aFinalStateClearsTheDeadline() throws {
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, event in
      stub.deadline = event.timestamp + 1
      stub.state = .failed
    }
    let test = GestureTest(stub)
    try test.play("down(0,0)")
    #expect(test.window.nextDeadline == nil && stub.deadline == nil)
  }

  @Test func theSameFramesGiveTheSameTransitions() throws {
    // SPEC F2: values included.
    let screen = TouchScreen()
    screen.pinch(at: Point(300, 300), from: 100, to: 260, over: 0.31, angle: 0.3)
    screen.finger().swipe(from: Point(10, 10), to: Point(300, 33))
    func transitions() throws -> [Transition] {
      let test = GestureTest(
        PinchGestureRecognizer(), PanGestureRecognizer(), TapGestureRecognizer())
      try test.replay(screen.frames)
      return test.recorder.transitions
    }
    let first = try transitions()
    #expect(first.count > 20)
    #expect(try transitions() == first)
  }

  @Test func timeMayOnlyAdvance() throws {
    let window = Window()
    try window.advance(to: 5)
    try window.advance(to: 5)
    #expect(throws: InputError(reason: .timeWentBack(from: 5, to: 4))) { try window.advance(to: 4) }
    #expect(throws: InputError(reason: .notFinite)) { try window.advance(to: .nan) }
    #expect(window.currentTime == 5)
  }

  @Test func aLateFrameIsKeptByTheHost() throws {
    // SPEC F3: stamped before a deadline that has fired, and sent at the window's time.
    let test = GestureTest(LongPressGestureRecognizer())
    let window = test.window
    try window.send(InputFrame(time: 0, contacts: [contact(.began)]))
    try window.advance(to: 0.5)
    let time = 0.49
    #expect(throws: InputError(reason: .timeWentBack(from: 0.5, to: time))) {
      try window.send(InputFrame(time: time, contacts: [contact(.ended)]))
    }
    let kept = max(time, window.currentTime)
    try window.send(InputFrame(time: kept, contacts: [contact(.ended)]))
    #expect(test.trace(.times) == "500ms longPress began · 500ms longPress ended")
  }

  @Test func timeMayBeginBelowZero() throws {
    let test = GestureTest(TapGestureRecognizer())
    try test.window.send(InputFrame(time: -10, contacts: [contact(.began)]))
    #expect(test.window.currentTime == -10)
    try test.window.send(InputFrame(time: -9.9, contacts: [contact(.ended)]))
    #expect(test.trace(.times) == "-9900ms tap recognized")
  }

  @Test func deadlinesThatAreNoTimesDoNoHarm() throws {
    // SPEC F1
    let stub = StubRecognizer("stub")
    let test = GestureTest(stub)
    stub.onBegan = { stub, _, _ in stub.deadline = .nan }
    try test.play("1: down(0,0)")
    #expect(stub.deadline == nil)
    #expect(test.window.nextDeadline == nil)
    stub.deadline = -.infinity
    // An overdue deadline fires at once; the host may ask for it.
    #expect(test.window.nextDeadline == 0)
    try test.window.advance(to: 0)
    #expect(stub.heard == ["began", "deadline"])
    #expect(test.window.nextDeadline == nil)
  }
}
