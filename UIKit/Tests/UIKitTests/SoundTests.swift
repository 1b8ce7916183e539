import AVFoundation
import FreedObjects
import Testing
import UIKit

/// Sounds, and what is read of their files.
@MainActor @Suite(.freesItsObjects)
struct SoundTests {
  /// Bytes of texts and of numbers with their size, the greatest part first.
  private func bytes(_ parts: [Any]) -> Data {
    var data = Data()
    for part in parts {
      if let text = part as? String { data.append(contentsOf: text.utf8) }
      if let (number, count) = part as? (Int, Int) {
        for place in (0..<count).reversed() {
          data.append(UInt8(truncatingIfNeeded: number >> (8 * place)))
        }
      }
    }
    return data
  }

  private func length(_ parts: [Any]) throws -> TimeInterval {
    try AVAudioPlayer(data: bytes(parts)).duration
  }

  @Test func lengthsAreReadFromTheHeadsOfFiles() throws {
    // 22,050 frames at 44,100 a second: the rate as ten bytes, exponent and mantissa.
    let aiff: [Any] = [
      "FORM", (0, 4), "AIFF", "COMM", (18, 4), (2, 2), (22050, 4), (16, 2), (0x400E, 2),
      (0xAC44 << 48, 8),
    ]
    #expect(try length(aiff) == 0.5)
    let movie: [Any] = [
      (16, 4), "ftyp", "M4A ", (0, 4), (36, 4), "moov", (28, 4), "mvhd", (0, 4), (0, 4), (0, 4),
      (1000, 4), (2500, 4),
    ]
    #expect(try length(movie) == 2.5)
    // 128 kbit/s, 44.1 kHz: 16,000 bytes are a second.
    let mpeg: [Any] = [(0xFFFB_9000, 4)] + Array(repeating: (0, 8), count: 3999) + [(0, 4)]
    #expect(try length(mpeg) == 2)
    #expect(try length(["OggS", (0, 60)]) == 0, "of a format that is not read here")
    for whole in [aiff, movie, mpeg] {
      let data = bytes(whole)
      // Whatever is cut off: no more than what is there is read.
      for count in stride(from: 0, to: min(data.count, 60), by: 1) {
        let cut = try AVAudioPlayer(data: data.prefix(count)).duration
        #expect(cut >= 0 && cut.isFinite)
      }
    }
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav"))
    }
  }

  @Test func aSessionKeepsWhatItIsTold() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
    try session.setActive(true)
    #expect(session.category == .playback && session.categoryOptions == .mixWithOthers)
  }
}
