import Dactyl
import DactylTesting
import Foundation
import Testing

/// SPEC F2: our functions are as accurate as the platforms', which differ in the last bit.
@Suite struct TrigonometryTests {
  @Test func arctangentIsRightToTheLastDigits() {
    var random = SplitMix64(seed: 7)
    var worst = 0.0
    for _ in 0..<20_000 {
      let y = Double(random.pick(-1_000_000...1_000_000)) / 1000
      let x = Double(random.pick(-1_000_000...1_000_000)) / 1000
      worst = max(worst, abs(arctangent(y, x) - atan2(y, x)))
    }
    // Two units in π's last place.
    #expect(worst <= 8.9e-16)
  }

  @Test func arctangentIsExactOnTheAxes() {
    #expect(arctangent(0, 0) == 0)
    #expect(arctangent(0, 5) == 0)
    #expect(arctangent(5, 0) == .pi / 2)
    #expect(arctangent(-5, 0) == -.pi / 2)
    #expect(arctangent(0, -5) == .pi)
  }

  @Test func arctangentStandsExtremes() {
    for (y, x) in [
      (1e-300, 1e300), (1e300, 1e-300), (Double.leastNonzeroMagnitude, .leastNonzeroMagnitude),
      (1e308, 1e308), (-1e-300, -1),
    ] {
      #expect(abs(arctangent(y, x) - atan2(y, x)) <= 8.9e-16)
    }
  }

  @Test func sineAndCosineAreRightToTheLastDigits() {
    var random = SplitMix64(seed: 8)
    var worst = 0.0
    for _ in 0..<20_000 {
      let angle = Double(random.pick(-1_000_000...1_000_000)) / 10_000
      worst = max(worst, abs(sine(angle) - sin(angle)), abs(cosine(angle) - cos(angle)))
    }
    #expect(worst <= 3e-16)
  }

  @Test func sineAndCosineHoldUpToAMillionRadians() {
    var random = SplitMix64(seed: 9)
    var worst = 0.0
    for _ in 0..<5_000 {
      let angle = Double(random.pick(-1_000_000_000...1_000_000_000)) / 1000
      worst = max(worst, abs(sine(angle) - sin(angle)), abs(cosine(angle) - cos(angle)))
    }
    #expect(worst <= 3e-16)
    #expect(sine(1.1e6).isNaN && cosine(.infinity).isNaN && sine(.nan).isNaN)
  }
}
