import Dactyl
import DactylRecordings
import Platform

/// Writes live frames as a recording that replays to the same gestures.
final class LiveRecorder {
  private let path: String
  private let descriptor: Int32
  private var writer: RecordingWriter?

  /// Opens the file, replacing an existing one.
  init(_ path: String) throws(ToolError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw ToolError(
        status: .cannotCreate,
        message: "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Writes the device's description.
  func begin(_ header: RecordingHeader) throws(ToolError) {
    do {
      writer = try RecordingWriter(header: header, toFileDescriptor: descriptor)
    } catch {
      throw ToolError(status: .cannotWrite, message: "\(path): \(error)")
    }
  }

  func add(_ frame: InputFrame) throws(ToolError) {
    do {
      try writer?.write(frame)
    } catch {
      throw ToolError(status: .cannotWrite, message: "\(path): \(error)")
    }
  }

  /// Writes what is buffered.
  func finish() { try? writer?.finish() }
}
