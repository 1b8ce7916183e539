import Dactyl
import DactylRecordings
import Platform

/// Writes live frames as a recording that replays to the same gestures.
final class LiveRecorder {
  private let path: String
  private let descriptor: Int32
  private var writer: RecordingWriter?
  /// The contacts that are down in the recording, and the pointers that hover.
  private var down: [Contact] = []
  private var hovering: [HoverSample] = []

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

  /// Writes a frame that the window took, without what the recording knows as gone. What comes anew
  /// that the recording takes for there is taken away first: the window has forgotten it.
  func add(_ frame: InputFrame) throws(ToolError) {
    let begun = frame.contacts.filter { $0.phase == .began }.map(\.id)
    let entered = frame.hovers.filter { $0.phase == .entered }.map(\.id)
    try takeAway(contacts: begun, hovers: entered, at: frame.time)
    var frame = frame
    frame.contacts.removeAll { contact in
      contact.phase != .began && !down.contains { $0.id == contact.id }
    }
    frame.coalesced.removeAll { sample in
      !frame.contacts.contains { $0.id == sample.contact.id }
    }
    frame.hovers.removeAll { sample in
      sample.phase != .entered && !hovering.contains { $0.id == sample.id }
    }
    down.removeAll { known in frame.contacts.contains { $0.id == known.id } }
    down += frame.contacts.filter { $0.phase != .ended && $0.phase != .cancelled }
    hovering.removeAll { known in frame.hovers.contains { $0.id == known.id } }
    hovering += frame.hovers.filter { $0.phase != .exited }
    try write(frame)
  }

  /// Takes away what is there, as the window does after a frame that it refused.
  func cancel(at time: Double) throws(ToolError) {
    try takeAway(contacts: down.map(\.id), hovers: hovering.map(\.id), at: time)
  }

  /// Ends those of some contacts and hovers that are there.
  private func takeAway(contacts: [Int], hovers: [Int], at time: Double) throws(ToolError) {
    var frame = InputFrame(
      time: time, contacts: down.filter { contacts.contains($0.id) },
      hovers: hovering.filter { hovers.contains($0.id) })
    guard !frame.contacts.isEmpty || !frame.hovers.isEmpty else { return }
    for index in frame.contacts.indices { frame.contacts[index].phase = .cancelled }
    for index in frame.hovers.indices { frame.hovers[index].phase = .exited }
    down.removeAll { contacts.contains($0.id) }
    hovering.removeAll { hovers.contains($0.id) }
    try write(frame)
  }

  private func write(_ frame: InputFrame) throws(ToolError) {
    do {
      try writer?.write(frame)
    } catch {
      throw ToolError(status: .cannotWrite, message: "\(path): \(error)")
    }
  }

  /// Writes what is buffered.
  func finish() { try? writer?.finish() }
}
