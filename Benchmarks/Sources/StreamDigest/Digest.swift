/// A running hash with the same value on every machine (FNV-1a, of 64 bits).
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private(set) var items = 0

  mutating func add(_ bits: UInt64) {
    items += 1
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (bits >> shift & 0xff)) &* 0x100_0000_01b3
    }
  }

  /// All numbers that are none count alike.
  mutating func add(_ number: Double) { add(number.isNaN ? .max : number.bitPattern) }

  mutating func add(_ words: String) {
    items += 1
    for byte in words.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
