import Dactyl
import DactylTesting
import Testing

/// SPEC D13, D14.
@Suite struct ReentrancyTests {
  @Test func actionsRunBeforeSendReturns() throws {
    // SPEC D14
    let tap = TapGestureRecognizer()
    let test = GestureTest(tap)
    var count = 0
    tap.addAction { _ in count += 1 }
    try test.play("down(0,0) 8ms up")
    #expect(count == 1)
  }

  @Test func aFrameSentFromAnActionIsHandledRightAfter() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    let window = test.window
    var order: [String] = []
    pan.addAction { pan in
      order.append("\(pan.state) in")
      if pan.state == .began {
        let finger = Contact(id: 1, phase: .moved, position: Point(70, 0))
        try! window.send(InputFrame(time: window.currentTime, contacts: [finger]))
      }
      order.append("\(pan.state) out")
    }
    try test.play("down(0,0) 8ms move(20,0)")
    #expect(order == ["began in", "began out", "changed in", "changed out"])
    #expect(test.trace() == "pan began(10,0) · pan changed(60,0)")
  }

  @Test func aFrameSentFromAViewsHandlerIsHandledRightAfter() throws {
    let test = GestureTest()
    let box = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box")
    let window = test.window
    box.onTouches = { phase, _, _ in
      guard phase == .began else { return }
      let finger = Contact(id: 1, phase: .ended, position: Point(5, 5))
      try! window.send(InputFrame(time: window.currentTime, contacts: [finger]))
      #expect(box.heard == ["began"])
    }
    try test.play("down(5,5)")
    #expect(box.heard == ["began", "ended"])
    #expect(window.touches.isEmpty)
  }

  @Test func aRecognizerMayDisableItselfInItsAction() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    pan.addAction { $0.isEnabled = false }
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up", showing: .causes)
        == "pan began(10,0): moved 20 pt, needs 10 pt · pan cancelled: disabled")
  }

  /// A pan that leaves its view before it handles a move.
  private final class LeavingPan: PanGestureRecognizer {
    override func touchesMoved(_ touches: TouchSet, with event: Event) {
      view?.removeGestureRecognizer(self)
      super.touchesMoved(touches, with: event)
    }
  }

  /// Regression of b2a78dac: the motion of no finger was asked of a list without memory, which
  /// trapped.
  @Test func whoLeavesItsViewInTheMiddleOfAMoveFollowsNoFinger() throws {
    let pan = LeavingPan()
    let test = GestureTest(pan)
    let trace = try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up", showing: .causes)
    #expect(trace == "")
    #expect(pan.view == nil && pan.state == .possible && pan.translation(in: nil) == .zero)
  }

  @Test func whoIsDisabledAfterItWentOnIsCancelledWithoutAnObserverToo() throws {
    // SPEC C9: the pan, called first, has proposed changed when the other disables it.
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let switchOff = SwitchOffGestureRecognizer()
    let pan = PanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    switchOff.target = pan
    window.addGestureRecognizer(switchOff)
    window.addGestureRecognizer(pan)
    for (step, phase) in [TouchPhase.began, .moved, .moved, .moved, .ended].enumerated() {
      let place = Point(20 * Double(step), 0)
      try window.send(
        InputFrame(
          time: 0.008 * Double(step), contacts: [Contact(id: 1, phase: phase, position: place)]))
    }
    #expect(states == [.began, .changed, .cancelled])
  }

  @Test func disabledAndEnabledAgainItTakesOnlyLaterTouches() throws {
    // SPEC C9
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    try test.play("1: down(0,0) 8ms move(20,0) 8ms")
    pan.isEnabled = false
    pan.isEnabled = true
    try test.window.send(
      InputFrame(time: 0.1, contacts: [Contact(id: 1, phase: .moved, position: Point(90, 0))]))
    #expect(test.trace() == "pan began(10,0) · pan cancelled")
    test.clear()
    try test.play("2: down(0,50) 8ms move(20,50) 8ms up")
    #expect(test.trace() == "pan began(10,0) · pan ended")
  }

  @Test func aRecognizerMayBeRemovedAndAddedInAnAction() throws {
    let tap = TapGestureRecognizer()
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    pan.addAction { [view = test.view] pan in
      guard pan.state == .began else { return }
      view.removeGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(pan)
    }
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up")
        == "pan began(10,0) · pan cancelled")
    test.clear()
    #expect(try test.run("down(0,0) 8ms up") == "tap recognized")
  }

  @Test func aRecognizerMayRemoveItsOwnViewInItsAction() throws {
    let tap = TapGestureRecognizer()
    let test = GestureTest()
    let box = test.add(
      StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box", recognizers: [tap])
    tap.addAction { _ in box.removeFromSuperview() }
    #expect(try test.run("down(5,5) 8ms up") == "tap recognized")
    // The finger lifted, but the tap took the touch from the view.
    #expect(box.heard == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test func anActionMaySetTheStateOfItsRecognizer() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    pan.addAction { if $0.state == .changed { $0.state = .ended } }
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms move(60,0) 8ms up")
        == "pan began(10,0) · pan changed(30,0) · pan ended")
  }

  @Test func anActionThatNeverLetsGoDoesNotHang() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    pan.addAction { if $0.state.isActive { $0.state = .changed } }
    try test.play("down(0,0) 8ms move(20,0) 8ms up")
    #expect(test.trace().hasPrefix("pan began(10,0) · pan changed"))
    #expect(test.trace().hasSuffix("pan ended"))
  }

  @Test func disablingAnotherWhileItsHandlerIsAboutToRunIsSafe() throws {
    // The engine calls the deeper recogniser first, and it disables the other in the same event.
    let outer = StubRecognizer.follower("outer")
    let inner = StubRecognizer.follower("inner")
    let test = GestureTest(outer)
    test.add(
      View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box", recognizers: [inner])
    inner.onBegan = { _, _, _ in outer.isEnabled = false }
    #expect(
      try test.run("down(5,5) 8ms move(6,5) 8ms up", showing: [.failures, .causes])
        .contains("outer failed: disabled"))
    #expect(!outer.heard.contains("began"))
    #expect(outer.state == .possible)
  }

  /// Regression of 7ceb11f4: a delegate disabled the recogniser and said yes; a disabled tap
  /// recognised.
  @Test func whoIsDisabledWhileItIsAskedTakesNoTouch() throws {
    // SPEC C9, D8
    let tap = TapGestureRecognizer()
    let delegate = StubDelegate()
    delegate.receives = { recognizer, _ in
      recognizer.isEnabled = false
      return true
    }
    tap.delegate = delegate
    let test = GestureTest(tap)
    #expect(try test.run("down(0,0) 8ms up", showing: .failures) == "")
  }

  /// Regression of 7ceb11f4: a delegate ended the recogniser and said yes; it took the touch all
  /// the same.
  @Test func whoEndsWhileItIsAskedTakesNoTouch() throws {
    // SPEC C5, D8
    let stub = StubRecognizer.follower("stub")
    let delegate = StubDelegate()
    delegate.receives = { recognizer, _ in
      if recognizer.state == .began { recognizer.state = .ended }
      return true
    }
    stub.delegate = delegate
    let test = GestureTest(stub)
    try test.play("1: down(0,0); 2: 8ms down(50,0)")
    #expect(test.trace() == "stub began · stub ended")
    #expect(stub.numberOfTouches == 1)
  }

  @Test func whatAResetDoesToOthersIsCarriedOutAtOnce() throws {
    // Resets come last; nothing may stay undecided until the next event.
    let first = StubRecognizer("first")
    let second = StubRecognizer.follower("second")
    second.prevents = { _ in false }
    let test = GestureTest(first, second)
    first.onMoved = { stub, touches, event in stub.ignore(touches.first!, for: event) }
    first.onReset = { _ in second.isEnabled = false }
    try test.play("down(5,5) 8ms move(6,5)")
    #expect(test.trace() == "second began · second changed · second cancelled")
  }

  @Test func aRecognizerGoesOnInAnotherWindow() throws {
    // Both windows have counted the same number of frames when the recogniser moves.
    for frames in 0...6 {
      let pan = PanGestureRecognizer()
      let first = GestureTest(pan)
      #expect(try first.run("down(0,0) 8ms move(20,0) 8ms up") == "pan began(10,0) · pan ended")
      let second = GestureTest()
      try second.play("1: down(900,900)")
      for _ in 0..<frames {
        let finger = Contact(id: 1, phase: .moved, position: Point(900, 900))
        try second.play([InputFrame(time: 0.1, contacts: [finger])])
      }
      second.view.addGestureRecognizer(pan)
      second.clear()
      #expect(
        try second.run("2: down(300,0) 8ms move(320,0) 8ms move(330,0) 8ms up")
          == "pan began(10,0) · pan changed(20,0) · pan ended")
    }
  }
}

/// Disables another recogniser once the finger has gone 60 pt.
private final class SwitchOffGestureRecognizer: GestureRecognizer {
  var target: GestureRecognizer?

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    if location(in: nil).x >= 60 { target?.isEnabled = false }
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}
