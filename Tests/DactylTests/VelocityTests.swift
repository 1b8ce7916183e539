import DactylTesting
import Testing

@testable import Dactyl

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

  @Test func whatWasBeforeIsForgotten() {
    var estimator = VelocityEstimator()
    for step in 0..<9 { estimator.add(Point(90 * Double(step), 0), at: 0.01 * Double(step)) }
    estimator.removeAll()
    estimator.add(Point(500, 0), at: 1)
    estimator.add(Point(501, 0), at: 1.01)
    #expect(abs(estimator.velocity(at: 1.01).dx - 100) < 1e-6)
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

  /// SPEC E2: within a tenth of a parabola through the last 100 ms, the rest included, with equal
  /// weights.
  @Test(arguments: [
    (60.0, 704.0), (75, 697), (90, 744), (100, 711), (120, 737), (125, 759), (144, 748), (240, 805),
  ])
  func aShortRestBeforeTheLiftSlowsAFling(samplesPerSecond: Double, expected: Double) throws {
    let end = 0.25
    let count = (end * samplesPerSecond).rounded(.down)
    let velocity = try velocityAtLift(
      (0...Int(count)).map { step in
        let time = end - (count - Double(step)) / samplesPerSecond
        return (time, time * 1000)
      } + [(end + 0.011, end * 1000)])
    #expect(abs(velocity / expected - 1) < 0.1)
  }

  /// SPEC E2: a finger that is lifted where it was last seen did not rest.
  @Test func aLiftIsNoRest() throws {
    let samples = (0...20).map { (Double($0) * 0.008, Double($0) * 8) }
    #expect(abs(try velocityAtLift(samples, liftingAfter: 0.011) - 1000) < 10)
  }

  /// SPEC E2: constant motion is constant for devices that report twice or thrice what they measure.
  @Test(arguments: [2, 3]) func aDeviceThatRepeatsItselfDoesNotRest(reports: Int) throws {
    let samples = (0...30).map { report in
      (Double(report) / 120, Double(report / reports * reports) * 8)
    }
    for count in 20...30 {
      #expect(abs(try velocityAtLift(Array(samples.prefix(count))) - 960) < 10)
    }
  }

  /// SPEC E2: a flick that slows down is never faster than its last step, before a rest or after.
  @Test(arguments: [60.0, 90, 125])
  func aFlickThatSlowsDownIsNoFasterThanItsLastStep(samplesPerSecond: Double) throws {
    for friction in [10.0, 20, 33, 50, 100] {
      let flick = Deceleration(
        from: .zero, velocity: Vector(3000, 0), friction: friction, restSpeed: 1e-9)
      for count in 4...12 {
        let samples = (0...count).map { step in
          let time = Double(step) / samplesPerSecond
          return (time, flick.position(at: time).x)
        }
        let step = (samples[count].1 - samples[count - 1].1) * samplesPerSecond
        let rest = (samples[count].0 + 0.011, samples[count].1)
        #expect(try velocityAtLift(samples) <= step * 1.001)
        #expect(try velocityAtLift(samples + [rest]) <= step * 1.001)
      }
    }
  }

  /// The velocity of a pan of one finger that is lifted where it was last.
  private func velocityAtLift(
    _ samples: [(time: Double, x: Double)], liftingAfter rest: Double = 0
  ) throws -> Double {
    let pan = PanGestureRecognizer()
    var velocity = 0.0
    pan.addAction { if $0.state == .ended { velocity = $0.velocity(in: nil).dx } }
    var frames = samples.enumerated().map { index, sample in
      frame(index == 0 ? .began : .moved, at: sample.time, sample.x)
    }
    let last = samples[samples.count - 1]
    frames.append(frame(.ended, at: last.time + rest, last.x))
    try GestureTest(pan).play(frames)
    return velocity
  }

  private func frame(_ phase: TouchPhase, at time: Double, _ x: Double) -> InputFrame {
    InputFrame(time: time, contacts: [Contact(id: 1, phase: phase, position: Point(x, 0))])
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

  /// SPEC E2: samples of one place may be 20 ms apart; after that the velocity falls evenly to 0 at
  /// 40 ms.
  @Test func aRestSlowsEvenlyWithoutACliff() {
    var estimator = VelocityEstimator()
    for step in -10...0 { estimator.add(Point(Double(step) * 8, 0), at: Double(step) * 0.008) }
    let full = estimator.velocity(at: 0).dx
    let rests = [0, 0.01, 0.02, 0.025, 0.03, 0.035, 0.039, 0.04]
    let shares = [1, 1, 1, 0.75, 0.5, 0.25, 0.05, 0]
    for (rest, share) in zip(rests, shares) {
      #expect(abs(estimator.velocity(at: rest).dx - full * share) < 1e-6)
    }
  }

  @Test func aDeviceThatMeasuresSeldomMayLiftOneSampleLater() {
    var estimator = VelocityEstimator()
    for step in -6...0 { estimator.add(Point(Double(step) * 30, 0), at: Double(step) * 0.03) }
    #expect(abs(estimator.velocity(at: 0.03).dx - 1000) < 10)
    #expect(estimator.velocity(at: 0.04) == .zero)
  }

  @Test func fewSamplesGiveWhatTheyCan() {
    var estimator = VelocityEstimator()
    #expect(estimator.velocity(at: 0) == .zero)
    estimator.add(Point(0, 0), at: 0)
    #expect(estimator.velocity(at: 0) == .zero)
    estimator.add(Point(10, 0), at: 0.01)
    #expect(abs(estimator.velocity(at: 0.01).dx - 1000) < 1e-6)
    estimator.removeAll()
    #expect(estimator.velocity(at: 0.01) == .zero)
  }

  @Test func samplesAtOneInstantDoNotExplode() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      var estimator = VelocityEstimator()
      var time = 0.0
      for _ in 0..<random.pick(1...200) {
        if !random.oneIn(3) { time += Double(random.below(20)) / 1000 }
        estimator.add(Point(Double(random.below(500)), Double(random.below(500))), at: time)
        let velocity = estimator.velocity(at: time)
        #expect(velocity.isFinite)
      }
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
    // 200 pt a second more, against a span of 100.
    try GestureTest(pinch).run(twoFingers(lasting: 0.5, span: { 100 + 100 * $0 }))
    for velocity in velocities { #expect(abs(velocity / 2 - 1) < 0.01) }
  }

  @Test(arguments: [60.0, 90, 120, 240], [1, 2, 3, 4])
  func aLongerRestNeverReadsFaster(hertz: Double, power: Int) {
    // Slows down, and rests before or when it would come to rest anyway; the rest is reported.
    for (distance, duration) in [(40.0, 0.1), (40, 0.2), (200, 0.15), (200, 0.3), (600, 0.25)] {
      for share in [0.6, 0.8, 0.95, 1] {
        var estimator = VelocityEstimator()
        let steps = Int(duration * share * hertz)
        for step in 0...steps {
          let part = 1 - Double(step) / hertz / duration
          let left = (0..<power).reduce(1.0) { left, _ in left * part }
          estimator.add(Point(distance * (1 - left), 0), at: Double(step) / hertz)
        }
        let end = Double(steps) / hertz
        var before = estimator.velocity(at: end).dx
        for rest in 1...8 {
          let time = end + Double(rest) / hertz
          estimator.stay(at: time)
          let velocity = estimator.velocity(at: time).dx
          #expect(velocity <= before + 1e-9)
          before = velocity
        }
      }
    }
  }
}
