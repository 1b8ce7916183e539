import Dactyl
import DactylTesting
import Testing

/// SPEC C1–C9.
@Suite struct StateMachineTests {
  @Test func aStateSetOutsideAnyWindowMeansNothing() throws {
    let tap = TapGestureRecognizer()
    tap.state = .ended
    #expect(tap.state == .possible)
    let test = GestureTest(tap)
    #expect(try test.run("down(0,0) 50ms up") == "tap recognized")
  }

  @Test func aDiscreteGestureGoesStraightToRecognized() throws {
    // SPEC C1: recognized is another name of ended.
    let test = GestureTest(StubRecognizer.touchDown("stub"))
    try test.play("down(0,0) 8ms up")
    #expect(states(test) == [.ended, .possible])
    #expect(GestureRecognizer.State.recognized == .ended)
  }

  @Test func aContinuousGestureBeginsChangesAndEnds() throws {
    // SPEC C1
    let test = GestureTest(StubRecognizer.follower("stub"))
    try test.play("down(0,0) 8ms move(1,0) 8ms move(2,0) 8ms up")
    #expect(states(test) == [.began, .changed, .changed, .ended, .possible])
  }

  @Test func actionsRunOnBeganChangedEndedAndCancelledInOrderOfRegistration() throws {
    // SPEC C2
    let stub = StubRecognizer.follower("stub")
    let test = GestureTest(stub)
    var heard: [String] = []
    stub.addAction { heard.append("1 \($0.state)") }
    let token = stub.addAction { heard.append("2 \($0.state)") }
    try test.play("down(0,0) 8ms move(1,0) 8ms cancel")
    #expect(
      heard == [
        "1 began", "2 began", "1 changed", "2 changed", "1 cancelled", "2 cancelled",
      ])
    stub.removeAction(token)
    heard = []
    try test.play("1s down(0,0) 8ms up")
    #expect(heard == ["1 began", "1 ended"])
  }

  @Test func failingRunsNoAction() throws {
    // SPEC C2
    let stub = StubRecognizer()
    let test = GestureTest(stub)
    var count = 0
    stub.addAction { _ in count += 1 }
    stub.onBegan = { stub, _, _ in stub.state = .failed }
    #expect(try test.run("down(0,0) 8ms up", showing: .failures) == "stub failed")
    #expect(count == 0)
  }

  @Test(arguments: [
    ([GestureRecognizer.State.changed], "began", "stub set changed, read as began"),
    ([.cancelled], "failed", "stub set cancelled, read as failed"),
    ([.began, .failed], "began cancelled", "stub set failed, read as cancelled"),
    ([.began, .began], "began changed", "stub set began, read as changed"),
    ([.began, .possible], "began", "stub set possible, read as nothing"),
    ([.began, .ended, .changed], "began ended", "stub set changed, read as nothing"),
    ([.failed, .began], "failed", "stub set began, read as nothing"),
    ([.began, .cancelled, .ended], "began cancelled", "stub set ended, read as nothing"),
  ])
  func settingAStateIsForgiving(
    _ sets: [GestureRecognizer.State], _ expected: String, _ report: String
  ) throws {
    // SPEC C3: one state per event; invalid ones are reported.
    let stub = StubRecognizer("stub")
    let test = GestureTest(stub)
    try test.play("down(0,0)")
    for state in sets { stub.state = state }
    let found = test.recorder.transitions.map { "\($0.to)" }.joined(separator: " ")
    #expect(found == expected)
    #expect(test.trace(.reports).contains(report))
  }

  @Test func whatIsSetAndTakenBackInOneHandlerFails() throws {
    // SPEC C3: from possible, every bad end is a failure, and no action runs.
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, _ in
      stub.state = .began
      stub.state = .cancelled
    }
    let test = GestureTest(stub)
    #expect(try test.run("down(0,0) 8ms up", showing: .failures) == "stub failed")
  }

  @Test func aRecognizerReadsBackWhatItHasSet() throws {
    let stub = StubRecognizer("stub")
    var read: [GestureRecognizer.State] = []
    stub.onBegan = { stub, _, _ in
      stub.state = .began
      read.append(stub.state)
      stub.state = .ended
      read.append(stub.state)
    }
    let test = GestureTest(stub)
    #expect(try test.run("down(0,0) 8ms up") == "stub began · stub ended")
    #expect(read == [.began, .ended])
  }

  @Test func theViewThenTheDelegateAreAskedExactlyOnceWhetherToBegin() throws {
    // SPEC C4
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box")
    let pan = PanGestureRecognizer()
    let delegate = StubDelegate()
    pan.delegate = delegate
    box.addGestureRecognizer(pan)
    var asked: [String] = []
    box.shouldBegin = {
      asked.append("view \($0.state)"); return true
    }
    delegate.begins = {
      asked.append("delegate \($0.state)"); return true
    }
    try test.play("down(0,0) 8ms move(5,0)")
    #expect(asked == [])
    try test.play([
      InputFrame(time: 0.01, contacts: [Contact(id: 1, phase: .moved, position: Point(20, 0))]),
      InputFrame(time: 0.02, contacts: [Contact(id: 1, phase: .moved, position: Point(40, 0))]),
      InputFrame(time: 0.03, contacts: [Contact(id: 1, phase: .ended, position: Point(40, 0))]),
    ])
    #expect(asked.count == 2)
    #expect(asked[0].hasPrefix("view") && asked[1].hasPrefix("delegate"))
  }

  @Test func whoIsNotAllowedToBeginFails() throws {
    // SPEC C4
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box")
    let pan = PanGestureRecognizer()
    let delegate = StubDelegate()
    pan.delegate = delegate
    box.addGestureRecognizer(pan)
    let drag = "down(0,0) 8ms move(20,0) 8ms up 1s"
    box.shouldBegin = { _ in false }
    #expect(
      try test.run(drag, showing: [.failures, .causes]) == "pan failed: refused by the view")
    box.shouldBegin = { _ in true }
    delegate.begins = { _ in false }
    test.clear()
    #expect(
      try test.run(drag, showing: [.failures, .causes]) == "pan failed: refused by the delegate")
  }

  @Test func afterItsEndItHearsNothingUntilReset() throws {
    // SPEC C5
    let stub = StubRecognizer("stub")
    stub.onMoved = { stub, _, _ in stub.state = .failed }
    let test = GestureTest(stub)
    try test.play(
      "1: down(0,0) 8ms move(1,0) 8ms move(2,0) 32ms up; 2: 24ms down(50,0) 8ms up 8ms")
    #expect(stub.heard == ["began", "moved", "reset"])
    try test.play("down(0,0) 8ms up")
    #expect(stub.heard == ["began", "moved", "reset", "began", "ended", "reset"])
  }

  @Test func resetComesWhenTheTouchesHaveLiftedAndReadsTheFinalState() throws {
    // SPEC C6
    let stub = StubRecognizer.touchDown("stub")
    var read: [GestureRecognizer.State] = []
    stub.onReset = { read.append($0.state) }
    let test = GestureTest(stub)
    try test.play("down(0,0) 8ms move(1,0)")
    #expect(read == [] && stub.state == .ended)
    test.window.cancelAllTouches()
    #expect(read == [.ended] && stub.state == .possible)
  }

  @Test func settingAStateInResetDoesNothing() throws {
    // SPEC C6
    let stub = StubRecognizer.touchDown("stub")
    stub.onReset = { $0.state = .began }
    let test = GestureTest(stub)
    #expect(try test.run("down(0,0) 8ms up") == "stub recognized")
    #expect(stub.state == .possible)
  }

  @Test func itDecidesAsLongAsItHasTouchesAndIsPossible() throws {
    let stub = StubRecognizer("stub")
    stub.onMoved = { stub, _, _ in stub.state = .began }
    let test = GestureTest(stub)
    #expect(!stub.isDeciding)
    try test.play("down(0,0) 8ms")
    #expect(stub.isDeciding)
    try test.window.send(
      InputFrame(time: 0.1, contacts: [Contact(id: 1, phase: .moved, position: Point(9, 9))]))
    #expect(!stub.isDeciding)
  }

  @Test func resetWaitsForThoseTiedByARequirement() throws {
    // SPEC C6: the first lifts and fails; the other, which waits for it, is still undecided.
    let first = StubRecognizer("first")
    let second = StubRecognizer("second")
    second.require(toFail: first)
    first.onMoved = { stub, _, _ in stub.state = .failed }
    second.onEnded = { stub, _, event in stub.deadline = event.timestamp + 0.2 }
    let test = GestureTest(first, second)
    try test.play("down(0,0) 8ms move(1,0) 8ms up 100ms")
    #expect(!first.heard.contains("reset"))
    try test.play("200ms")
    #expect(first.heard.contains("reset") && second.heard.contains("reset"))
  }

  @Test func whoIsStillPossibleWhenAllHasLiftedFails() throws {
    // SPEC C7
    let test = GestureTest(StubRecognizer("stub"))
    #expect(
      try test.run("down(0,0) 8ms up", showing: [.failures, .causes])
        == "stub failed: all touches lifted")
  }

  @Test func whoWaitsForADeadlineDoesNotFail() throws {
    // SPEC C7
    let stub = StubRecognizer("stub")
    stub.onEnded = { stub, _, event in stub.deadline = event.timestamp + 0.1 }
    stub.onDeadline = { stub, _ in stub.state = .recognized }
    let test = GestureTest(stub)
    #expect(
      try test.run("down(0,0) 8ms up", showing: .times) == "108ms stub recognized")
  }

  @Test func whoseDeadlinePassesUnusedFails() throws {
    // SPEC C7
    let stub = StubRecognizer("stub")
    stub.onEnded = { stub, _, event in stub.deadline = event.timestamp + 0.1 }
    let test = GestureTest(stub)
    #expect(
      try test.run("down(0,0) 8ms up", showing: [.failures, .causes, .times])
        == "108ms stub failed: all touches lifted")
  }

  @Test func whoHasBegunAndSaysNothingMovesToChanged() throws {
    // SPEC C8
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, _, _ in stub.state = .began }
    let test = GestureTest(stub)
    try test.play("down(0,0) 8ms move(1,0) 8ms move(2,0) 8ms up")
    #expect(states(test) == [.began, .changed, .ended, .possible])
  }

  @Test func disablingAndRemovingFailOrCancel() throws {
    // SPEC C9
    for end in [
      { (_: GestureTest, stub: GestureRecognizer) in stub.isEnabled = false },
      { test, stub in test.view.removeGestureRecognizer(stub) },
      { test, _ in test.view.removeFromSuperview() },
    ] {
      let follower = StubRecognizer.follower("follower")
      let waiting = StubRecognizer("waiting")
      follower.prevents = { _ in false }
      let test = GestureTest(follower, waiting)
      var actions = 0
      follower.addAction { _ in actions += 1 }
      try test.play("down(0,0)")
      end(test, follower)
      end(test, waiting)
      #expect(test.trace(.failures) == "follower began · follower cancelled · waiting failed")
      #expect(actions == 2)
      #expect(follower.state == .possible && waiting.state == .possible)
    }
  }

  @Test func anIgnoredTouchLeavesTheRecognizerOnly() throws {
    // SPEC C10
    let stub = StubRecognizer("stub")
    stub.onBegan = { stub, touches, event in
      for touch in touches where touch.contactID == 2 { stub.ignore(touch, for: event) }
    }
    let test = GestureTest(stub)
    test.view.isMultipleTouchEnabled = true
    let trace = try test.run(
      "1: down(0,0) 32ms up; 2: 8ms down(50,0) 8ms move(60,0) 8ms up", showing: .views)
    #expect(
      trace
        == "view touchesBegan · view touchesBegan · view touchesMoved · view touchesEnded · view touchesEnded"
    )
    #expect(stub.heard == ["began", "began", "ended", "reset"])
  }

  @Test func whoIgnoresItsLastTouchIsDone() throws {
    // SPEC C10: as if all had lifted, though the finger stays down.
    let stub = StubRecognizer.follower("stub")
    stub.onMoved = { stub, touches, event in
      for touch in touches { stub.ignore(touch, for: event) }
    }
    let test = GestureTest(stub)
    try test.play("1: down(0,0) 8ms move(9,0) 8ms")
    #expect(test.trace(.causes) == "stub began: no cause stated · stub ended: all touches lifted")
    #expect(stub.state == .possible)
    #expect(stub.location(in: nil) == Point(9, 0), "its last place")
    try test.play("2: down(50,0)")
    #expect(test.trace() == "stub began · stub ended · stub began")
  }

  @Test func ignoringOutsideOfAHandlerIsTheSame() throws {
    // SPEC C10
    let stub = StubRecognizer("stub")
    var kept: (Touch, Event)?
    stub.onBegan = { _, touches, event in kept = (touches.first!, event) }
    let test = GestureTest(stub)
    try test.play("1: down(0,0) 8ms")
    stub.ignore(kept!.0, for: kept!.1)
    #expect(stub.state == .possible && stub.touches.isEmpty)
    #expect(test.trace([.failures, .resets]) == "stub failed · stub reset")
  }

  @Test func theLocationIsTheCentreAndStaysAfterTheLastLift() throws {
    // SPEC C11
    let stub = StubRecognizer("stub")
    var places: [Point] = []
    stub.onMoved = { stub, _, _ in places.append(stub.location(in: nil)) }
    stub.onEnded = { stub, _, _ in places.append(stub.location(in: nil)) }
    stub.onReset = { places.append($0.location(in: nil)) }
    let test = GestureTest(stub)
    try test.play("1: down(0,0) 8ms move(10,0) 8ms up; 2: down(100,40) 24ms up")
    #expect(places == [Point(55, 20), Point(55, 20), Point(100, 40), Point(100, 40)])
    #expect(stub.location(in: nil) == Point(100, 40))
    #expect(stub.touchLocation(at: 0, in: nil) == nil)
  }

  @Test func placesOfTouchesAreTheirsInAnyView() throws {
    // SPEC C11
    let stub = StubRecognizer("stub")
    let test = GestureTest(stub)
    let box = test.add(View(frame: Rect(x: 50, y: 0, width: 50, height: 50)), named: "box")
    try test.play("1: down(0,0); 2: down(60,10)")
    #expect(stub.numberOfTouches == 2)
    #expect(stub.location(ofTouch: 1, in: nil) == Point(60, 10))
    #expect(stub.touchLocation(at: 1, in: box) == Point(10, 10))
    #expect(stub.touchLocation(at: 2, in: box) == nil)
    #expect(stub.touchLocation(at: -1, in: box) == nil)
  }

  private func states(_ test: GestureTest) -> [GestureRecognizer.State] {
    test.recorder.transitions.map(\.to)
  }
}
