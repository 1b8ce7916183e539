import Dactyl

// Numbers as hosts write them into frames. NaN stands for what the host does not know.
extension Double {
  /// Stands for a word that is no whole number; less than all that are.
  static var notWhole: Int { Int.min }

  /// The number, or another where it is not known.
  @inline(never)
  func orUnknown(_ neutral: Double) -> Double { isNumber ? self : neutral }

  /// The number as a whole one; `notWhole` if it has a fraction or is too large for a handle or
  /// contact.
  @inline(never)
  func whole(orUnknown neutral: Int = notWhole) -> Int {
    guard self > -0x8000_0000, self < 0x8000_0000 else { return isNaN ? neutral : Double.notWhole }
    let whole = Int(self)
    return Double(whole) == self ? whole : Double.notWhole
  }

  /// The number as a whole one from 0 to 254; else 255, which stands for no word.
  func small(orUnknown neutral: Int = notWhole) -> UInt8 {
    let whole = whole(orUnknown: neutral)
    return 0..<255 ~= whole ? UInt8(truncatingIfNeeded: whole) : 255
  }
}
