import Dactyl
import DactylTesting
import Testing

/// SPEC E1, C12, C13.
@Suite struct PinchTests {
  private let pinch = PinchGestureRecognizer()
  private let test: GestureTest

  init() {
    test = GestureTest(pinch)
  }

  private func run(_ timeline: String, _ content: TraceContent = []) throws -> String {
    test.clear()
    return try test.run(timeline, showing: content)
  }

  @Test func beginsOnceTheSpanHasChangedEnough() throws {
    #expect(
      try run(
        "1: down(0,0) 8ms move(-5,0) 12ms up; 2: down(100,0) 8ms move(110,0) 12ms up",
        [.failures, .causes])
        == "pinch failed: span changed by 15 pt, needs 16 pt")
    #expect(
      try run(
        "1: 1s down(0,0) 8ms move(-6,0) 12ms up; 2: 1s down(100,0) 8ms move(110,0) 12ms up", .causes
      )
      .hasPrefix("pinch began(×1): span changed by 16 pt, needs 16 pt"))
  }

  /// SPEC E1
  @Test func theThresholdIsTakenOutUntilTheFingersHaveGoneThreeQuartersAsFarAgain() throws {
    // 100 pt → 116 → 124 → 128 → 300, and 300 → 284 → 272 → 100.
    let ways: [(timeline: String, scales: [Double])] = [
      (
        "1: down(0,0) 8ms move(-8,0) 8ms move(-12,0) 8ms move(-14,0) 8ms move(-100,0)\n"
          + "2: down(100,0) 8ms move(108,0) 8ms move(112,0) 8ms move(114,0) 8ms move(200,0)",
        [1, 124 / (100 + 16.0 / 3), 1.28, 3]
      ),
      (
        "1: down(0,0) 8ms move(8,0) 8ms move(14,0) 8ms move(100,0)\n"
          + "2: down(300,0) 8ms move(292,0) 8ms move(286,0) 8ms move(200,0)",
        [1, 272.0 / 300, 1.0 / 3]
      ),
    ]
    var scales: [Double] = []
    pinch.addAction { if $0.state != .cancelled { scales.append($0.scale) } }
    for (timeline, expected) in ways {
      scales = []
      try test.play(timeline)
      #expect(scales.count == expected.count)
      #expect(zip(scales, expected).allSatisfy { abs($0 - $1) < 1e-12 })
      test.window.cancelAllTouches()
    }
  }

  @Test func itActsAlikeNearAndFar() throws {
    // SPEC E1
    for span in [40.0, 400] {
      let screen = TouchScreen()
      screen.pinch(at: Point(500, 500), from: span, to: span + 17)
      #expect(try test.run(screen).contains("pinch began"))
      test.clear()
      try test.play("1s")
      let still = TouchScreen()
      still.pinch(at: Point(500, 500), from: span, to: span + 15)
      #expect(try test.run(still) == "")
    }
  }

  @Test func itHoldsWithOneFingerAndEndsWithTheLast() throws {
    // SPEC C12
    #expect(
      try run(
        "1: down(0,0) 60ms move(0,50) 30ms up; 2: down(100,0) 8ms move(216,0) 30ms up", .times)
        == "8ms pinch began(×2.16) · 60ms pinch changed · 90ms pinch ended")
  }

  @Test func aFingerMoreOrLessMakesNoJump() throws {
    // SPEC C12
    try test.play("1: down(0,0); 2: down(100,0) 8ms move(216,0)")
    let scale = pinch.scale
    try test.play([frame(3, .began, 700, 700), frame(3, .moved, 700, 700)])
    #expect(pinch.scale == scale)
    try test.play([frame(1, .ended, 0, 0)])
    #expect(pinch.scale == scale)
    try test.play([frame(2, .ended, 216, 0), frame(3, .moved, 10, 10)])
    #expect(pinch.scale == scale)
    try test.play([frame(4, .began, 110, 10), frame(4, .moved, 210, 10)])
    // 100 → 200 pt, except for the rounding of a product.
    #expect(abs(pinch.scale - 2 * scale) < 1e-12)
  }

  @Test func theScaleIsWritable() throws {
    // SPEC C13
    try test.play("1: down(0,0); 2: down(100,0) 8ms move(216,0)")
    let velocity = pinch.velocity
    pinch.scale = 10
    #expect(abs(pinch.scale - 10) < 1e-12)
    #expect(pinch.velocity == velocity)
    try test.play([frame(2, .moved, 432, 0)])
    #expect(abs(pinch.scale - 20) < 1e-12)
  }

  @Test func theScaleGoesOnFromOnePinchToTheNext() throws {
    // SPEC C13: began continues the last scale.
    var last = 1.0
    pinch.addAction { pinch in
      if pinch.state == .began { pinch.scale = last }
      last = pinch.scale
    }
    for _ in 0..<2 {
      try test.play("1: down(0,0) 16ms up; 2: down(100,0) 8ms move(116,0) 8ms move(200,0) up")
    }
    #expect(abs(last - 4) < 1e-12)
  }

  @Test func itsVelocityIsScalePerSecond() throws {
    // SPEC E2: 100 pt is 1; 580 pt/s is 5.8 per second, within 1 %.
    var velocity = 0.0
    pinch.addAction { if $0.state == .changed { velocity = $0.velocity } }
    try test.play("1: down(0,0) 400ms; 2: down(100,0) move(332,0 over 400ms)")
    #expect(abs(velocity - 5.8) < 0.05)
  }

  @Test func moreThanTwoFingersWork() throws {
    // SPEC E1: a triangle about (130, 120) that doubles; its span is 74.7 pt at first.
    let trace = try run(
      """
      1: down(100,100) 8ms move(70,80) 8ms up
      2: down(160,100) 8ms move(190,80) 8ms up
      3: down(130,160) 8ms move(130,200) 8ms up
      """)
    #expect(trace == "pinch began(×2) · pinch ended")
  }

  @Test func fingersThatDragTogetherDoNotPinch() throws {
    let screen = TouchScreen()
    screen.twoFingerDrag(from: Point(100, 100), to: Point(400, 300))
    #expect(try test.run(screen) == "")
  }

  /// SPEC E1
  @Test func besideAFingerThatRestsItTakesTwiceAsMuchIfADragCouldTakeBoth() throws {
    let spread = { (end: Double) in
      "1: 1s down(0,0) 24ms up; 2: 1s down(100,0) 8ms move(\(end),0) 16ms up"
    }
    #expect(
      try run(spread(116), .causes)
        .hasPrefix("pinch began(×1): span changed by 16 pt, needs 16 pt"))
    let pan = PanGestureRecognizer()
    test.window.addGestureRecognizer(pan)
    #expect(
      try run(spread(131), [.failures, .causes])
        .contains("pinch failed: span changed by 31 pt, needs 32 pt"))
    #expect(
      try run(spread(132), .causes)
        .hasPrefix("pinch began(×1): span changed by 32 pt, needs 32 pt"))
    // One of a single finger could not take them, and one beside it excludes nothing.
    pan.maximumNumberOfTouches = 1
    #expect(try run(spread(116)).hasPrefix("pinch began"))
    pan.maximumNumberOfTouches = 2
    pinch.recognizeSimultaneously(with: pan)
    #expect(try run(spread(120)).hasPrefix("pinch began"))
  }

  /// SPEC E1
  @Test func allThatTwoFingersCouldDragIsARival() throws {
    let transform = TransformGestureRecognizer()
    transform.minimumDistance = 1000
    let swipe = SwipeGestureRecognizer()
    (swipe.numberOfTouchesRequired, swipe.maximumDuration) = (2, 100)
    let tap = TapGestureRecognizer()
    (tap.numberOfTouchesRequired, tap.allowableMovement) = (2, 1000)
    let rotation = RotationGestureRecognizer()
    rotation.minimumArc = 1000
    for (other, isRival): (GestureRecognizer, Bool) in [
      (transform, true), (swipe, true), (tap, false), (rotation, false),
    ] {
      transform.axes = .translation
      let pinch = PinchGestureRecognizer()
      let trace = try GestureTest(pinch, other).run(
        "1: down(0,0) 24ms up; 2: down(100,0) 8ms move(120,0) 16ms up")
      #expect(trace.contains("pinch began") == !isRival, "\(other.kind): \(trace)")
    }
  }

  /// SPEC E1
  @Test func aThumbThatRestsWhileTheOtherFingerGoesTwiceAsFarOffDoublesTheScale() throws {
    let pan = PanGestureRecognizer()
    test.window.addGestureRecognizer(pan)
    try test.play("1: down(0,0) 400ms; 2: down(100,0) move(200,0 over 400ms)")
    #expect(pinch.state == .changed && abs(pinch.scale - 2) < 1e-9)
    #expect(pan.state == .failed)
  }

  /// SPEC E1
  @Test(arguments: [(50.0, 100.0), (60, 100), (100, 140), (100, 200), (200, 130), (100, 60)])
  func aFingerBesideARestingThumbScalesAsFarAsItGoes(from start: Double, to end: Double) throws {
    try test.play("1: down(0,0) 400ms; 2: down(\(start),0) move(\(end),0 over 400ms)")
    #expect(abs(pinch.scale - end / start) < 1e-9)
  }

  /// SPEC E1
  @Test func fingersThatGoMostlyTheSameWayPinchAtTwiceTheThresholdIfADragCouldTakeThem() throws {
    // One goes 30 pt, the other 50: 20 pt of span.
    let scroll = "1: down(0,0) 8ms move(0,30) 8ms up; 2: down(0,100) 8ms move(0,150) 8ms up"
    #expect(try run(scroll).hasPrefix("pinch began"))
    let pan = PanGestureRecognizer()
    pan.minimumDistance = 1000
    test.window.addGestureRecognizer(pan)
    #expect(
      try run(scroll, [.failures, .causes])
        .contains("pinch failed: span changed by 20 pt, needs 32 pt"))
    #expect(try GestureTest(PanGestureRecognizer()).run(scroll).hasPrefix("pan began(0,30)"))
  }

  @Test func fingersThatTouchEachOtherDoNotExplode() throws {
    try test.play("1: down(50,50) 8ms; 2: down(50,50) 8ms move(150,50)")
    #expect(pinch.scale.isFinite && pinch.scale > 0)
    try test.play([frame(2, .moved, 50, 50)])
    #expect(pinch.scale.isFinite && pinch.scale > 0)
  }

  private func frame(_ id: Int, _ phase: TouchPhase, _ x: Double, _ y: Double) -> InputFrame {
    InputFrame(time: 0, contacts: [Contact(id: id, phase: phase, position: Point(x, y))])
  }

  @Test func itBeginsWithItsNumberOfFingersAlone() throws {
    let spread =
      "1: down(100,100) move(0,100 over 200ms) up; 2: down(200,100) move(300,100 over 200ms) up"
    let third = "; 3: down(150,100) move(150,200 over 200ms) up"
    pinch.minimumNumberOfTouches = 3
    #expect(try run(spread, [.failures, .causes]) == "pinch failed: 2 fingers, needs 3")
    #expect(try run(spread + third, []).hasPrefix("pinch began"))
    (pinch.minimumNumberOfTouches, pinch.maximumNumberOfTouches) = (2, 2)
    #expect(try run(spread, []).hasPrefix("pinch began"))
    #expect(try run(spread + third, [.failures, .causes]) == "pinch failed: 3 fingers, limit 2")
  }

  @Test func fingersBeyondItsNumberAreIgnoredOnceItHasBegun() throws {
    pinch.maximumNumberOfTouches = 2
    let trace = try run(
      "1: down(100,100) move(0,100 over 200ms) 100ms up; 2: down(200,100) move(300,100 over 200ms) "
        + "100ms up; 3: 150ms down(150,300) 50ms up", [])
    #expect(trace.hasPrefix("pinch began") && trace.hasSuffix("pinch ended"))
  }
}
