import Dactyl
import DactylRecordings
import Foundation

/// Writes the frames that windows were sent as a recording, each as soon as it was.
@MainActor
final class FrameRecorder {
  private let writer: RecordingWriter
  private var first: Double?

  /// A recorder into a file, which is replaced.
  ///
  /// - Throws: `StageError` where the file cannot be written.
  init(path: String, size: Size) throws(StageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw StageError("\(path): cannot be written") }
    do {
      writer = try RecordingWriter(
        header: RecordingHeader(device: "Dactyl's stage", size: size),
        toFileDescriptor: descriptor)
    } catch {
      throw StageError("\(path): \(error)")
    }
  }

  /// Adds a frame; the first one's time is 0.
  func write(_ frame: InputFrame) {
    let first = first ?? frame.time
    self.first = first
    var frame = frame
    frame.time -= first
    for index in frame.coalesced.indices { frame.coalesced[index].time -= first }
    try? writer.write(frame)
    try? writer.finish()
  }
}
