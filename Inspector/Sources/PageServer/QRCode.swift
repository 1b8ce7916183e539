/// A short text as a QR code: byte mode, error correction L.
///
/// It covers versions 1 to 5 of ISO/IEC 18004, which hold up to 106 bytes in a single block.
public struct QRCode {
  /// Data and corrections in bytes, by version.
  private static let capacities = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]

  /// The number of squares on a side.
  public let size: Int
  /// Rows of squares from the top; true is dark.
  public private(set) var squares: [[Bool]]
  /// Squares of fixed patterns, which are not masked.
  private var isFixed: [[Bool]]

  /// The code of a text; nil if the text is too long.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let index = Self.capacities.firstIndex(where: { bytes.count + 2 <= $0.0 }) else {
      return nil
    }
    let (capacity, corrections) = Self.capacities[index]
    size = 21 + 4 * index
    squares = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = squares
    addFrame(version: index + 1)
    let data = Self.data(bytes, capacity)
    addData(data + ReedSolomon.corrections(of: data, count: corrections))
    chooseMask()
  }

  // MARK: Data

  /// The mode, the length, the bytes and the padding.
  private static func data(_ bytes: [UInt8], _ capacity: Int) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(0b0100, 4)
    add(bytes.count, 8)
    for byte in bytes { add(Int(byte), 8) }
    add(0, min(4, capacity * 8 - bits.count))
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) {
        $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0)
      }
    }
    for index in 0..<(capacity - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// Writes bits up and down in columns of two, from the right, around the fixed squares.
  private mutating func addData(_ bytes: [UInt8]) {
    var bit = 0
    var right = size - 1
    while right > 0 {
      // Skip the column of the timing pattern.
      if right == 6 { right -= 1 }
      for step in 0..<size {
        let goesUp = (right + 1) & 2 == 0
        let y = goesUp ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y][x] {
          guard bit < bytes.count * 8 else { continue }
          squares[y][x] = bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      right -= 2
    }
  }

  // MARK: Frame

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    squares[y][x] = isDark
    isFixed[y][x] = true
  }

  private mutating func addFrame(version: Int) {
    for place in 0..<size {
      fix(place, 6, place % 2 == 0)
      fix(6, place, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      addRings(x, y, reach: 4, light: [2, 4])
    }
    if version > 1 { addRings(size - 7, size - 7, reach: 2, light: [1]) }
    fix(8, size - 8, true)
    setFormat(mask: 0)
  }

  private mutating func addRings(_ x: Int, _ y: Int, reach: Int, light: Set<Int>) {
    for dy in -reach...reach {
      for dx in -reach...reach { fix(x + dx, y + dy, !light.contains(max(abs(dx), abs(dy)))) }
    }
  }

  /// Writes mask and error correction level, twice.
  private mutating func setFormat(mask: Int) {
    let kind = 0b01 << 3 | mask
    var rest = kind << 10
    for bit in (10..<15).reversed() where rest >> bit & 1 == 1 { rest ^= 0x537 << (bit - 10) }
    let bits = (kind << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
  }

  // MARK: Mask

  private mutating func chooseMask() {
    let best = (0..<8).min { penalty(ofMask: $0) < penalty(ofMask: $1) }!
    apply(mask: best)
  }

  private func penalty(ofMask mask: Int) -> Int {
    var code = self
    code.apply(mask: mask)
    var sum = 0
    for line in 0..<size {
      for along in 0..<(size - 4) {
        // Five alike in a row, and patterns that look like a corner.
        let row = (0..<5).map { code.squares[line][along + $0] }
        let column = (0..<5).map { code.squares[along + $0][line] }
        for run in [row, column] where Set(run).count == 1 { sum += 3 }
      }
      guard line + 1 < size else { continue }
      for x in 0..<(size - 1) {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { code.squares[line + $0.1][x + $0.0] }
        if Set(four).count == 1 { sum += 3 }
      }
    }
    let dark = code.squares.joined().filter { $0 }.count
    return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y][x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { squares[y][x].toggle() }
      }
    }
    setFormat(mask: mask)
  }

  // MARK: Showing

  /// The code as a picture, dark on white with a margin.
  public var svg: String {
    let places = squares.indices.flatMap { y in squares[y].indices.map { (x: $0, y: y) } }
    let dark = places.filter { squares[$0.y][$0.x] }.map { "M\($0.x) \($0.y)h1v1h-1z" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 \(size + 6) \(size + 6)">\
      <path fill="#fff" d="M-3-3h\(size + 6)v\(size + 6)h-\(size + 6)z"/><path d="\(dark.joined())"/></svg>
      """
  }

  /// The code for a terminal, two rows to a line, bright on dark with a margin.
  public var blocks: String {
    func isBright(_ x: Int, _ y: Int) -> Bool {
      guard (0..<size).contains(x), (0..<size).contains(y) else { return true }
      return !squares[y][x]
    }
    return stride(from: -2, to: size + 2, by: 2).map { y in
      (-2..<size + 2).map { x in
        switch (isBright(x, y), isBright(x, y + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }.joined(separator: "\n")
  }
}

/// Bytes that restore lost ones, over GF(256) with x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  static func corrections(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var sum = 0
    for bit in (0..<8).reversed() {
      sum = sum << 1 ^ (sum >> 7) * 0x11D
      sum ^= (Int(right) >> bit & 1) * Int(left)
    }
    return UInt8(sum)
  }
}
