/// A seeded source of random numbers: the same seed gives the same numbers on every platform.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators" (OOPSLA
/// 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts with the seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A whole number below `limit`, which must be above 0; the remainder's tiny bias does not
  /// matter.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A whole number in the range.
  public mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True once in `count` times on average.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
