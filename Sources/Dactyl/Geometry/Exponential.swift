// Exponential function and natural logarithm of our own, in plain IEEE arithmetic, for the same
// reason as the trigonometry: the same touches must give the same trace, bit for bit, on each
// platform (SPEC F2).

/// e to the power of x, within 4·10⁻¹⁶ of the exact value, relatively; 0 below −708, infinite above
/// 709.
///
/// Source: reduction to ±ln 2 / 2 by powers of two, then the Taylor series.
public func exponential(_ x: Double) -> Double {
  guard x == x else { return .nan }
  guard x <= 709 else { return .infinity }
  guard x >= -708 else { return 0 }
  let halvings = x * 1.4426950408889634
  let power = Int(halvings + (halvings < 0 ? -0.5 : 0.5))
  // ln 2 in two parts; the first has 32 bits, so `power` times it is exact.
  let rest =
    (x - Double(power) * 0.693147180369123816) - Double(power) * 1.90821492927058770e-10
  var sum = 1.0
  var divisor = 14.0
  while divisor > 0 {
    sum = 1 + rest / divisor * sum
    divisor -= 1
  }
  return sum * Double(sign: .plus, exponent: power, significand: 1)
}

/// The natural logarithm of x, within 3·10⁻¹⁶ (relatively, away from 1); −∞ for 0, NaN below 0.
///
/// Source: the power of two split off, then the series of the inverse hyperbolic tangent.
public func logarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x < .infinity else { return .infinity }
  var power = Int(x.exponent)
  var rest = x.significand
  if rest > 1.4142135623730951 {
    rest /= 2
    power += 1
  }
  let s = (rest - 1) / (rest + 1)
  let square = s * s
  // 1 + s²/3 + s⁴/5 + …; |s| ≤ 0.172, so the first term left out is below 10⁻¹⁷.
  var sum = 1.0 / 23
  var odd = 21.0
  while odd > 0 {
    sum = 1 / odd + square * sum
    odd -= 2
  }
  let whole = Double(power)
  return whole * 0.693147180369123816 + (2 * s * sum + whole * 1.90821492927058770e-10)
}
