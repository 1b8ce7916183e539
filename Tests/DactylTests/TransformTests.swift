import Dactyl
import DactylTesting
import Testing

@Suite struct TransformTests {
  private let gesture = TransformGestureRecognizer()

  /// SPEC E10
  @Test func eachAxisHasItsOwnThreshold() throws {
    var unlocked: [TransformAxes] = []
    gesture.addAction { unlocked.append($0.unlockedAxes) }
    try GestureTest(gesture).run(
      twoFingers(span: { 150 + 100 * $0 }, shift: { Vector(0, 24 * $0) }))
    // What is stretched is held: it moves, too.
    #expect(unlocked.first == [.scale, .translation])
    #expect(unlocked.last == [.scale, .translation])
    unlocked = []
    try GestureTest(gesture).run(
      twoFingers(span: { 150 + 40 * $0 }, shift: { Vector(0, 100 * $0) }))
    #expect(unlocked.first == .translation)
    #expect(unlocked.last == [.scale, .translation])
  }

  /// SPEC E1, E10
  @Test(arguments: [200.0, 300, 140, 60], [false, true])
  func whatWasUnderTheFingersAsTheyCameDownIsUnderThemAgain(to end: Double, together: Bool) throws {
    gesture.unlocksAxesTogether = together
    gesture.axes = [.translation, .scale]
    let test = GestureTest(gesture)
    var matrix = AffineTransform.identity
    var longest = 0.0
    let points = [Point(300, 300), Point(400, 300)]
    var former = points
    gesture.addAction { gesture in
      matrix = gesture.transform(in: test.view)
      let places = points.map { $0.applying(matrix) }
      for (before, after) in zip(former, places) {
        longest = max(longest, before.distance(to: after))
      }
      former = places
    }
    // A thumb rests, one finger moves.
    try test.run("1: down(300,300) 600ms up; 2: down(400,300) move(\(300 + end),300 over 500ms) up")
    #expect(Point(300, 300).applying(matrix).distance(to: Point(300, 300)) < 1e-9)
    #expect(Point(400, 300).applying(matrix).distance(to: Point(300 + end, 300)) < 1e-9)
    // It never jumps: the finger goes at most 3.4 pt in a step.
    #expect(longest > 0 && longest < 12)
  }

  /// SPEC E10
  @Test func aDragGivesItsThresholdBack() throws {
    var ways: [Double] = []
    gesture.addAction { ways.append($0.translation(in: nil).dx) }
    try GestureTest(gesture).run(
      "1: down(100,100) 8ms move(110,100) 8ms move(114,100) 8ms move(118,100) up")
    #expect(ways.count == 4 && ways[0] == 0 && ways[1] > 4 && ways[1] < 14 && ways[2] == 18)
  }

  /// SPEC E1
  @Test func aProfileMayKeepAShareOfTheThreshold() throws {
    let test = GestureTest(gesture)
    test.window.gestureProfile.thresholdLoss = 0.5
    var last = (scale: 0.0, way: 0.0)
    gesture.addAction { last = ($0.scale, $0.translation(in: nil).dx) }
    try test.run("1: down(100,100) 600ms up; 2: down(225.7,100) move(299.8,100 over 500ms) up")
    #expect(abs(last.scale - 199.8 / 133.7) < 1e-9)
    // The centre had gone 8 pt when the gesture began, and half of that is lost.
    #expect(last.way > 37.05 - 5 && last.way < 37.05 - 3)
  }

  @Test func axesThatAreLeftOutNeverMove() throws {
    gesture.axes = [.scale]
    let trace = try GestureTest(gesture).run(
      twoFingers(span: { 100 + 116 * $0 }, turn: { $0 * 2 }, shift: { Vector(90 * $0, 0) }))
    #expect(trace.hasSuffix("transform ended"))
    #expect(trace.contains("0,0 ×") && trace.contains(" 0°"), "\(trace)")
  }

  @Test func unlockingTogetherMovesEveryAxis() throws {
    gesture.unlocksAxesTogether = true
    var last: TransformAxes = []
    gesture.addAction { last = $0.unlockedAxes }
    try GestureTest(gesture).run("1: down(500,500) move(540,500 over 90ms) up")
    #expect(last == .all)
  }

  /// Without thresholds, two fingers carry the plane: each stays on the point it started on.
  @Test func transformCarriesThePlaneWithTheFingers() throws {
    gesture.minimumDistance = 0
    gesture.minimumSpanChange = 0
    gesture.minimumArc = 0
    var matrix = AffineTransform.identity
    var change = AffineTransform.identity
    let test = GestureTest(gesture)
    gesture.addAction { gesture in
      matrix = gesture.transform(in: nil)
      change = AffineTransform(rotationAngle: gesture.rotation).scaled(
        x: gesture.scale, y: gesture.scale)
    }
    let moves = twoFingers(
      span: { 100 + 100 * $0 }, turn: { $0 * 0.5 }, shift: { Vector(80 * $0, -30 * $0) })
    try test.run(moves)
    for (start, end) in zip(moves.first!.contacts, moves.last!.contacts) {
      // Seventy-five small steps, each rounded.
      #expect(start.position.applying(matrix).distance(to: end.position) < 1e-6)
    }
    #expect(abs(change.a - matrix.a) < 1e-9 && abs(change.b - matrix.b) < 1e-9)
  }

  /// SPEC C12
  @Test func joiningAndLeavingMakeNoJump() throws {
    gesture.unlocksAxesTogether = true
    var former = Point(500, 500)
    var longest = 0.0
    let probe = Point(500, 500)
    gesture.addAction { gesture in
      let place = probe.applying(gesture.transform(in: nil))
      longest = max(longest, place.distance(to: former))
      former = place
    }
    try GestureTest(gesture).run(
      """
      1: down(400,400) move(600,400 over 1s) 8ms up
      2: 300ms down(700,600) move(700,500 over 300ms) 8ms up
      3: 400ms down(300,700) move(350,700 over 300ms) 8ms up
      """)
    // At 120 Hz, no finger goes more than 333 pt a second; a lever of a few hundred points adds to
    // it.
    #expect(longest > 0 && longest < 12)
  }

  @Test func theNextGestureBeginsUnturned() throws {
    let test = GestureTest(gesture)
    try test.play(twoFingers(span: { _ in 150 }, turn: { $0 }))
    var rotations: [Double] = []
    gesture.addAction { rotations.append($0.rotation) }
    try test.run(
      "1: 1s down(300,300) move(340,300 over 90ms) up; 2: 1s down(500,300) move(540,300 over 90ms) up"
    )
    #expect(!rotations.isEmpty && rotations.allSatisfy { $0 == 0 })
  }

  @Test func aPhotoWhoseOneFingerLiftsGoesOn() throws {
    let test = GestureTest(gesture)
    try test.run(
      """
      1: down(100,100) move(60,100 over 200ms) move(60,300 over 200ms) up
      2: down(200,100) move(240,100 over 200ms) up
      """)
    let ends = test.recorder.transitions.filter { $0.to == .ended }
    #expect(ends.count == 1 && ends.allSatisfy { $0.time > 0.39 })
    #expect(test.recorder.transitions.filter { $0.to == .began }.count == 1)
  }

  /// SPEC C13
  @Test func writingTheTransformRebasesIt() throws {
    var total = AffineTransform.identity
    let test = GestureTest(gesture)
    gesture.addAction { gesture in
      total = total.concatenating(gesture.transform(in: test.view))
      gesture.setTransform(.identity, in: test.view)
    }
    try test.run("1: down(100,100) move(160,100 over 100ms) up")
    #expect(abs(total.tx - 60) < 1e-9 && total.ty == 0)
  }

  @Test func worksInTheCoordinatesOfAView() throws {
    let test = GestureTest(gesture)
    let turned = test.add(
      View(frame: Rect(x: 100, y: 100, width: 200, height: 200)), named: "turned")
    turned.transform = AffineTransform(rotationAngle: .pi / 2).scaled(x: 2, y: 2)
    var matrix = AffineTransform.identity
    gesture.addAction { matrix = $0.transform(in: turned) }
    try test.run("1: down(500,500) move(560,500 over 100ms) up")
    // Right in the window is up in the view, half as far.
    #expect(abs(matrix.tx) < 1e-9 && abs(matrix.ty + 30) < 1e-9)
    #expect(abs(matrix.a - 1) < 1e-9 && abs(matrix.b) < 1e-9)
  }

  @Test func saysWhatWasMissing() throws {
    let trace = try GestureTest(gesture).run(
      "1: down(100,100) 8ms move(105,100) 8ms up", showing: [.failures, .causes])
    #expect(trace == "transform failed: moved 5 pt, needs 10 pt")
  }

  @Test func beforeItBeginsAFingerMayLiftAndComeBack() throws {
    gesture.minimumNumberOfTouches = 2
    let trace = try GestureTest(gesture).run(
      """
      1: down(100,100) 200ms move(200,100 over 100ms) up
      2: down(100,300) 50ms up 100ms down(100,300) 50ms move(200,300 over 100ms) up
      """)
    #expect(trace.hasPrefix("transform began"), "\(trace)")
  }

  @Test func endsWhenTooFewFingersRemain() throws {
    gesture.minimumNumberOfTouches = 2
    let trace = try GestureTest(gesture).run(
      "1: down(100,100) move(300,100 over 200ms) 200ms up; 2: down(100,300) move(300,300 over 200ms) up",
      showing: [.times])
    #expect(trace.contains("200ms transform ended"), "\(trace)")
  }

  /// SPEC C13
  @Test func aTranslationThatIsSetGoesOnFromThere() throws {
    gesture.axes = .translation
    var ways: [Double] = []
    gesture.addAction {
      ways.append($0.translation(in: nil).dx)
      $0.setTranslation(.zero, in: nil)
    }
    try GestureTest(gesture).run(
      "1: down(100,100) 8ms move(140,100) 8ms move(144,100) 8ms move(149,100) up")
    #expect(ways.suffix(3) == [4, 5, 0])
  }
}
