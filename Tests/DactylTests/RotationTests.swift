import Dactyl
import DactylTesting
import Testing

@Suite struct RotationTests {
  private let rotation = RotationGestureRecognizer()
  private var test: GestureTest { GestureTest(rotation) }

  /// SPEC E1: fingers 150 pt apart are 75 pt from their centre, so 10 pt of arc are 10/75 radians.
  @Test func startsAtZeroAndMakesUpForTheThreshold() throws {
    var values: [Double] = []
    rotation.addAction { values.append($0.rotation) }
    try test.run(twoFingers(turn: { $0 }))
    let step = 1.0 / 75
    #expect(values.first! >= 0 && values.first! <= step)
    // Sums of small turns round.
    #expect(abs(values.last! - 1) < 1e-9)
  }

  /// SPEC E1
  @Test func aProfileMayKeepAPartOfTheThreshold() throws {
    let test = test
    test.window.gestureProfile.thresholdLoss = 0.5
    var last = 0.0
    rotation.addAction { last = $0.rotation }
    try test.run(twoFingers(turn: { $0 }))
    // The threshold is about 10/75 radians, at most a step of a frame more.
    #expect(last < 1 - 0.5 * 10 / 75 + 1e-9 && last > 1 - 0.5 * 11 / 75)
  }

  /// SPEC E1: the arc decides, not the angle.
  @Test(arguments: [40.0, 400])
  func beginsAfterTheSameArcHoweverFarApartTheFingersAre(span: Double) throws {
    var beginning: Double?
    rotation.addAction { [unowned test = self.rotation] _ in
      if test.state == .began { beginning = test.view?.window?.currentTime }
    }
    // One radian a second: the arc grows by half the span a second.
    try test.run(twoFingers(lasting: 1, span: { _ in span }, turn: { $0 }))
    let expected = 10 / (span / 2)
    #expect(beginning! >= expected - 1e-9 && beginning! < expected + 0.008 + 1e-9)
  }

  /// SPEC E1
  @Test(arguments: [1.0, -1]) func countsTurnsBeyondPi(sign: Double) throws {
    var last = 0.0
    rotation.addAction { last = $0.rotation }
    try test.run(twoFingers(lasting: 3, turn: { sign * $0 * 6 * .pi }))
    #expect(abs(last - sign * 6 * .pi) < 1e-9)
  }

  /// SPEC E1
  @Test func threeFingersTurnLikeTwo() throws {
    var last = 0.0
    rotation.addAction { last = $0.rotation }
    try test.run(
      frames(fingers: 3, lasting: 0.5) { finger, time in
        let angle = time * 2 + Double(finger) * 2 * .pi / 3
        return Point(500 + 100 * cosine(angle), 500 + 100 * sine(angle))
      })
    #expect(abs(last - 1) < 1e-9)
  }

  /// SPEC E1
  @Test func turnsAboutAFingerThatRests() throws {
    // 30° at 100 pt; a pan beside it stays out.
    let trace = try GestureTest(rotation, PanGestureRecognizer()).run(
      frames(fingers: 2, lasting: 0.4) { finger, time in
        let angle = time / 0.4 * .pi / 6
        return finger == 1
          ? Point(500, 500) : Point(500 + 100 * cosine(angle), 500 + 100 * sine(angle))
      })
    #expect(trace.hasPrefix("rotation began") && !trace.contains("pan"))
  }

  @Test func theLiftIsPartOfIt() throws {
    var frames = twoFingers(turn: { $0 })
    for index in frames[frames.count - 1].contacts.indices {
      let way = 1.1 + .pi * Double(index)
      frames[frames.count - 1].contacts[index].position =
        Point(500, 500) + Vector(75 * cosine(way), 75 * sine(way))
    }
    var last = 0.0
    rotation.addAction { last = $0.rotation }
    try test.run(frames)
    #expect(abs(last - 1.1) < 1e-9)
  }

  @Test func itIsForgottenOnceItIsOver() throws {
    #expect(try test.run(twoFingers(turn: { $0 })).hasSuffix("rotation ended"))
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  /// SPEC C12
  @Test func holdsWithOneFingerAndGoesOnWithTheNext() throws {
    var values: [Double] = []
    rotation.addAction { values.append($0.rotation) }
    let trace = try test.run(
      """
      1: down(400,500) 1500ms up
      2: down(500,500) move(500,600 over 300ms) 20ms up 200ms down(400,600) 50ms \
      move(300,600 over 300ms) 20ms up
      """)
    #expect(trace.hasPrefix("rotation began"))
    #expect(trace.hasSuffix("rotation ended"))
    // While the threshold is given back, it turns more than twice as fast as the fingers.
    for (before, after) in zip(values, values.dropFirst()) { #expect(abs(after - before) < 0.07) }
    // An eighth of a turn each.
    #expect(abs(values.last! - .pi / 2) < 1e-9)
  }

  /// SPEC C13
  @Test func writingRebasesAndLeavesTheVelocityAlone() throws {
    var velocities: [Double] = []
    var last = 0.0
    rotation.addAction { rotation in
      velocities.append(rotation.velocity)
      last += rotation.rotation
      rotation.rotation = 0
    }
    try test.run(twoFingers(lasting: 0.5, turn: { $0 }))
    #expect(abs(last - 1) < 1e-9)
    // SPEC E2: two radians a second, within 1 %; the last entry is the lift, right after.
    for velocity in velocities { #expect(abs(velocity - 2) < 0.02) }
  }

  @Test func saysWhatWasMissing() throws {
    let one = try test.run("1: down(100,100) 50ms up", showing: [.failures, .causes])
    #expect(one == "rotation failed: 1 finger, needs 2")
    let still = try GestureTest(rotation).run(
      "1: down(100,100) 50ms up; 2: down(200,100) 50ms up", showing: [.failures, .causes])
    #expect(still == "rotation failed: turned along 0 pt, needs 10 pt")
  }
}
