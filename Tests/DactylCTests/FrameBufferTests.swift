import Dactyl
import DactylTesting
import Testing

@testable import DactylC

/// Hosts' rows become one frame, whose memory is used again.
@Suite struct FrameBufferTests {
  @Test(arguments: 0..<20) func aFrameThatIsReadAgainEqualsANewOne(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var kept = InputFrame(time: 0, contacts: [])
    for step in 0..<200 {
      let counts = (0..<3).map { _ in random.below(4) }
      var words = [Double(step)] + counts.map { Double($0) }
      for _ in 0..<counts.reduce(0, +) { words += row(&random) }
      var new = InputFrame(time: 0, contacts: [])
      words.withUnsafeBufferPointer {
        let buffer = FrameBuffer($0.baseAddress!, count: words.count)
        let isRead = buffer.read(into: &kept)
        #expect(isRead == buffer.read(into: &new))
        // In words, because some numbers are NaN.
        if isRead { #expect("\(kept)" == "\(new)") }
      }
    }
  }

  /// A row of any kind, now and then a wrong one.
  private func row(_ random: inout SplitMix64) -> [Double] {
    func number() -> Double { random.oneIn(4) ? .nan : Double(random.below(900)) / 8 }
    let phase = random.oneIn(60) ? 9 : random.below(3)
    return [Double(random.below(3)), Double(phase)] + [3.5, 4.25]
      + [random.oneIn(3) ? .nan : Double(random.below(4))] + (5..<15).map { _ in number() }
      + [[0, 1, 2, 3][random.below(4)]]
  }
}
