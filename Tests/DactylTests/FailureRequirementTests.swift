import Dactyl
import DactylTesting
import Testing

/// SPEC D5–D7.
@Suite struct FailureRequirementTests {
  private let single = TapGestureRecognizer()
  private let double = TapGestureRecognizer()
  private let triple = TapGestureRecognizer()
  private let tap = "down(100,100) 60ms up"

  init() {
    single.name = "single"
    double.name = "double"
    triple.name = "triple"
    double.numberOfTapsRequired = 2
    triple.numberOfTapsRequired = 3
    single.require(toFail: double)
    double.require(toFail: triple)
  }

  @Test func theDependentProceedsWhenTheOtherFails() throws {
    // SPEC D5: after the interval in which the second tap could have come.
    let test = GestureTest(single, double)
    #expect(try test.run(tap, showing: [.times, .causes]) == "410ms single recognized: 1 tap")
  }

  @Test func theDependentFailsWhenTheOtherRecognizes() throws {
    // SPEC D5
    let test = GestureTest(single, double)
    #expect(
      try test.run("\(tap) 180ms \(tap)", showing: [.times, .causes, .failures])
        == "300ms double recognized: 2 taps · 300ms single failed: double had to fail and recognized"
    )
  }

  /// Regression of 165b7669: the dependent stayed held back for ever when the other ignored the
  /// touch.
  @Test func theDependentProceedsWhenTheOtherLetsTheTouchGo() throws {
    // SPEC D5, C10: a recogniser that no longer waits holds nothing back from the view.
    let press = LongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    let other = StubRecognizer("other")
    other.onBegan = { other, _, _ in other.deadline = 1000 }
    other.onMoved = { other, touches, event in other.ignore(touches.first!, for: event) }
    press.require(toFail: other)
    let test = GestureTest(press, other)
    let trace = try test.run("down(0,0) 600ms move(1,0) 8ms up", showing: [.times, .views])
    #expect(
      trace == """
        0ms view touchesBegan · 600ms longPress began · 600ms longPress changed · \
        600ms view touchesMoved · 608ms longPress ended · 608ms view touchesEnded
        """)
  }

  @Test func theDependentProceedsWhenNothingIsRequiredAnyMore() throws {
    // SPEC D5
    let test = GestureTest(single, double)
    try test.play(tap)
    single.removeRequirement(toFail: double)
    #expect(test.trace(.failures) == "single recognized")
    #expect(single.state == .possible)
  }

  @Test func nobodyWaitsForOneThatIsRequiredNoMore() throws {
    // SPEC D5: whoever required it and has gone since is not asked.
    var gone: TapGestureRecognizer? = TapGestureRecognizer()
    gone?.require(toFail: double)
    let another = TapGestureRecognizer()
    another.require(toFail: double)
    another.removeRequirement(toFail: double)
    another.removeRequirement(toFail: double)
    gone = nil
    double.forgetDependents()
    #expect(single.failureRequirements.isEmpty)
    #expect(double.failureRequirements == [triple])
    let test = GestureTest(single, double)
    #expect(try test.run(tap, showing: .times) == "60ms single recognized")
  }

  @Test func aHeldBackRecognizerIsStillPossibleToOthers() throws {
    // SPEC D5
    let test = GestureTest(single, double)
    try test.play(tap)
    #expect(single.state == .possible)
    #expect(test.recorder.transitions.isEmpty)
  }

  @Test func requirementsChain() throws {
    // SPEC D5
    let test = GestureTest(single, double, triple)
    #expect(try test.run(tap, showing: .times) == "410ms single recognized")
    test.clear()
    try test.play("1s")
    #expect(try test.run("\(tap) 100ms \(tap)") == "double recognized")
    test.clear()
    try test.play("1s")
    #expect(try test.run("\(tap) 100ms \(tap) 100ms \(tap)") == "triple recognized")
    test.clear()
    try test.play("1s")
    #expect(
      try test.run("\(tap) 100ms \(tap) 100ms \(tap) 100ms \(tap)")
        == "triple recognized · single recognized")
  }

  @Test func aSecondTapFarAwayMakesTwoTaps() throws {
    // SPEC D5: the second tap fails the double tap, which frees the first tap; the second is the
    // next.
    let test = GestureTest(single, double)
    #expect(
      try test.run("\(tap) 100ms down(160,100) 60ms up", showing: .times)
        == "160ms single recognized · 220ms single recognized")
    #expect(single.location(in: nil) == Point(160, 100))
  }

  @Test func aThirdTapBeginsAnew() throws {
    let test = GestureTest(single, double)
    #expect(
      try test.run("\(tap) 100ms \(tap) 100ms \(tap)", showing: .times)
        == "220ms double recognized · 730ms single recognized")
  }

  @Test func nothingIsRequiredOfWhoHasNoTouch() throws {
    // SPEC D5
    double.delegate = nil
    let test = GestureTest(single)
    test.add(
      View(frame: Rect(x: 500, y: 0, width: 9, height: 9)), named: "away", recognizers: [double])
    #expect(try test.run(tap, showing: .times) == "60ms single recognized")
  }

  @Test func aHeldBackGestureDeliversBeganBeforeItsPresentState() throws {
    // SPEC D5. The press fails in the same frame in which the pan moves on.
    let longPress = LongPressGestureRecognizer()
    longPress.allowableMovement = 30
    let pan = PanGestureRecognizer()
    pan.require(toFail: longPress)
    var read: [GestureRecognizer.State] = []
    pan.addAction { read.append($0.state) }
    let test = GestureTest(longPress, pan)
    let trace = try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms move(50,0) 8ms up")
    #expect(trace == "pan began(30,0) · pan changed(40,0) · pan ended")
    #expect(read == [.began, .changed, .changed, .ended])
  }

  @Test func aHeldBackGestureThatIsOverDeliversBeganAndEnded() throws {
    // SPEC D5: the pan is over before the other fails; nothing is counted twice.
    let stub = StubRecognizer("stub")
    stub.onEnded = { stub, _, event in stub.deadline = event.timestamp + 0.2 }
    let pan = PanGestureRecognizer()
    pan.require(toFail: stub)
    let test = GestureTest(stub, pan)
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up", showing: .times)
        == "224ms pan began(30,0) · 224ms pan ended")
  }

  @Test func aHeldBackGestureThatIsCancelledFails() throws {
    // SPEC D5, C2: what never began is not cancelled.
    let stub = StubRecognizer("stub")
    stub.onCancelled = { stub, _, event in stub.deadline = event.timestamp + 0.2 }
    let pan = PanGestureRecognizer()
    pan.require(toFail: stub)
    let test = GestureTest(stub, pan)
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms cancel", showing: [.failures, .times])
        == "16ms pan failed · 216ms stub failed")
  }

  @Test func aHeldBackGestureIsPreventedWhenAThirdBegins() throws {
    // SPEC D2, D5
    let stub = StubRecognizer("stub")
    let third = PanGestureRecognizer()
    third.name = "third"
    third.minimumDistance = 30
    let pan = PanGestureRecognizer()
    pan.require(toFail: stub)
    let test = GestureTest(stub, third, pan)
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up")
        == "third began(10,0) · third ended")
  }

  @Test func requiringSaysWhetherItHolds() {
    // SPEC D7
    let (one, other) = (StubRecognizer("one"), StubRecognizer("other"))
    #expect(one.require(toFail: other))
    #expect(one.require(toFail: other))
    #expect(!other.require(toFail: one) && !one.require(toFail: one))
  }

  @Test func whoWaitsAsksAboutEachOtherOnce() throws {
    // SPEC D6
    let waiter = StubRecognizer.follower("waiter")
    let (awaited, bystander) = (StubRecognizer("awaited"), StubRecognizer("bystander"))
    var questions = 0
    waiter.waits = { other in
      if other === bystander { questions += 1 }
      return other === awaited
    }
    bystander.onMoved = { _, _, _ in }
    let test = GestureTest(bystander, awaited, waiter)
    try test.play("down(0,0) 8ms move(1,0) 8ms move(2,0) 8ms move(3,0)")
    #expect(questions == 1)
    #expect(waiter.state == .possible, "it waits for the one about which it was asked last")
    test.window.cancelAllTouches()
    try test.play("down(0,0) 8ms move(1,0) 8ms move(2,0)")
    #expect(questions == 2, "in each attempt")
  }

  @Test func subclassAndDelegateMakeTheSameEdgeAtRunTime() throws {
    // SPEC D6: four ways to say it.
    for way in 0..<4 {
      let waiter = StubRecognizer.follower("waiter")
      let other = StubRecognizer("other")
      let delegate = StubDelegate()
      var questions = 0
      switch way {
      case 0:
        waiter.waits = {
          questions += 1; return $0 === other
        }
      case 1:
        other.isAwaited = {
          questions += 1; return $0 === waiter
        }
      case 2:
        delegate.requires = {
          questions += 1; return $0 === waiter && $1 === other
        }
        waiter.delegate = delegate
      default:
        delegate.isRequired = {
          questions += 1; return $0 === other && $1 === waiter
        }
        other.delegate = delegate
      }
      other.onMoved = { stub, _, _ in stub.state = .failed }
      let test = GestureTest(waiter, other)
      #expect(
        try test.run("down(0,0) 8ms move(1,0) 8ms move(2,0) 8ms up", showing: [.failures, .times])
          == "8ms other failed · 8ms waiter began · 16ms waiter changed · 24ms waiter ended",
        "way \(way)")
      // Each pair asks once per attempt; the reverse is another pair.
      #expect(questions <= 2, "way \(way)")
    }
  }

  @Test func aCycleIsRefusedAndNamed() throws {
    // SPEC D7: only who is part of it.
    let aside = StubRecognizer("aside")
    single.removeRequirement(toFail: double)
    single.require(toFail: aside)
    single.require(toFail: double)
    let test = GestureTest(single, double, triple)
    #expect(!triple.require(toFail: single))
    #expect(triple.failureRequirements.isEmpty)
    #expect(test.trace(.reports) == "cycle refused: triple → single → double")
  }

  @Test func requiringOneselfIsRefusedAndReported() throws {
    // SPEC D7
    let test = GestureTest(single)
    #expect(!single.require(toFail: single))
    #expect(single.failureRequirements == [double])
    #expect(test.trace(.reports) == "cycle refused: single")
  }

  @Test func aCycleAtRunTimeIsRefusedAndNamed() throws {
    // SPEC D7: each waits for the other; the second edge is refused.
    let one = StubRecognizer.touchDown("one")
    let two = StubRecognizer.touchDown("two")
    one.waits = { _ in true }
    two.waits = { _ in true }
    let test = GestureTest(one, two)
    let trace = try test.run("down(0,0) 8ms up", showing: .reports)
    #expect(trace.contains("cycle refused: one → two"))
    #expect(trace.contains("one recognized"))
  }

  @Test func aRequirementCanBeTakenBack() throws {
    single.removeRequirement(toFail: double)
    let test = GestureTest(double, single)
    #expect(try test.run(tap, showing: .times) == "60ms single recognized")
  }

  /// SPEC D5, E14
  @Test func whoWasHeldBackTellsWhenItsTouchHappened() throws {
    let tap = TapGestureRecognizer()
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    var times: [Double] = []
    tap.addAction { times.append($0.touchTime) }
    let test = GestureTest(tap, doubleTap)
    try test.run("down(0,0) 60ms up")
    #expect(times == [0.06])
    let recognized = test.recorder.transitions.filter { $0.to == .ended }
    #expect(recognized.map(\.touchTime) == [0.06])
    #expect(recognized.map { $0.time > 0.4 } == [true])
  }

  @Test func whoIsInterruptedWhileItIsAskedWhetherItWaitsDoesNotWait() throws {
    // SPEC C9, D6
    let stub = StubRecognizer.follower("stub")
    let other = StubRecognizer("other")
    stub.waits = { _ in
      stub.isEnabled = false
      return true
    }
    let test = GestureTest(other, stub)
    try test.play("down(0,0) 8ms move(1,0) 8ms up")
    #expect(stub.state == .possible)
    #expect(other.state == .possible)
    #expect(stub.heard == ["began", "reset"])
  }
}
