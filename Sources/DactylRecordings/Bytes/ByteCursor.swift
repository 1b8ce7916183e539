/// Walks over the bytes of one line and takes numbers and words from it.
///
/// Every `take` either succeeds and moves on, or returns nil or false; no input traps.
struct ByteCursor {
  private(set) var current: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  init(_ line: UnsafeBufferPointer<UInt8>) {
    // An empty line has no address; any will do, as nothing reads it.
    let base = line.baseAddress ?? UnsafePointer(bitPattern: 1)!
    current = base
    end = base + line.count
  }

  init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    current = start
    self.end = end
  }

  @inline(__always) var isAtEnd: Bool { current == end }
  @inline(__always) var peek: UInt8? { current < end ? current.pointee : nil }
  var remaining: Int { end - current }
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: current, count: end - current) }

  @inline(__always) mutating func skipSpaces() {
    while current < end, current.pointee == 0x20 || current.pointee == 0x09 { current += 1 }
  }

  @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
    guard current < end, current.pointee == byte else { return false }
    current += 1
    return true
  }

  /// Takes exactly this text; else false, without moving.
  @inline(__always) mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - current >= count else { return false }
    for index in 0..<count where current[index] != text.utf8Start[index] { return false }
    current += count
    return true
  }

  /// Takes everything up to, and not including, the next space.
  mutating func takeWord() -> UnsafeBufferPointer<UInt8> {
    let start = current
    while current < end, current.pointee != 0x20, current.pointee != 0x09 { current += 1 }
    return UnsafeBufferPointer(start: start, count: current - start)
  }

  /// Takes a decimal number without a sign, below 10¹⁵.
  mutating func takeDigits() -> Int? {
    let start = current
    var value = 0
    while current < end {
      let digit = current.pointee &- 0x30
      guard digit < 10 else { break }
      guard current - start < 15 else { return nil }
      value = value &* 10 &+ Int(digit)
      current += 1
    }
    return current == start ? nil : value
  }

  /// Takes a decimal number, optionally with a minus sign, between −10¹⁵ and 10¹⁵.
  mutating func takeInteger() -> Int? {
    let isNegative = take(UInt8(ascii: "-"))
    guard let value = takeDigits() else { return nil }
    return isNegative ? -value : value
  }

  mutating func takeWholeNumber() -> Int? {
    let isNegative = take(UInt8(ascii: "-"))
    let start = current
    var value = 0
    while current < end {
      let digit = current.pointee &- 0x30
      guard digit < 10 else { break }
      let (tens, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      // Downward for negative numbers: `Int.min` has no positive counterpart.
      let (sum, isTooMuchYet) =
        isNegative
        ? tens.subtractingReportingOverflow(Int(digit)) : tens.addingReportingOverflow(Int(digit))
      guard !isTooMuch, !isTooMuchYet else { return nil }
      value = sum
      current += 1
    }
    return current == start ? nil : value
  }

  /// Takes one to eight hexadecimal digits.
  mutating func takeHexadecimal() -> UInt32? {
    let start = current
    var value: UInt32 = 0
    while current < end {
      let digit: UInt8
      switch current.pointee {
      case 0x30...0x39: digit = current.pointee &- 0x30
      case 0x41...0x46: digit = current.pointee &- 0x41 &+ 10
      case 0x61...0x66: digit = current.pointee &- 0x61 &+ 10
      default: return current == start ? nil : value
      }
      guard current - start < 8 else { return nil }
      value = value << 4 | UInt32(digit)
      current += 1
    }
    return current == start ? nil : value
  }

  /// Takes seconds with a fraction, such as `1452290999.951583`, as whole microseconds.
  mutating func takeMicroseconds() -> Int? {
    guard let seconds = takeDigits(), seconds < 1_000_000_000_000, take(UInt8(ascii: ".")) else {
      return nil
    }
    let start = current
    var fraction = 0
    while current < end, current.pointee &- 0x30 < 10 {
      guard current - start < 9 else { return nil }
      if current - start < 6 { fraction = fraction &* 10 &+ Int(current.pointee &- 0x30) }
      current += 1
    }
    guard current > start else { return nil }
    for _ in min(current - start, 6)..<6 { fraction *= 10 }
    return seconds * 1_000_000 + fraction
  }
}
