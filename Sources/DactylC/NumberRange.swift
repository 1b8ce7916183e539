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
    guard number >= least, number <= greatest else { return false }
    if number == .infinity { return true }
    // Nobody has a million fingers, and nothing is counted so far.
    return rawValue < NumberRange.flag.rawValue
      || (number <= 1_000_000 || self == .handle) && number == number.rounded(.down)
  }

  private var least: Double {
    switch self {
    case .reading: .infinity
    case .signed: -.greatestFiniteMagnitude
    case .factor: 1e-6
    case .count: 1
    case .number, .duration, .angle, .share, .flag, .three, .threeBits, .fourBits, .handle,
      .countOrNone:
      0
    }
  }

  private var greatest: Double {
    switch self {
    case .reading: -.infinity
    case .signed, .number: .greatestFiniteMagnitude
    case .duration, .count, .countOrNone: .infinity
    case .angle: .pi
    case .share, .flag: 1
    case .factor: 1_000_000
    case .three: 2
    case .threeBits: 7
    case .fourBits: 15
    case .handle: Double(Int32.max)
    }
  }
}
