/// The result of one episode.
struct Outcome {
  /// What went wrong; empty if all is well.
  var findings: [String] = []
  /// How often each thing was done, by name.
  var counts: [String: Int] = [:]
  /// A hash of what happened, to compare two plays of one episode.
  var digest = Digest()

  mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }
}

/// A hash of everything so far, in order (FNV-1a).
struct Digest: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }
  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  mutating func add(_ number: Double) { add(number.bitPattern) }
}
