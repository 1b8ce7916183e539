// Sine, cosine and arctangent of our own, in plain IEEE arithmetic. The C libraries of the
// platforms differ in the last bit, and the same touches must give the same trace, bit for bit, on
// each (SPEC F2).

// Long, and called few times an event: a copy of it at every call would be all cost.

/// The angle of the vector (x, y), in radians, in −π…π, within 3·10⁻¹⁶ of the exact value.
///
/// 0 for the vector without length. Series: Taylor, after reduction to ±π/24 by the addition
/// theorem.
@inline(never)
public func arctangent(_ y: Double, _ x: Double) -> Double {
  // Mostly compared as whole numbers, which order as the doubles do: microcontrollers compare
  // doubles in software.
  let ax = abs(x)
  let ay = abs(y)
  let isSteep = ay > ax
  let longer = isSteep ? ay : ax
  if longer.bitPattern == 0 { return 0 }
  let unit = arctangentOfUnit((isSteep ? ax : ay) / longer)
  let base = isSteep ? .pi / 2 - unit : unit
  let half = x.sign == .minus ? .pi - base : base
  // Minus zero is no negative number.
  return y.bitPattern > (-0.0).bitPattern ? -half : half
}

/// The sine of an angle in radians, within 3·10⁻¹⁶; NaN beyond ±10⁶ radians.
public func sine(_ radians: Double) -> Double { sine(radians, plusQuarters: 0) }

/// The cosine of an angle in radians, within 3·10⁻¹⁶; NaN beyond ±10⁶ radians.
public func cosine(_ radians: Double) -> Double { sine(radians, plusQuarters: 1) }

/// The sine of an angle and so many quarter turns.
// Out of line, because the two series are large.
@inline(never)
private func sine(_ radians: Double, plusQuarters quarters: Int) -> Double {
  let (quarter, rest) = quarterTurn(radians)
  let turned = quarter + quarters
  let value = turned & 1 == 0 ? sineSeries(rest) : cosineSeries(rest)
  return turned & 2 == 0 ? value : -value
}

/// The arctangent for 0…1.
@inline(__always)
private func arctangentOfUnit(_ t: Double) -> Double {
  // tan(k·π/12) for k = 0…3, and their limits at the odd multiples of π/24.
  if t.bitPattern < 0.131652497587395860.bitPattern { return arctangentSeries(t) }
  if t.bitPattern < 0.414213562373095050.bitPattern {
    let c = 0.267949192431122710
    return 0.261799387799149440 + arctangentSeries((t - c) / (1 + t * c))
  }
  if t.bitPattern < 0.767326987978960280.bitPattern {
    let c = 0.577350269189625770
    return 0.523598775598298870 + arctangentSeries((t - c) / (1 + t * c))
  }
  return 0.785398163397448310 + arctangentSeries((t - 1) / (1 + t))
}

/// t − t³/3 + t⁵/5 − …; the first term left out is below 10⁻¹⁷ for |t| ≤ tan(π/24).
#if hasFeature(Embedded)
  @inline(never)
#endif
private func arctangentSeries(_ t: Double) -> Double {
  let s = t * t
  var sum = 1.0 / 9
  // Fingers seldom turn farther from report to report.
  if s.bitPattern > (1.0 / 1024).bitPattern {
    sum = 1.0 / 17
    sum = 1.0 / 15 - s * sum
    sum = 1.0 / 13 - s * sum
    sum = 1.0 / 11 - s * sum
    sum = 1.0 / 9 - s * sum
  }
  sum = 1.0 / 7 - s * sum
  sum = 1.0 / 5 - s * sum
  sum = 1.0 / 3 - s * sum
  return t - t * s * sum
}

/// Which quarter turn an angle lies nearest to, 0…3, and what is left of it, within ±π/4.
private func quarterTurn(_ radians: Double) -> (quarter: Int, rest: Double) {
  guard radians.isFinite, abs(radians) <= 1e6 else { return (0, .nan) }
  let turns = radians * (2 / .pi)
  let whole = Int64(turns + (turns < 0 ? -0.5 : 0.5))
  let n = Double(whole)
  // π/2 in two parts; the first has 33 bits, so n times it is exact.
  let rest = (radians - n * 1.570796326734125614) - n * 6.0771005065061922e-11
  return (Int(whole & 3), rest)
}

private func sineSeries(_ t: Double) -> Double {
  let s = t * t
  var sum = 1.0 / 355_687_428_096_000
  sum = 1.0 / 1_307_674_368_000 - s * sum
  sum = 1.0 / 6_227_020_800 - s * sum
  sum = 1.0 / 39_916_800 - s * sum
  sum = 1.0 / 362_880 - s * sum
  sum = 1.0 / 5_040 - s * sum
  sum = 1.0 / 120 - s * sum
  sum = 1.0 / 6 - s * sum
  return t - t * s * sum
}

private func cosineSeries(_ t: Double) -> Double {
  let s = t * t
  var sum = 1.0 / 6_402_373_705_728_000
  sum = 1.0 / 20_922_789_888_000 - s * sum
  sum = 1.0 / 87_178_291_200 - s * sum
  sum = 1.0 / 479_001_600 - s * sum
  sum = 1.0 / 3_628_800 - s * sum
  sum = 1.0 / 40_320 - s * sum
  sum = 1.0 / 720 - s * sum
  sum = 1.0 / 24 - s * sum
  return 1 - s * (0.5 - s * sum)
}
