import Dactyl
import Foundation
import Testing

@Suite struct ExponentialTests {
  /// SPEC F2: our own series agree with the host's library to the last bits.
  @Test func exponentialIsExact() {
    for step in -7000...7000 {
      let x = Double(step) / 10 + 0.0123
      #expect(abs(exponential(x) / Foundation.exp(x) - 1) < 5e-16, "\(x)")
    }
    #expect(exponential(0) == 1)
    #expect(exponential(-1000) == 0 && exponential(1000) == .infinity)
    #expect(exponential(.nan).isNaN)
  }

  /// SPEC F2
  @Test func logarithmIsExact() {
    for step in 1...20000 {
      let x = Double(step) / 700
      let expected = Foundation.log(x)
      #expect(abs(logarithm(x) - expected) <= 4e-16 * max(1, abs(expected)), "\(x)")
    }
    for power in -1000...1000 {
      let x = Double(sign: .plus, exponent: power, significand: 1.3)
      #expect(abs(logarithm(x) / Foundation.log(x) - 1) < 5e-16)
    }
    #expect(logarithm(1) == 0)
    #expect(logarithm(0) == -.infinity && logarithm(.infinity) == .infinity)
    #expect(logarithm(-1).isNaN && logarithm(.nan).isNaN)
  }
}
