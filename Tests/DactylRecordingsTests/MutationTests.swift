import Dactyl
import DactylTesting
import Testing

@testable import DactylRecordings

/// Recordings with random changes: each gives valid frames or an error, and nothing else.
struct MutationTests {
  @Test(arguments: [
    Sample.dactyl, .evemu, .evtest, .geteventNames, .geteventHexadecimal, .twoPads, .libinput,
  ])
  func broken(sample: Sample) throws {
    let original = Array(sample.text.utf8)
    var outcomes = (read: 0, refused: 0)
    var wrong: [String] = []
    for seed in 0..<TestLength.mutations {
      var random = SplitMix64(seed: UInt64(seed))
      let bytes = mutated(original, using: &random)
      var rules = InputValidator()
      do {
        let reader = try RecordingReader(.bytes(bytes))
        while let frame = try reader.next() {
          // An invalid frame fails the test here with an InputError.
          try rules.accept(frame)
        }
        if !rules.down.isEmpty { wrong.append("seed \(seed) leaves contacts down") }
        outcomes.read += 1
      } catch let error as RecordingError {
        if "\(error)".isEmpty { wrong.append("seed \(seed) is refused without a word") }
        outcomes.refused += 1
      }
    }
    // The mutations prove something only if both outcomes occur.
    let least = TestLength.mutations / 33
    #expect(outcomes.read > least && outcomes.refused > least, "\(outcomes)")
    #expect(wrong.first == nil)
  }

  private func mutated(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int(random.next() % 4) {
      guard !bytes.isEmpty else { break }
      let index = Int.random(in: bytes.indices, using: &random)
      switch random.next() % 7 {
      case 0: bytes[index] ^= 1 << UInt8(random.next() % 8)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[index], at: index)
      case 3: bytes[index] = UInt8(ascii: "0") + UInt8(random.next() % 10)
      case 4: bytes.removeSubrange(index...)
      case 5:
        // Repeats or drops a line.
        let start = bytes[..<index].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let end = bytes[index...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.endIndex
        let line = Array(bytes[start..<end])
        if random.next() % 2 == 0 {
          bytes.insert(contentsOf: line, at: end)
        } else {
          bytes.removeSubrange(start..<end)
        }
      default:
        let length = min(Int(random.next() % 20), bytes.count - index)
        bytes.replaceSubrange(
          index..<index + length, with: (0..<length).map { _ in UInt8(ascii: "9") })
      }
    }
    return bytes
  }
}
