extension String {
  /// The text with a sign in place of each letter that would act on a terminal or break XML: control
  /// characters except tabs and line feeds, characters that change the direction of text or separate
  /// lines, U+FFFE and U+FFFF.
  public var printable: String {
    guard unicodeScalars.contains(where: Self.acts) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(Self.acts(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
