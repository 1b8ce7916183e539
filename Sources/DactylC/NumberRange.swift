/// Which numbers a property may have.
enum NumberRange: UInt8 {
  /// None: it can only be read.
  case reading
  /// Of either sign.
  case signed
  case number
  case duration
  case angle
  case share
  /// A divisor; from a millionth to a million, far more than any library learns or shape allows.
  case factor
  // From here on only whole numbers.
  case flag
  case three
  case threeBits
  case fourBits
  case handle
  /// At least 1; the greatest stands for infinity.
  case count
  case countOrNone

  /// Whether a number is one of these; never for NaN.
  func holds(_ number: Double) -> Bool {
    let least: Double
    let greatest = NumberRange.greatest[Int(rawValue)]
    switch self {
    case .duration, .count, .countOrNone:
      if number == .infinity { return true }
      least = self == .count ? 1 : 0
    case .signed: least = -greatest
    case .factor: least = 1e-6
    case .reading, .number, .angle, .share, .flag, .three, .threeBits, .fourBits, .handle: least = 0
    }
    guard number >= least, number <= greatest else { return false }
    return rawValue < NumberRange.flag.rawValue || number == number.rounded(.down)
  }

  /// The greatest of each that is finite, in the order of the cases: literals lie ready as data.
  ///
  /// Nobody has a million fingers, and nothing is counted so far.
  private static let greatest: [Double] = [
    -1, 1.7976931348623157e308, 1.7976931348623157e308, 1.7976931348623157e308,
    3.141592653589793, 1, 1_000_000, 1, 2, 7, 15, 2_147_483_647, 1_000_000, 1_000_000,
  ]
}
