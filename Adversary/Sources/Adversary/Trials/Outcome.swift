/// What came of one episode.
struct Outcome {
  /// What must not be; empty where all is well.
  var findings: [String] = []
  /// How often what was done, by name, for the summary.
  var counts: [String: Int] = [:]
  /// What happened, in one number, to compare two plays of one episode.
  var digest = Digest()

  mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }
}

/// A number for all that happened so far, in its order (FNV-1a).
struct Digest: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }
  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  mutating func add(_ number: Double) { add(number.bitPattern) }
}
