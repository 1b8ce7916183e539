import Dactyl
import DactylTesting
import Testing

/// SPEC A9, C9.
@Suite struct InterruptionTests {
  @Test func cancellingAllTouchesCancelsEverywhereAndEndsNowhere() throws {
    let test = GestureTest(PanGestureRecognizer(), TapGestureRecognizer())
    test.view.gestureRecognizers[0].cancelsTouchesInView = false
    try test.play("down(0,0) 8ms move(30,0) 8ms")
    test.window.cancelAllTouches()
    #expect(test.window.touches.isEmpty)
    try test.play("100ms")
    #expect(
      test.trace(.views)
        == "view touchesBegan · pan began(20,0) · view touchesMoved · pan cancelled · view touchesCancelled"
    )
  }

  @Test func theDeviceMayGoOnAfterAnInterruption() throws {
    let test = GestureTest(PanGestureRecognizer())
    try test.play("1: down(0,0) 8ms move(20,0) 8ms")
    test.window.cancelAllTouches()
    let rest = InputFrame(
      time: 0.1, contacts: [Contact(id: 1, phase: .moved, position: Point(90, 0))])
    try test.window.send(rest)
    try test.window.send(
      InputFrame(time: 0.2, contacts: [Contact(id: 1, phase: .ended, position: Point(90, 0))]))
    #expect(test.trace() == "pan began(10,0) · pan cancelled")
    test.clear()
    #expect(try test.run("1: down(0,0) 8ms move(20,0) 8ms up") == "pan began(10,0) · pan ended")
  }

  @Test func aContactMayBeginAnewAfterAnInterruption() throws {
    let test = GestureTest(TapGestureRecognizer())
    try test.play("1: down(0,0) 8ms")
    test.window.cancelAllTouches()
    #expect(try test.run("1: down(0,0) 8ms up") == "tap recognized")
  }

  @Test func aTouchThatBeginsBehindAnInterruptionInTheQueueIsCancelledToo() throws {
    // SPEC A9, D13: the frame was sent before the interruption, so it is interrupted too.
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    let window = test.window
    pan.addAction { pan in
      guard pan.state == .began else { return }
      let finger = Contact(id: 2, phase: .began, position: Point(300, 300))
      try! window.send(InputFrame(time: window.currentTime, contacts: [finger]))
      window.cancelAllTouches()
    }
    try test.play("1: down(0,0) 8ms move(20,0) 8ms")
    #expect(window.touches.isEmpty)
    try test.play("2: down(300,300) 8ms up")
    #expect(window.touches.isEmpty)
  }

  @Test func removingAViewCancelsItsTouches() throws {
    let test = GestureTest(TapGestureRecognizer())
    let box = test.add(
      StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box",
      recognizers: [PanGestureRecognizer()])
    box.gestureRecognizers[0].cancelsTouchesInView = false
    try test.play("1: down(10,10) 8ms move(40,10) 8ms")
    box.removeFromSuperview()
    #expect(box.heard == ["began", "moved", "cancelled"])
    try test.play("100ms")
    #expect(
      test.trace([.causes, .failures])
        == "pan began(20,0): moved 30 pt, needs 10 pt · tap failed: prevented by pan · pan cancelled: removed"
    )
    #expect(test.window.touches.isEmpty)
  }

  @Test func removingAViewInAHandlerOfAnotherCancelsItsTouchesOnce() throws {
    // SPEC A9: two views move in one frame; the first one called removes the other.
    let test = GestureTest()
    let left = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "left")
    let right = test.add(StubView(frame: Rect(x: 50, y: 0, width: 50, height: 50)), named: "right")
    for phase in [TouchPhase.began, .moved, .ended] {
      left.heard = []
      right.heard = []
      left.onTouches = { told, _, _ in if told == phase { right.removeFromSuperview() } }
      try test.play("1: down(10,10) 8ms move(20,10) 8ms up; 2: down(60,10) 8ms move(70,10) 8ms up")
      #expect(left.heard == ["began", "moved", "ended"])
      switch phase {
      case .began: #expect(right.heard == [])
      case .moved: #expect(right.heard == ["began", "cancelled"])
      // Both fingers lift in that frame; the right view hears ended or cancelled, but once.
      default: #expect(right.heard == ["began", "moved", "ended"])
      }
      test.view.addSubview(right)
      try test.play("1s")
    }
  }

  @Test func aSystemCancelIsNeverAlsoAnEnd() throws {
    // SPEC A9
    let test = GestureTest(PanGestureRecognizer())
    test.view.gestureRecognizers[0].cancelsTouchesInView = false
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms cancel", showing: .views)
        == "view touchesBegan · pan began(10,0) · view touchesMoved · pan cancelled · view touchesCancelled"
    )
  }

  @Test func aShortPressCancelledBySystemFailsEverybodyWithoutFuss() throws {
    let test = GestureTest(
      LongPressGestureRecognizer(), TapGestureRecognizer(), PanGestureRecognizer(),
      PinchGestureRecognizer())
    #expect(try test.run("down(0,0) 60ms cancel", showing: .reports) == "")
    for transition in test.recorder.transitions where transition.to == .failed {
      #expect(transition.cause == .touchesCancelled)
    }
  }

  @Test func aGestureWithoutFingersIsCancelledToo() throws {
    // SPEC A9: a program set its state, and no touch will end it.
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    pan.state = .began
    #expect(pan.state == .began)
    test.window.cancelAllTouches()
    #expect(pan.state == .possible)
    #expect(test.trace() == "pan began(0,0) · pan cancelled")
  }
}
