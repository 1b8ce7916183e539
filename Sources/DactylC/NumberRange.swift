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
    let bounds = NumberRange.bounds[Int(rawValue)]
    guard number >= bounds.least, number <= bounds.greatest else { return false }
    if number == .infinity { return true }
    // Nobody has a million fingers, and nothing is counted so far.
    return rawValue < NumberRange.flag.rawValue
      || (number <= 1_000_000 || self == .handle) && number == number.rounded(.down)
  }

  private struct Bounds {
    let least: Double
    let greatest: Double
  }

  /// The least and the greatest of each, in the order of the cases.
  private static let bounds = [
    Bounds(least: .infinity, greatest: -.infinity),
    Bounds(least: -.greatestFiniteMagnitude, greatest: .greatestFiniteMagnitude),
    Bounds(least: 0, greatest: .greatestFiniteMagnitude),
    Bounds(least: 0, greatest: .infinity),
    Bounds(least: 0, greatest: .pi),
    Bounds(least: 0, greatest: 1),
    Bounds(least: 1e-6, greatest: 1_000_000),
    Bounds(least: 0, greatest: 1),
    Bounds(least: 0, greatest: 2),
    Bounds(least: 0, greatest: 7),
    Bounds(least: 0, greatest: 15),
    Bounds(least: 0, greatest: 0x7fff_ffff),
    Bounds(least: 1, greatest: .infinity),
    Bounds(least: 0, greatest: .infinity),
  ]
}
