/// The range of a property's numbers.
enum NumberRange: UInt8 {
  /// No number: the property is read-only.
  case reading
  /// Any finite number.
  case signed
  case number
  case duration
  case angle
  case share
  /// A divisor from a millionth to a million, far beyond any useful value.
  case factor
  // Whole numbers from here on.
  case flag
  case three
  case threeBits
  case fourBits
  case eightBits
  case handle
  /// At least 1; infinity means no limit.
  case count
  case countOrNone

  /// True if a number is in the range; false for NaN.
  func holds(_ number: Double) -> Bool {
    let least: Double
    let greatest = NumberRange.greatest[Int(rawValue)]
    switch self {
    case .duration, .count, .countOrNone:
      if number == .infinity { return true }
      least = self == .count ? 1 : 0
    case .signed: least = -greatest
    case .factor: least = 1e-6
    case .reading, .number, .angle, .share, .flag, .three, .threeBits, .fourBits, .eightBits,
      .handle:
      least = 0
    }
    guard number >= least, number <= greatest else { return false }
    return rawValue < NumberRange.flag.rawValue || number == number.rounded(.down)
  }

  /// The greatest finite number of each case, in order: literals lie ready as data.
  ///
  /// Counts never reach a million.
  private static let greatest: [Double] = [
    -1, 1.7976931348623157e308, 1.7976931348623157e308, 1.7976931348623157e308,
    3.141592653589793, 1, 1_000_000, 1, 2, 7, 15, 255, 2_147_483_647, 1_000_000, 1_000_000,
  ]
}
