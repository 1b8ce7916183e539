extension ByteCursor {
  /// Takes a JSON number and gives the nearest `Double`; nil if there is none or it is infinite.
  ///
  /// Numbers of up to fifteen digits need one multiplication or division that rounds once (Clinger,
  /// "How to Read Floating Point Numbers Accurately", 1990); up to nineteen digits with a fraction,
  /// one division of whole numbers. The standard library reads the rare rest.
  mutating func takeDouble() -> Double? {
    let start = current
    let isNegative = take(UInt8(ascii: "-"))
    var digits: UInt64 = 0
    var exponent = 0
    let whole = current
    takeMantissa(&digits)
    let wholeCount = current - whole
    guard wholeCount > 0, wholeCount == 1 || whole.pointee != UInt8(ascii: "0") else { return nil }
    var count = wholeCount
    if take(UInt8(ascii: ".")) {
      let fraction = current
      takeMantissa(&digits)
      guard current > fraction else { return nil }
      count += current - fraction
      exponent = -(current - fraction)
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      let isSmall = take(UInt8(ascii: "-"))
      if !isSmall { _ = take(UInt8(ascii: "+")) }
      guard let power = takeDigits(), power < 100_000 else { return nil }
      exponent += isSmall ? -power : power
    }
    if count <= 19 {
      if digits <= 1 << 53, abs(exponent) <= 22 {
        let value = Double(digits)
        let scaled =
          exponent < 0 ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
        return isNegative ? -scaled : scaled
      }
      if exponent < 0, exponent >= -19 {
        let value = Self.quotient(digits, Self.wholePowersOfTen[-exponent])
        return isNegative ? -value : value
      }
    }
    return nearestDouble(from: start)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private static let wholePowersOfTen: [UInt64] = (0...19).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  /// The `Double` nearest to the quotient of two whole numbers above 0; the even one of a tie.
  private static func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
    let shift = numerator.leadingZeroBitCount
    let scale = denominator.leadingZeroBitCount
    let high = numerator << UInt64(shift)
    let divisor = denominator << UInt64(scale)
    // Both have their top bit set, so half of one is below the other and the quotient has 63 or 64
    // bits.
    let (bits, rest) = divisor.dividingFullWidth((high >> 1, high << 63))
    let dropped = UInt64(10 + (bits >> 63))
    var mantissa = bits >> dropped
    let tail = bits & ((1 << dropped) - 1)
    let half: UInt64 = 1 << (dropped - 1)
    if tail > half || tail == half && (rest != 0 || mantissa & 1 == 1) { mantissa += 1 }
    let exponent = Int(dropped) - 63 - shift + scale
    return Double(sign: .plus, exponent: exponent, significand: Double(mantissa))
  }

  @inline(__always) private mutating func takeMantissa(_ digits: inout UInt64) {
    while let byte = peek, byte &- 0x30 < 10 {
      // Wraps beyond nineteen digits; the standard library reads such numbers.
      digits = digits &* 10 &+ UInt64(byte &- 0x30)
      _ = take(byte)
    }
  }

  private func nearestDouble(from start: UnsafePointer<UInt8>) -> Double? {
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: current - start), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
