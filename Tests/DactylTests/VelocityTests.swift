import Dactyl
import DactylTesting
import Testing

/// Physics of the velocity estimator (SPEC E2).
@Suite struct VelocityTests {
  private struct Motion: ~Copyable {
    var estimator: VelocityEstimator
    let end: Double
  }

  private func motion(
    _ duration: Double, every interval: Double = 0.008, _ place: (Double) -> Point
  ) -> Motion {
    var estimator = VelocityEstimator()
    var time = 0.0
    while time <= duration + 1e-9 {
      estimator.add(place(time), at: time)
      time += interval
    }
    return Motion(estimator: estimator, end: time - interval)
  }

  /// SPEC E2
  @Test(arguments: [1000, 240, 120, 60, 30])
  func constantMotionHasItsVelocityWithinOnePercent(samplesPerSecond: Int) {
    let interval = 1 / Double(samplesPerSecond)
    for speed in [3.0, 60, 1000, 12000] {
      let motion = motion(0.3, every: interval) { Point($0 * speed, $0 * -speed / 2) }
      let velocity = motion.estimator.velocity(at: motion.end)
      #expect(abs(velocity.dx / speed - 1) < 0.01)
      #expect(abs(velocity.dy / (-speed / 2) - 1) < 0.01)
    }
  }

  @Test func constantMotionNeedsTwoSamples() {
    for count in 2...6 {
      let motion = motion(Double(count - 1) * 0.008) { Point($0 * 500, 0) }
      #expect(abs(motion.estimator.velocity(at: motion.end).dx - 500) < 5)
    }
  }

  @Test func unevenSamplesOfConstantMotionDoNotMatter() {
    var random = SplitMix64(seed: 4)
    var estimator = VelocityEstimator()
    var time = 0.0
    for _ in 0..<60 {
      estimator.add(Point(time * 700, time * 100), at: time)
      time += Double(random.pick(1...17)) / 1000
    }
    let velocity = estimator.velocity(at: time)
    #expect(abs(velocity.dx - 700) < 7 && abs(velocity.dy - 100) < 1)
  }

  /// For x = a·t², the velocity is 2·a·t.
  @Test func constantAccelerationHasItsVelocityAtTheEnd() {
    let motion = motion(0.2) { Point(3000 * $0 * $0, 0) }
    #expect(abs(motion.estimator.velocity(at: motion.end).dx / (6000 * motion.end) - 1) < 0.01)
  }

  /// SPEC E2: the pixel grid of a slow device changes the velocity little.
  @Test func wholePixelsChangeLittle() {
    let motion = motion(0.3) { Point(($0 * 400).rounded(), 0) }
    #expect(abs(motion.estimator.velocity(at: motion.end).dx - 400) < 40)
  }

  /// SPEC E2
  @Test func restOfFortyMillisecondsIsZero() {
    let motion = motion(0.3) { Point($0 * 400, 0) }
    #expect(motion.estimator.velocity(at: motion.end + 0.039).dx > 0)
    #expect(motion.estimator.velocity(at: motion.end + 0.04) == .zero)
  }

  /// SPEC E2: a device that keeps reporting the same place is at rest, too.
  @Test func restThatIsReportedIsZero() {
    var motion = motion(0.3) { Point($0 * 400, 0) }
    let end = motion.end
    let place = Point(end * 400, 0)
    for step in 1...5 { motion.estimator.add(place, at: end + Double(step) * 0.008) }
    #expect(motion.estimator.velocity(at: end + 0.039).dx >= 0)
    #expect(motion.estimator.velocity(at: end + 0.04) == .zero)
  }

  /// SPEC E2: whatever the finger does, the velocity on no axis points against the last step.
  @Test func signIsNeverThatOfAMotionThatIsOver() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<2000 {
      var estimator = VelocityEstimator()
      var place = Point.zero
      var lastStep = Vector.zero
      var speed = Vector(Double(random.pick(-20...20)), Double(random.pick(-20...20)))
      for step in 0..<random.pick(2...30) {
        if random.oneIn(6) { speed = Vector(Double(random.pick(-20...20)), -speed.dy) }
        if random.oneIn(3) { speed = speed * 0.5 }
        let jitter = Vector(Double(random.pick(-2...2)), Double(random.pick(-2...2)))
        let next = place + speed + jitter
        let way = next - place
        if step > 0, way.dx != 0 { lastStep.dx = way.dx }
        if step > 0, way.dy != 0 { lastStep.dy = way.dy }
        place = next
        estimator.add(place, at: Double(step) * 0.008)
        let velocity = estimator.velocity(at: Double(step) * 0.008)
        #expect(velocity.dx * lastStep.dx >= 0 && velocity.dy * lastStep.dy >= 0)
      }
    }
  }

  /// SPEC E2
  @Test func stoppingAndDecelerationNeverFlipTheSign() {
    for friction in [5.0, 20, 60, 200] {
      let fling = Deceleration(
        from: .zero, velocity: Vector(3000, 0), friction: friction, restSpeed: 1)
      var estimator = VelocityEstimator()
      for step in 0..<200 {
        let time = Double(step) * 0.008
        estimator.add(fling.position(at: time), at: time)
        #expect(estimator.velocity(at: time).dx >= 0)
      }
    }
  }

  @Test func turningBackHasTheSignOfTheNewWayAtOnce() {
    for samples in 14...30 {
      let motion = motion(Double(samples) * 0.008) {
        Point($0 < 0.1 ? $0 * 1000 : 200 - $0 * 1000, 0)
      }
      #expect(motion.estimator.velocity(at: motion.end).dx < 0)
    }
  }

  /// SPEC A7, E2
  @Test(arguments: [1, 2]) func mergedSamplesCountForEveryNumberOfFingers(fingers: Int) throws {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = fingers
    var velocity = Vector.zero
    pan.addAction { velocity = $0.velocity(in: nil) }
    let test = GestureTest(pan)
    // Constant acceleration, in frames at 30 Hz with samples at 240 Hz: only the samples show it in
    // time.
    func place(_ finger: Int, _ time: Double) -> Point {
      Point(Double(finger) * 100 + 2000 * time * time, 100)
    }
    let all = 1...fingers
    try test.window.send(
      InputFrame(
        time: 0, contacts: all.map { Contact(id: $0, phase: .began, position: place($0, 0)) }))
    for step in 1...3 {
      let time = Double(step) / 30
      var merged: [CoalescedContact] = []
      for sample in stride(from: 7, through: 1, by: -1) {
        let then = time - Double(sample) / 240
        merged += all.map {
          CoalescedContact(
            time: then, contact: Contact(id: $0, phase: .moved, position: place($0, then)))
        }
      }
      try test.window.send(
        InputFrame(
          time: time,
          contacts: all.map { Contact(id: $0, phase: .moved, position: place($0, time)) },
          coalesced: merged))
    }
    #expect(abs(velocity.dx / (4000 * 0.1) - 1) < 0.01)
  }

  /// SPEC E2
  @Test func pinchVelocityIsThatOfTheSpan() throws {
    let pinch = PinchGestureRecognizer()
    var velocities: [Double] = []
    pinch.addAction { if $0.state != .ended { velocities.append($0.velocity) } }
    // 200 pt a second more, against a span of 100 with the threshold of 16 taken out.
    try GestureTest(pinch).run(twoFingers(lasting: 0.5, span: { 100 + 100 * $0 }))
    for velocity in velocities { #expect(abs(velocity / (200 / 116.0) - 1) < 0.01) }
  }
}
