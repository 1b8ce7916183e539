import DactylTesting

/// One episode's random choices, from its seed or from the fuzzer's bytes.
///
/// Every turn starts its own sequence, so leaving a turn out does not change later ones.
final class Dice {
  private let seed: UInt64
  private var random: SplitMix64
  /// The fuzzer's bytes, one for each choice; nil to use the seed.
  private let bytes: [UInt8]?
  private var usedCount = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    bytes = nil
  }

  init(bytes: [UInt8]) {
    seed = 0
    random = SplitMix64(seed: 0)
    self.bytes = bytes
  }

  /// True once the fuzzer's bytes are used up.
  var isUsedUp: Bool { usedCount >= bytes?.count ?? .max }

  /// Starts the sequence of a turn; the first is 0.
  func begin(turn: Int) {
    var mixed = SplitMix64(seed: seed ^ (UInt64(turn + 1) &* 0xd6e8_feb8_6659_fd93))
    random = SplitMix64(seed: mixed.next())
  }

  /// Any 64 bits.
  func bits() -> UInt64 {
    guard let bytes, !isUsedUp else { return random.next() }
    let end = min(bytes.count, usedCount + 8)
    defer { usedCount = end }
    return bytes[usedCount..<end].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A whole number from 0 to below `limit`.
  func below(_ limit: Int) -> Int {
    guard let bytes, !isUsedUp, limit > 0 else { return random.below(limit) }
    guard limit <= 256 else { return Int(bits() % UInt64(limit)) }
    defer { usedCount += 1 }
    return Int(bytes[usedCount]) % limit
  }

  /// True once in `count` times on average.
  func oneIn(_ count: Int) -> Bool { bytes == nil ? random.oneIn(count) : below(count) == 0 }

  /// A number from 0 up to 1.
  func unit() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 }

  /// One of the elements; nil if there is none.
  func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Any case of an enumeration.
  func any<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    pick(Array(type.allCases))!
  }

  /// An unusual number.
  func oddNumber() -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
      1e155,
      .leastNonzeroMagnitude, -0.0, 0, -1, 9.3e18, 2_147_483_648, 4_503_599_627_370_497, 0.5,
    ]
    return odd[below(odd.count)]
  }
}
