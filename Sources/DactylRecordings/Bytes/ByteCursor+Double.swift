extension ByteCursor {
  /// Takes a number as JSON writes it and gives the nearest `Double`; nil if there is none or it is infinite.
  ///
  /// Numbers of up to fifteen digits, which is nearly all, need one multiplication or division that
  /// rounds once (Clinger, "How to Read Floating Point Numbers Accurately", 1990); the rest is left
  /// to the standard library.
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
    if count <= 19, digits <= 1 << 53, abs(exponent) <= 22 {
      let value = Double(digits)
      let scaled =
        exponent < 0 ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
      return isNegative ? -scaled : scaled
    }
    return nearestDouble(from: start)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  @inline(__always) private mutating func takeMantissa(_ digits: inout UInt64) {
    while let byte = peek, byte &- 0x30 < 10 {
      // Wraps beyond nineteen digits; such numbers take the other way.
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
