import Dactyl
import DactylTesting
import Testing

/// Fingers at default thresholds behave as people expect, with all recognisers on one view,
/// exclusive.
///
/// A single tap waits for the double tap to fail; a two-finger tap needs no waiting.
@Suite struct PlainBehaviourTests {
  private let test: GestureTest

  init() {
    let tap = TapGestureRecognizer()
    let doubleTap = TapGestureRecognizer()
    doubleTap.name = "doubleTap"
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    let twoFingerTap = TapGestureRecognizer()
    twoFingerTap.name = "twoFingerTap"
    twoFingerTap.numberOfTouchesRequired = 2
    test = GestureTest(
      tap, doubleTap, twoFingerTap, LongPressGestureRecognizer(), PanGestureRecognizer(),
      PinchGestureRecognizer())
  }

  private func finger(_ act: (Finger) -> Void) throws -> String {
    let screen = TouchScreen()
    act(screen.finger())
    return try test.run(screen, showing: .times)
  }

  /// The transitions, without times and values.
  private func words(_ act: (TouchScreen) -> Void) throws -> String {
    let screen = TouchScreen()
    act(screen)
    return try test.run(screen).replacing(/\([^)]*\)/, with: "")
  }

  @Test func aTapComesAfterTheDoubleTapInterval() throws {
    #expect(try finger { $0.tap(at: Point(300, 300)) } == "410ms tap recognized")
  }

  @Test func aDoubleTapComesAtTheSecondLift() throws {
    #expect(
      try finger { $0.doubleTap(at: Point(300, 300), after: 0.18) }
        == "300ms doubleTap recognized")
  }

  @Test func twoTapsFarApartInTimeAreTwoTaps() throws {
    #expect(
      try finger { $0.doubleTap(at: Point(300, 300), after: 0.6) }
        == "410ms tap recognized · 1070ms tap recognized")
  }

  @Test func aTripleTapIsADoubleTapAndATap() throws {
    #expect(
      try finger {
        $0.doubleTap(at: Point(300, 300))
        $0.wait(0.12)
        $0.tap(at: Point(300, 300))
      } == "240ms doubleTap recognized · 770ms tap recognized")
  }

  @Test func twoTapsFarApartInPlaceAreTwoTaps() throws {
    #expect(
      try finger {
        $0.tap(at: Point(300, 300))
        $0.wait(0.12)
        $0.tap(at: Point(360, 300))
      } == "180ms tap recognized · 240ms tap recognized")
  }

  @Test func aPressIsALongPress() throws {
    #expect(
      try finger { $0.tap(at: Point(300, 300), holding: 0.9) }
        == "500ms longPress began · 900ms longPress ended")
  }

  @Test func aTremblingPressIsALongPress() throws {
    #expect(
      try finger {
        $0.press(at: Point(300, 300))
        $0.tremble(by: 2, for: 0.9)
        $0.lift()
      } == "500ms longPress began · 900ms longPress changed · 900ms longPress ended")
  }

  @Test func aTapMayDriftALittle() throws {
    #expect(
      try finger {
        $0.press(at: Point(300, 300))
        $0.drag(to: Point(306, 300), over: 0.1)
        $0.lift()
      } == "450ms tap recognized")
  }

  @Test func aTapThatDriftsFartherIsAPan() throws {
    #expect(
      try words { screen in
        let finger = screen.finger()
        finger.press(at: Point(300, 300))
        for step in 1...5 {
          finger.wait(0.016)
          finger.move(to: Point(300 + min(14, Double(step) * 3), 300))
        }
        finger.lift()
      } == "pan began · pan changed · pan ended")
  }

  @Test func aSlowDragIsAPan() throws {
    #expect(
      try words { $0.finger().swipe(from: Point(300, 300), to: Point(540, 300), over: 4) }
        == "pan began · pan changed · pan ended")
  }

  @Test func aDragThatRestsEndsWithoutVelocity() throws {
    var velocity = Vector(1, 1)
    let pan =
      test.view.gestureRecognizers.first { $0 is PanGestureRecognizer } as! PanGestureRecognizer
    pan.addAction { velocity = $0.velocity(in: nil) }
    #expect(
      try words { screen in
        let finger = screen.finger()
        finger.press(at: Point(300, 300))
        finger.drag(to: Point(540, 300), over: 1)
        finger.wait(0.3)
        finger.lift()
      } == "pan began · pan changed · pan ended")
    #expect(velocity == .zero)
  }

  @Test(arguments: [3.0, 1 / 3.0])
  func aPinchIsAPinchOnly(_ factor: Double) throws {
    #expect(
      try words { $0.pinch(at: Point(500, 500), from: 150, to: 150 * factor, angle: 0.4) }
        == "pinch began · pinch changed · pinch ended")
  }

  @Test func twoFingersThatDragTogetherPanOnly() throws {
    #expect(
      try words { $0.twoFingerDrag(from: Point(300, 300), to: Point(420, 460)) }
        == "pan began · pan changed · pan ended")
  }

  @Test func twoFingersThatRestAreNothing() throws {
    #expect(
      try words { screen in
        for (seed, x) in [(1, 300.0), (2, 400.0)] {
          let finger = screen.finger()
          finger.press(at: Point(x, 300))
          finger.tremble(by: 1, for: 2, seed: UInt64(seed))
          finger.lift()
        }
      } == "")
  }

  @Test func aTwoFingerTapIsATwoFingerTapOnly() throws {
    #expect(
      try words { $0.twoFingerTap(at: Point(500, 500)) } == "twoFingerTap recognized")
  }

  @Test func aPanCancelledBySystemNeverEnds() throws {
    #expect(
      try words { screen in
        let finger = screen.finger()
        finger.press(at: Point(300, 300))
        finger.drag(to: Point(400, 300), over: 0.2)
        finger.cancel()
      } == "pan began · pan changed · pan cancelled")
  }

  @Test func aPressCancelledBySystemIsNoTap() throws {
    #expect(
      try words { screen in
        let finger = screen.finger()
        finger.press(at: Point(300, 300))
        finger.wait(0.1)
        finger.cancel()
      } == "")
  }

  @Test func aSecondFingerThatJoinsAPanAndLeavesMakesNoJump() throws {
    var steps: [Double] = []
    var last = Vector.zero
    let pan =
      test.view.gestureRecognizers.first { $0 is PanGestureRecognizer } as! PanGestureRecognizer
    pan.addAction { pan in
      steps.append((pan.translation(in: nil) - last).length)
      last = pan.translation(in: nil)
    }
    #expect(
      try words { screen in
        let one = screen.finger()
        let two = screen.finger()
        one.press(at: Point(300, 300))
        one.drag(to: Point(600, 300), over: 0.6)
        one.lift()
        two.wait(0.2)
        two.press(at: Point(300, 500))
        two.drag(to: Point(400, 500), over: 0.2)
        two.lift()
      } == "pan began · pan changed · pan ended")
    // 500 pt/s at 120 samples a second.
    #expect(steps.max()! < 500.0 / 120 + 0.01)
  }
}
