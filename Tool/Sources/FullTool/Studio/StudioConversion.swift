import DactylRecordings
import NIOCore
import PageServer
import Platform
import ToolCommands

/// A conversion by `dactyl convert`, a process of its own with a budget.
///
/// Use it on the server's event loop only.
final class StudioConversion: Upload {
  /// The result.
  enum Outcome: Sendable {
    /// The recording is in the output.
    case converted(notes: String)
    /// The recording is wrong; the text says where and why.
    case refused(String)
    /// It exceeded its budget.
    case exceeded
    /// The process did not run.
    case failed
  }

  /// The longest recording it converts, in bytes.
  static let longestRecording = 64 << 20

  /// How many bytes of the recording have arrived.
  private(set) var count = 0

  /// The client's upload.
  private let recording: TemporaryFile
  /// The JSON lines.
  private let output: TemporaryFile
  private let complaints: TemporaryFile
  private let process = ChildProcess()
  private let tool: String
  private let conversions: StudioConversions
  private let budget: ProcessBudget
  private var arguments = ["convert", "-", "-"]

  /// A conversion that waits for its upload; nil if the system has no room for it.
  init?(_ options: ReadingOptions, budget: ProcessBudget, among conversions: StudioConversions) {
    guard let recording = TemporaryFile(), let output = TemporaryFile(),
      let complaints = TemporaryFile(), let tool = executablePath()
    else { return nil }
    self.recording = recording
    self.output = output
    self.complaints = complaints
    self.tool = tool
    (self.budget, self.conversions) = (budget, conversions)
    if let surface = options.surface {
      arguments += ["--size", "\(surface.width)x\(surface.height)mm"]
    }
    arguments += ["--seconds", "\(budget.seconds)", "--megabytes", "\(budget.megabytes)"]
  }

  func take(_ bytes: ByteBuffer) -> Answer? {
    count += bytes.readableBytes
    guard count <= Self.longestRecording else { return .refusal(.payloadTooLarge) }
    let isKept = bytes.withUnsafeReadableBytes { recording.append($0) }
    return isKept ? nil : .refusal(.insufficientStorage)
  }

  func finish(_ answer: @escaping (Answer) -> Void) {
    conversions.start(self) { [self] outcome in
      switch outcome {
      case .converted(let notes):
        let file = ServedFile(kind: "application/jsonl", body: .file(output.file))
        answer(.file(file, headers: [("Dactyl-Notes", notes)]))
      case .refused(let words): answer(.refusal(.badRequest, because: words))
      case .exceeded:
        answer(.refusal(.payloadTooLarge, because: "converting it takes more than \(budget.words)"))
      case .failed: answer(.refusal(.internalServerError))
      }
    }
  }

  func end() { conversions.end(self) }

  /// Converts the upload; calls back on the loop unless it is stopped before.
  func start(on loop: any EventLoop, whenDone: @escaping (Outcome) -> Void) {
    recording.rewind()
    let done = NIOLoopBound(whenDone, eventLoop: loop)
    let bound = NIOLoopBound(self, eventLoop: loop)
    let hasStarted = process.start(
      tool, arguments, files: (recording.descriptor, output.descriptor, complaints.descriptor)
    ) { end in
      loop.execute { done.value(bound.value.outcome(of: end)) }
    }
    if !hasStarted { whenDone(.failed) }
  }

  func stop() { process.terminate() }

  private func outcome(of end: ChildProcess.End) -> Outcome {
    switch end {
    case .exit(0): return .converted(notes: words.joined(separator: "; "))
    case .exit(ToolError.Status.data.rawValue): return .refused(words.joined(separator: "\n"))
    case .exit: return .failed
    case .signal: return .exceeded
    }
  }

  /// The process's messages, without their standard-input prefix.
  private var words: [String] {
    let text = String(decoding: complaints.file.bytes(from: 0, atMost: 1 << 12), as: UTF8.self)
    let prefix = ToolError(status: .data, message: "standard input: ").line.dropLast()
    return text.split(separator: "\n").map { line in
      String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
    }
  }
}
