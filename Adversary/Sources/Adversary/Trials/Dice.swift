import DactylTesting

/// The chance in one episode, all of it from the episode's seed.
///
/// Every turn starts its own row of numbers, so that leaving a turn out does not change those after
/// it.
final class Dice {
  private let seed: UInt64
  private var random: SplitMix64

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
  }

  /// Goes on with the numbers of a turn; the first is 0.
  func begin(turn: Int) {
    var mixed = SplitMix64(seed: seed ^ (UInt64(turn + 1) &* 0xd6e8_feb8_6659_fd93))
    random = SplitMix64(seed: mixed.next())
  }

  /// Any 64 bits.
  func bits() -> UInt64 { random.next() }

  /// A whole number from 0 on that is below `limit`.
  func below(_ limit: Int) -> Int { random.below(limit) }

  /// True once in `count` times.
  func oneIn(_ count: Int) -> Bool { random.oneIn(count) }

  /// A number from 0 up to 1.
  func unit() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }

  /// One of the elements; nil where there is none.
  func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Any case of an enumeration.
  func any<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    pick(Array(type.allCases))!
  }

  /// A number that programs seldom think of.
  func oddNumber() -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
      1e155,
      .leastNonzeroMagnitude, -0.0, 0, -1, 9.3e18, 2_147_483_648, 4_503_599_627_370_497, 0.5,
    ]
    return odd[below(odd.count)]
  }
}
