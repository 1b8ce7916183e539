import Dactyl
import DactylTesting
import Testing

/// SPEC E6, C12, C13.
@Suite struct PanTests {
  @Test func eachOfTwoPansFollowsItsOwnFinger() throws {
    let test = GestureTest()
    let pans = [PanGestureRecognizer(), PanGestureRecognizer()]
    for (index, pan) in pans.enumerated() {
      let frame = Rect(x: 500 * Double(index), y: 0, width: 500, height: 1000)
      test.add(View(frame: frame), named: "view \(index)", recognizers: [pan])
    }
    var ways = [Vector.zero, .zero]
    pans[0].addAction { ways[0] = $0.translation(in: nil) }
    pans[1].addAction { ways[1] = $0.translation(in: nil) }
    try test.run(
      "1: down(100,100) move(200,100 over 80ms) up; 2: down(800,100) move(800,160 over 80ms) up")
    #expect(ways[0].dy == 0 && ways[0].dx > 85 && ways[1].dx == 0 && ways[1].dy > 45, "\(ways)")
  }

  private let pan = PanGestureRecognizer()
  private let test: GestureTest

  init() { test = GestureTest(pan) }

  private func run(_ timeline: String, _ content: TraceContent = []) throws -> String {
    test.clear()
    return try test.run(timeline, showing: content)
  }

  @Test func beginsOnceEitherAxisReachesTheThreshold() throws {
    #expect(
      try run("down(0,0) 8ms move(9.9,9.9) 8ms up", [.failures, .causes])
        == "pan failed: moved 9.9 pt, needs 10 pt")
    #expect(try run("1s down(0,0) 8ms move(0,-10) 8ms up") == "pan began(0,0) · pan ended")
  }

  @Test func theThresholdIsTakenOut() throws {
    // It starts near 0 in the direction of the motion, without a jump.
    #expect(
      try run("down(0,0) 8ms move(20,10) 8ms move(30,10) 8ms up")
        == "pan began(10,5) · pan changed(20,5) · pan ended")
  }

  @Test func aFingerMoreOrLessMakesNoJump() throws {
    // SPEC C12: the second finger comes and goes while both rest.
    var largest = 0.0
    var last = Vector.zero
    pan.addAction { pan in
      largest = max(largest, (pan.translation(in: nil) - last).length)
      last = pan.translation(in: nil)
    }
    let trace = try run(
      "1: down(0,0) move(100,0 over 200ms) 100ms move(200,0 over 200ms) up; 2: 250ms down(400,300) 150ms up",
      .causes)
    #expect(trace.hasPrefix("pan began"))
    #expect(trace.components(separatedBy: "began").count == 2)
    // 100 pt in 200 ms is 0.5 pt per millisecond, or 4.17 pt per sample; the threshold is
    // subtracted.
    #expect(largest < 4.2)
    // 200 pt in all, less the threshold; with two fingers down, the pan moved half as far or not at
    // all.
    #expect(last.dx > 140 && last.dx <= 190 && last.dy == 0)
  }

  @Test func twoFingersMoveItByTheirMean() throws {
    #expect(
      try run("1: down(0,0) 8ms move(40,0) 16ms up; 2: down(0,90) 8ms move(20,90) 16ms up")
        == "pan began(20,0) · pan ended")
  }

  /// SPEC E1
  @Test func withOneFingerAtRestItTakesTwiceAsMuchBesideAPinch() throws {
    let drag = "1: 1s down(0,0) 8ms move(38,0) 16ms up; 2: 1s down(0,90) 24ms up"
    #expect(try run(drag) == "pan began(9,0) · pan ended")
    let pinch = PinchGestureRecognizer()
    pinch.minimumSpanChange = 100
    let trace = try GestureTest(PanGestureRecognizer(), pinch)
      .run(drag, showing: [.failures, .causes])
    #expect(trace.contains("pan failed: moved 19 pt, needs 20 pt"), "\(trace)")
    // One that may recognise beside it is no rival.
    let beside = PanGestureRecognizer()
    beside.recognizeSimultaneously(with: pinch)
    #expect(try GestureTest(beside, pinch).run(drag) == "pan began(9,0) · pan ended")
  }

  @Test func itEndsWhenTooFewFingersRemain() throws {
    pan.minimumNumberOfTouches = 2
    #expect(
      try run(
        "1: down(0,0) 8ms move(40,0) 8ms up; 2: down(0,90) 8ms move(40,90) 30ms move(99,90) 8ms up",
        .times) == "8ms pan began(30,0) · 16ms pan ended")
  }

  @Test func onlyWhatEnoughFingersDoCounts() throws {
    pan.minimumNumberOfTouches = 2
    #expect(
      try run("1: down(0,0) 8ms move(90,0) 30ms up; 2: 16ms down(0,90) 22ms up", .failures)
        == "pan failed")
  }

  @Test func tooManyFingersFailItBeforeAndAreIgnoredAfter() throws {
    pan.maximumNumberOfTouches = 1
    #expect(
      try run(
        "1: down(0,0) 8ms move(5,0) 30ms up; 2: 10ms down(0,90) 8ms up", [.failures, .causes])
        == "pan failed: 2 fingers, limit 1")
    #expect(
      try run("1: 1s down(0,0) 8ms move(20,0) 30ms up; 2: 1010ms down(0,90) 8ms move(90,0) 8ms up")
        == "pan began(10,0) · pan changed · pan ended")
  }

  @Test func theTranslationIsWritable() throws {
    // SPEC C13
    var velocity = Vector.zero
    pan.addAction { pan in
      guard pan.state == .changed else { return }
      velocity = pan.velocity(in: nil)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.translation(in: nil) == .zero)
      #expect(pan.velocity(in: nil) == velocity)
    }
    try test.play("down(0,0) 10ms move(20,0) 10ms move(30,0) 10ms move(40,0)")
    #expect(pan.translation(in: nil) == .zero)
    #expect(test.trace() == "pan began(10,0) · pan changed")
    // The motion is constant, so the velocity is exact except for rounding.
    #expect(abs(velocity.dx - 1000) < 500)
  }

  @Test func theTranslationIsThatOfTheViewAskedFor() throws {
    test.view.transform = AffineTransform(scaleX: 2, y: 2)
    try test.play("down(500,500) 8ms move(540,500)")
    #expect(pan.translation(in: test.view) == Vector(15, 0))
    #expect(pan.translation(in: nil) == Vector(30, 0))
    pan.setTranslation(Vector(1, 1), in: test.view)
    #expect(pan.translation(in: nil) == Vector(2, 2))
  }

  @Test func constantMotionGivesItsVelocity() throws {
    // SPEC E2: within 1 %.
    var velocity = Vector.zero
    pan.addAction { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    try test.play("down(0,0) move(300,-120 over 300ms) up")
    #expect(abs(velocity.dx - 1000) < 10)
    #expect(abs(velocity.dy + 400) < 4)
  }

  @Test func aRestBeforeTheLiftGivesNone() throws {
    // SPEC E2: 40 ms.
    var velocity = Vector(1, 1)
    pan.addAction { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    try test.play("down(0,0) move(300,0 over 300ms) 19ms up")
    #expect(velocity.dx > 900)
    try test.play("1s down(0,0) move(300,0 over 300ms) 30ms up")
    #expect(velocity.dx > 400 && velocity.dx < 600)
    try test.play("1s down(0,0) move(300,0 over 300ms) 41ms up")
    #expect(velocity == .zero)
  }

  @Test func cancelledBySystemItIsCancelled() throws {
    #expect(try run("down(0,0) 8ms move(20,0) 8ms cancel") == "pan began(10,0) · pan cancelled")
  }

  @Test func oneOfTwoTakenAwayIsLikeLifted() throws {
    #expect(
      try run(
        "1: down(0,0) 8ms move(30,0) 8ms cancel; 2: down(0,90) 8ms move(10,90) 22ms move(20,90) 8ms up"
      )
        == "pan began(10,0) · pan changed(20,0) · pan ended")
  }

  @Test func samplesAtOnePlaceSlowItDown() throws {
    // SPEC E2: the device keeps reporting the resting finger.
    var velocity = Vector.zero
    pan.addAction { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    try test.play("down(0,0) move(300,0 over 300ms) move(300,0 over 24ms) move(302,0 over 8ms) up")
    #expect(velocity.dx > 0 && velocity.dx < 800)
  }

  @Test func withAnAxisItLeavesTheOtherOneAlone() throws {
    pan.axis = .horizontal
    #expect(try run("down(0,0) 8ms move(14,9) 8ms up") == "pan began(4,2.57) · pan ended")
    #expect(
      try run("1s down(0,0) 8ms move(0,-12) 8ms move(90,-12) 8ms up", [.failures, .causes])
        .hasPrefix("pan failed: "))
    pan.axis = .vertical
    #expect(try run("1s down(0,0) 8ms move(14,9) 8ms up") == "")
    #expect(try run("1s down(0,0) 8ms move(9,14) 8ms up") == "pan began(2.57,4) · pan ended")
  }

  @Test func ofAWayAskewOnlyOneAxisTakesIt() throws {
    pan.axis = .horizontal
    let vertical = PanGestureRecognizer()
    vertical.name = "vertical"
    vertical.axis = .vertical
    test.view.addGestureRecognizer(vertical)
    for way in ["12,12", "-12,12", "12,-12", "-12,-12"] {
      #expect(try run("1s down(0,0) 8ms move(\(way)) 8ms up").hasPrefix("pan began"))
    }
  }

  @Test func theAxisIsThatOfItsView() throws {
    test.view.transform = AffineTransform(rotationAngle: .pi / 2)
    pan.axis = .vertical
    #expect(try run("down(500,500) 8ms move(520,500) 8ms up").hasPrefix("pan began"))
  }

  /// SPEC C12: that the middle of the fingers is elsewhere then is no way.
  @Test func aFingerThatStaysCountsFromWhereItStays() throws {
    pan.minimumNumberOfTouches = 2
    func send(_ time: Double, _ id: Int, _ phase: TouchPhase, _ x: Double) throws {
      let contact = Contact(id: id, phase: phase, position: Point(x, 100))
      try test.window.send(InputFrame(time: time, contacts: [contact]))
    }
    try send(0, 1, .began, 100)
    try send(0.01, 2, .began, 300)
    try send(0.05, 2, .ended, 300)
    pan.minimumNumberOfTouches = 1
    try send(0.2, 1, .moved, 105)
    #expect(pan.state == .possible)
    try send(0.21, 1, .moved, 111)
    #expect(pan.state == .began)
  }
}
