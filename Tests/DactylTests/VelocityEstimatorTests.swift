import Dactyl
import DactylTesting
import Testing

/// SPEC E2.
@Suite struct VelocityEstimatorTests {
  @Test(arguments: [60.0, 90, 120, 240, 1000])
  func constantMotionGivesItsVelocity(_ rate: Double) {
    // Within 1 %, also with samples rounded to tenths of a point.
    var estimator = VelocityEstimator()
    for step in 0...Int(rate / 4) {
      let time = Double(step) / rate
      estimator.add(Point((time * 8000).rounded() / 10, (time * -3000).rounded() / 10), at: time)
    }
    let velocity = estimator.velocity(at: 0.25)
    #expect(abs(velocity.dx - 800) < 8)
    #expect(abs(velocity.dy + 300) < 3)
  }

  @Test func uniformAccelerationGivesTheVelocityAtTheEnd() {
    // A parabola is exact, except for rounding.
    var estimator = VelocityEstimator()
    for step in 0...30 {
      let time = Double(step) / 120
      estimator.add(Point(2000 * time * time, 0), at: time)
    }
    #expect(abs(estimator.velocity(at: 0.25).dx - 1000) < 0.01)
  }

  @Test func aRestGivesNone() {
    var estimator = VelocityEstimator()
    for step in -10...0 { estimator.add(Point(Double(step) * 8, 0), at: Double(step) * 0.008) }
    #expect(estimator.velocity(at: 0.04) == .zero)
  }

  @Test func aRestSlowsEvenlyWithoutACliff() {
    var estimator = VelocityEstimator()
    for step in -10...0 { estimator.add(Point(Double(step) * 8, 0), at: Double(step) * 0.008) }
    let full = estimator.velocity(at: 0).dx
    // A gap of 20 ms at one place may lie between samples; then the velocity falls evenly to 0 at
    // 40 ms.
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

  @Test func theSignIsThatOfTheLastMotion() {
    // Stopping hard, and turning back.
    for stop in 1...6 {
      var estimator = VelocityEstimator()
      var place = 0.0
      for step in 0...20 {
        place += step > 20 - stop ? 0.5 : 12
        estimator.add(Point(place, 0), at: Double(step) / 120)
      }
      #expect(estimator.velocity(at: 20.0 / 120).dx >= 0)
      for step in 21...24 {
        place -= 6
        estimator.add(Point(place, 0), at: Double(step) / 120)
      }
      #expect(estimator.velocity(at: 24.0 / 120).dx <= 0)
    }
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
}
