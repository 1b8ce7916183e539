import DactylTesting
import Testing

@testable import DactylRecordings

struct NumberTests {
  private func parse(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var cursor = ByteCursor(buffer)
      guard let number = cursor.takeDouble(), cursor.isAtEnd else { return nil }
      return number
    }
  }

  @Test func everyDoubleReadsBackAsItself() {
    var random = SplitMix64(seed: 1)
    var wrong: [Double] = []
    for _ in 0..<TestLength.numbers {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      if parse(number.description)?.bitPattern != number.bitPattern { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  /// Positions and times have a few digits before the point and many after it.
  @Test func everyPlaceReadsBackAsItself() {
    var random = SplitMix64(seed: 2)
    var wrong: [Double] = []
    for _ in 0..<TestLength.numbers {
      let number =
        Double.random(in: -5000...5000, using: &random) / .random(in: 1...1000, using: &random)
      if parse(number.description)?.bitPattern != number.bitPattern { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  /// Unrounded digits: as many as fit into 64 bits, where a wrong last bit shows.
  @Test func digitsReadAsTheStandardLibraryReadsThem() {
    var random = SplitMix64(seed: 3)
    var wrong: [String] = []
    for _ in 0..<TestLength.numbers {
      let digits = random.next() >> UInt64.random(in: 0...60, using: &random)
      var text = String(digits)
      let point = Int.random(in: 0...text.count, using: &random)
      text.insert(".", at: text.index(text.startIndex, offsetBy: point))
      if text.hasPrefix(".") { text = "0" + text }
      if text.hasSuffix(".") { text += "0" }
      guard text.first != "0" || text.hasPrefix("0.") else { continue }
      if parse(text)?.bitPattern != Double(text)?.bitPattern { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  /// Halfway between two doubles, and a hair to either side.
  @Test(arguments: [
    "9007199254740993.0", "9007199254740992.5", "9007199254740993.1", "4503599627370497.5",
    "4503599627370498.5", "4503599627370497.499", "0.5000000000000000277",
    "1.000000000000000111", "1844674407370955161.5", "0.0000000000000000001", "0.3",
  ])
  func halvesGoToTheEvenNumber(text: String) {
    #expect(parse(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: [
    "", "-", "+1", "01", ".5", "1.", "1e", "1e+", "NaN", "inf", "1e999", "--1", "0x1",
  ])
  func whatJSONDoesNotAllowIsNoNumber(text: String) {
    #expect(parse(text) == nil)
  }

  @Test(arguments: ["-0", "1e-400", "0e5", "123456789012345678901234567890", "1E+2", "5e-324"])
  func oddNumbersRead(text: String) {
    #expect(parse(text)?.bitPattern == Double(text)?.bitPattern)
  }
}
