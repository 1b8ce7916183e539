import DactylRecordings
import Foundation
import NIOCore

/// A recording on its way through `dactyl convert`, which runs as a process of its own within a
/// budget.
///
/// Used on the server's event loop alone.
final class StudioConversion {
  /// What came of it.
  enum Outcome: Sendable {
    /// The recording is in the output.
    case converted(notes: String)
    /// The recording is wrong; where and why.
    case refused(String)
    /// It took more time or memory than it may.
    case exceeded
    /// The process could not be run.
    case failed
  }

  /// The longest recording that is converted, in bytes.
  static let longestRecording = 64 << 20

  /// What the client sent.
  let recording: TemporaryFile
  /// The JSON lines.
  let output: TemporaryFile
  private let complaints: TemporaryFile
  private let process = Process()

  /// One that still waits for its recording; nil where the system has no room for it.
  init?(_ options: ReadingOptions, budget: ProcessBudget) {
    guard let recording = TemporaryFile(), let output = TemporaryFile(),
      let complaints = TemporaryFile(), let tool = Bundle.main.executableURL
    else { return nil }
    self.recording = recording
    self.output = output
    self.complaints = complaints
    process.executableURL = tool
    process.arguments = ["convert", "-", "-"]
    if let surface = options.surface {
      process.arguments! += ["--size", "\(surface.width)x\(surface.height)mm"]
    }
    process.arguments! += ["--seconds", "\(budget.seconds)", "--megabytes", "\(budget.megabytes)"]
  }

  /// Starts to convert what has been received; calls back on the loop, unless it is stopped before.
  func start(on loop: any EventLoop, whenDone: @escaping (Outcome) -> Void) {
    recording.rewind()
    process.standardInput = FileHandle(fileDescriptor: recording.descriptor)
    process.standardOutput = FileHandle(fileDescriptor: output.descriptor)
    process.standardError = FileHandle(fileDescriptor: complaints.descriptor)
    let done = NIOLoopBound(whenDone, eventLoop: loop)
    let bound = NIOLoopBound(self, eventLoop: loop)
    process.terminationHandler = { _ in
      loop.execute { done.value(bound.value.outcome) }
    }
    do {
      try process.run()
    } catch {
      whenDone(.failed)
    }
  }

  /// Ends it, whatever it is doing.
  func stop() { if process.isRunning { process.terminate() } }

  private var outcome: Outcome {
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return .converted(notes: words.joined(separator: "; "))
    case (.exit, ToolError.Status.data.rawValue): return .refused(words.joined(separator: "\n"))
    case (.exit, _): return .failed
    default: return .exceeded
    }
  }

  /// What the process said of the recording, without saying each time that it came by the standard
  /// input.
  private var words: [String] {
    let text = String(
      decoding: complaints.bytes(from: 0, atMost: min(complaints.count, 1 << 12)), as: UTF8.self)
    let prefix = ToolError(status: .data, message: "standard input: ").line.dropLast()
    return text.split(separator: "\n").map { line in
      String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
    }
  }
}
