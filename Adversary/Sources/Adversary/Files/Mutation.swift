/// Ways to make a bad file of a good one.
enum Mutation: String, CaseIterable {
  case flipBit, putByte, putToken, remove, repeatPiece, insertOther, cut, changeNumber, swapLines,
    doubleLine
  case dropLines, nest, widen, breakText

  /// Changes the bytes at random; `other` is another good file to take pieces from.
  func apply(to bytes: inout [UInt8], other: [UInt8], _ dice: Dice) {
    guard !bytes.isEmpty else { return }
    let place = dice.below(bytes.count)
    switch self {
    case .flipBit: bytes[place] ^= 1 << UInt8(dice.below(8))
    case .putByte: bytes[place] = UInt8(truncatingIfNeeded: dice.bits())
    case .putToken: bytes.insert(contentsOf: dice.pick(Mutation.tokens)!.utf8, at: place)
    case .remove:
      bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.below(40)))
    case .repeatPiece:
      let piece = Array(bytes[place..<min(bytes.count, place + 1 + dice.below(200))])
      for _ in 0..<dice.below(30) { bytes.insert(contentsOf: piece, at: place) }
    case .insertOther:
      let start = dice.below(other.count)
      bytes.insert(
        contentsOf: other[start..<min(other.count, start + dice.below(300))], at: place)
    case .cut: bytes.removeSubrange(place...)
    case .changeNumber: changeNumber(in: &bytes, from: place, dice)
    case .swapLines, .doubleLine, .dropLines: changeLines(of: &bytes, dice)
    case .nest:
      let open = dice.pick(["[", "{", "(", "<a>", "- ", "\"", "&a [", "/*", "#if "])!
      bytes.insert(
        contentsOf: Array(repeating: Array(open.utf8), count: dice.below(3000)).joined(), at: place)
    case .widen:
      bytes.insert(
        contentsOf: Array(repeating: bytes[place], count: 1 << dice.below(17)), at: place)
    case .breakText:
      switch dice.below(4) {
      case 0: bytes.insert(contentsOf: [0xef, 0xbb, 0xbf], at: dice.oneIn(2) ? 0 : place)
      case 1: bytes = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
      case 2: bytes = bytes.flatMap { [$0, 0] }
      default: bytes.insert(contentsOf: [0xc3, 0x28, 0xed, 0xa0, 0x80, 0xfe], at: place)
      }
    }
  }

  private static let tokens = [
    "&a ", "*a", "!!binary ", "<<: *a", "---\n", "...\n", "| ", "? ", "nan", "inf", "-0", "1e999",
    "1e-999",
    "99999999999999999999", "-9223372036854775808", "2147483648", "0x7fffffff", "ffffffff", "true",
    "null",
    "\\u0000", "\\ud800", "]]>", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "&#0;", "<?xml?>",
    "\u{0}", "\n",
    "\t", "\"", "'", ":", ",", "E: ", "remove device 1: /dev/input/event2\n",
    "{\"dactyl\":\"recording\"}\n",
    "#selector(", "@objc ", "\"\"\"", "\\(", "/*", "*/",
  ]

  /// Makes another number of the next one.
  private func changeNumber(in bytes: inout [UInt8], from place: Int, _ dice: Dice) {
    let digits: ClosedRange<UInt8> = 48...57
    guard let start = bytes[place...].firstIndex(where: { digits.contains($0) }) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    let numbers = [
      "0", "-1", "1", "65535", "4294967296", "9223372036854775807", "1e308", "0.0000001",
    ]
    let number = dice.oneIn(2) ? "\(dice.below(1000))" : dice.pick(numbers)!
    bytes.replaceSubrange(start..<end, with: number.utf8)
  }

  private func changeLines(of bytes: inout [UInt8], _ dice: Dice) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let line = dice.below(lines.count)
    switch self {
    case .swapLines: lines.swapAt(line, dice.below(lines.count))
    case .doubleLine:
      lines.insert(
        contentsOf: Array(repeating: lines[line], count: 1 + dice.below(50)),
        at: dice.below(lines.count + 1))
    default: lines.removeSubrange(line..<min(lines.count, line + 1 + dice.below(8)))
    }
    bytes = Array(lines.joined(separator: [10]))
  }
}
