import Dactyl
import DactylTesting
import Testing

/// SPEC D1–D4, D8.
@Suite struct ArbitrationTests {
  private let drag = "down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up"

  @Test func theFirstToBeginWins() throws {
    // SPEC D2
    let quick = PanGestureRecognizer()
    quick.name = "quick"
    let slow = PanGestureRecognizer()
    slow.name = "slow"
    slow.minimumDistance = 30
    let test = GestureTest(quick, slow)
    #expect(
      try test.run(drag, showing: [.failures, .causes])
        == "quick began(10,0): moved 20 pt, needs 10 pt · slow failed: prevented by quick · quick changed(30,0): fingers moved on · quick ended: lifted"
    )
  }

  @Test func theDeeperWinsThoughItsFingerCameLater() throws {
    // SPEC D1
    let (outer, inner) = (StubRecognizer(), StubRecognizer())
    (outer.name, inner.name) = ("outer", "inner")
    for stub in [outer, inner] { stub.onMoved = { stub, _, _ in stub.state = .recognized } }
    let test = GestureTest(outer)
    test.view.isMultipleTouchEnabled = true
    let box = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    test.add(box, named: "box", recognizers: [inner])
    let trace = try test.run(
      "1: down(300,300) 116ms move(310,300) 8ms up; 2: 100ms down(50,50) 16ms move(60,50) 8ms up",
      showing: .failures)
    #expect(trace == "inner recognized · outer failed")
  }

  @Test func ofTwoInOneEventTheDeeperAndTheLaterAddedWins() throws {
    // SPEC D1
    let one = StubRecognizer.touchDown("one")
    let two = StubRecognizer.touchDown("two")
    let test = GestureTest(one, two)
    #expect(try test.run("down(0,0) 8ms up", showing: .failures) == "two recognized · one failed")
    let deep = StubRecognizer.touchDown("deep")
    test.add(View(frame: test.view.bounds), named: "box", recognizers: [deep])
    test.clear()
    #expect(
      try test.run("1s down(0,0) 8ms up", showing: .failures)
        == "deep recognized · two failed · one failed")
  }

  @Test func onlyThoseThatShareATouchArePrevented() throws {
    // SPEC D2: siblings do not meet.
    let left = StubRecognizer.follower("left")
    let right = StubRecognizer.follower("right")
    let test = GestureTest()
    test.add(
      View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "left", recognizers: [left])
    test.add(
      View(frame: Rect(x: 50, y: 0, width: 50, height: 50)), named: "right", recognizers: [right])
    #expect(
      try test.run("1: down(5,5) 20ms up; 2: 8ms down(55,5) 20ms up")
        == "left began · right began · left ended · right ended")
  }

  @Test func whoComesLateToATouchIsPreventedToo() throws {
    // SPEC D2: the second tap frees the single tap, which would count it as its next, but it is
    // already taken.
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let down = StubRecognizer.touchDown("down")
    let delegate = StubDelegate()
    delegate.receives = { _, touch in touch.downPosition.x > 100 }
    down.delegate = delegate
    let test = GestureTest(single, double, down)
    #expect(
      try test.run("down(0,0) 50ms up 50ms down(200,0) 50ms up", showing: .times)
        == "100ms tap recognized · 100ms down recognized")
  }

  @Test func whoIsActiveSurvivesAndTheNewcomerFails() throws {
    // SPEC D2: the first cannot prevent the second, but the second, once active, prevents the
    // first.
    let first = StubRecognizer.follower("first")
    let late = StubRecognizer("late")
    first.prevents = { _ in false }
    late.onMoved = { stub, _, _ in
      first.prevents = { _ in true }
      stub.state = .began
    }
    let test = GestureTest(late, first)
    #expect(
      try test.run("down(0,0) 8ms move(1,0) 8ms up", showing: [.failures])
        == "first began · first changed · late failed · first ended")
  }

  @Test func oneNoIsEnoughNotToPrevent() throws {
    // SPEC D3
    for answer in 0..<2 {
      let one = StubRecognizer.follower("one")
      let two = StubRecognizer.follower("two")
      if answer == 0 {
        one.prevents = { _ in false }
        two.prevents = { _ in false }
      } else {
        one.isPrevented = { _ in false }
        two.isPrevented = { _ in false }
      }
      let test = GestureTest(one, two)
      #expect(
        try test.run("down(0,0) 8ms up")
          == "two began · one began · two ended · one ended")
    }
  }

  @Test func oneYesOfEitherDelegateIsEnoughForBoth() throws {
    // SPEC D3
    for who in 0..<2 {
      let pans = [PanGestureRecognizer(), PanGestureRecognizer()]
      pans[0].name = "one"
      pans[1].name = "two"
      let delegate = StubDelegate()
      delegate.isSimultaneous = { _, _ in true }
      pans[who].delegate = delegate
      let test = GestureTest(pans)
      #expect(
        try test.run(drag)
          == "two began(10,0) · one began(10,0) · two changed(30,0) · one changed(30,0) · two ended · one ended"
      )
    }
  }

  @Test func aTapNeverPreventsATapWithMoreTaps() throws {
    // SPEC D4
    let single = TapGestureRecognizer()
    single.name = "single"
    let double = TapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    let test = GestureTest(double, single)
    #expect(
      try test.run("down(0,0) 50ms up 50ms down(0,0) 50ms up")
        == "single recognized · single recognized · double recognized")
  }

  @Test func aTapWithMoreTapsPreventsOneWithFewer() throws {
    // SPEC D4: the double tap's second tap is not a single tap.
    let single = TapGestureRecognizer()
    single.name = "single"
    let double = TapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    let test = GestureTest(single, double)
    #expect(
      try test.run("down(0,0) 50ms up 50ms down(0,0) 50ms up", showing: .failures)
        == "single recognized · double recognized · single failed")
  }

  @Test func filtersComeInOrder() throws {
    // SPEC D8
    let stub = StubRecognizer("stub")
    let delegate = StubDelegate()
    stub.delegate = delegate
    var asked: [String] = []
    stub.receives = { _ in
      asked.append("event")
      return true
    }
    delegate.receives = { _, _ in
      asked.append("touch")
      return true
    }
    let test = GestureTest(stub)
    try test.play("1: down(0,0) 8ms up")
    #expect(asked == ["event", "touch"])
    asked = []
    stub.receives = { _ in
      asked.append("event")
      return false
    }
    try test.play("1: down(0,0) 8ms up")
    stub.allowedTouchKinds = .pencil
    try test.play("1: down(0,0) 8ms up")
    stub.isEnabled = false
    try test.play("1 pencil: down(0,0) 8ms up")
    #expect(asked == ["event"])
    #expect(stub.heard == ["began", "ended", "reset"])
  }

  @Test func aDelegateMayKeepTouchesAway() throws {
    // SPEC D8
    let pan = PanGestureRecognizer()
    let delegate = StubDelegate()
    delegate.receives = { _, touch in touch.downPosition.x > 100 }
    pan.delegate = delegate
    let test = GestureTest(pan)
    #expect(try test.run(drag) == "")
    #expect(
      try test.run("1s down(200,0) 8ms move(220,0) 8ms up") == "pan began(10,0) · pan ended")
  }

  @Test func allTouchesAreOfTheKindOfTheFirstUnlessSaid() throws {
    // SPEC D8
    let pinch = PinchGestureRecognizer()
    let test = GestureTest(pinch)
    let mixed = "1: down(0,0) 30ms up; 2 pencil: down(100,0) 8ms move(200,0) 22ms up"
    #expect(try test.run(mixed) == "")
    pinch.requiresExclusiveTouchKind = false
    #expect(
      try test.run(mixed) == "pinch began(×2) · pinch ended")
  }

  /// SPEC D8
  @Test func observerIsToldThatAPenAndAFingerLockEachOtherOut() throws {
    final class Watcher: WindowObserver {
      var told: [String] = []
      func window(_ window: Window, lockedOut touch: Touch, of recognizer: GestureRecognizer) {
        told.append("\(recognizer.kind) \(touch.kind)")
      }
    }
    let watcher = Watcher()
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let pinch = PinchGestureRecognizer()
    window.addGestureRecognizer(pinch)
    window.observer = watcher
    let finger = Contact(id: 1, phase: .began, position: Point(10, 10))
    let pen = Contact(id: 2, phase: .began, position: Point(90, 10), kind: .pencil)
    try window.send(InputFrame(time: 0, contacts: [finger]))
    try window.send(InputFrame(time: 0.1, contacts: [pen]))
    #expect(watcher.told == ["pinch pencil"])
    window.cancelAllTouches()
    pinch.requiresExclusiveTouchKind = false
    try window.send(InputFrame(time: 0.2, contacts: [finger, pen]))
    #expect(watcher.told.count == 1)
  }

  @Test func whoHasEndedTakesNoNewTouch() throws {
    // SPEC D8, C5
    let down = StubRecognizer.touchDown("down")
    let test = GestureTest(down)
    #expect(
      try test.run("1: down(0,0) 30ms up; 2: 8ms down(50,0) 8ms up") == "down recognized")
    #expect(down.heard == ["began", "reset"])
  }
}
