import ArgumentParser
import Platform

/// Puts the output of several jobs into the order of their files.
///
/// The job whose turn it is writes at once. Other jobs' output is held until their turn; if it
/// grows too large, they wait. A slow file therefore costs time but no memory. The job whose turn
/// it is never waits, so all jobs finish.
final class OrderedOutput: @unchecked Sendable {
  /// How many bytes it holds before jobs have to wait.
  private let room: Int
  private let output: StandardOutput
  private let progress: ReplayProgress?

  /// Guards everything below, and the output.
  private let condition = Condition()
  /// The index of the file that writes now.
  private var turn = 0
  /// Held output, by the index of the file.
  private var waiting: [Int: [OutputPiece]] = [:]
  private var heldCost = 0
  private var totals = (recordings: 0, gestures: 0)
  /// Files that finished before their turn.
  private var finished: Set<Int> = []
  /// The first file with an error, and its exit status.
  private var failure: (file: Int, status: ToolError.Status)?

  init(
    room: Int = 1 << 24, to descriptor: Int32 = STDOUT_FILENO, progress: ReplayProgress?
  ) {
    self.room = room
    output = StandardOutput(descriptor: descriptor)
    self.progress = progress
  }

  /// Takes a file's output; returns once there is room for more.
  func take(_ piece: OutputPiece, from file: Int) {
    condition.lock()
    defer { condition.unlock() }
    add(piece, from: file)
    waitForRoom(file)
  }

  /// Ends a file's output, with the exit status of its first error.
  func finish(_ file: Int, failure status: ToolError.Status?) {
    condition.lock()
    defer { condition.unlock() }
    if let status, file < failure?.file ?? .max { failure = (file, status) }
    progress?.countFile()
    finished.insert(file)
    while finished.remove(turn) != nil {
      turn += 1
      let pieces = waiting.removeValue(forKey: turn) ?? []
      for piece in pieces {
        heldCost -= piece.cost
        write(piece)
      }
    }
    condition.broadcast()
    waitForRoom(file)
  }

  /// Counts replayed frames.
  func count(frames: Int) {
    guard let progress else { return }
    condition.lock()
    defer { condition.unlock() }
    progress.count(frames: frames)
  }

  /// Counts a recording and its gestures.
  func count(gestures: Int) {
    condition.lock()
    defer { condition.unlock() }
    totals.recordings += 1
    totals.gestures += gestures
  }

  /// Writes how many recordings and gestures there were, if any could be read; call it at the end.
  func writeTotals(explain: Bool) {
    condition.lock()
    defer { condition.unlock() }
    guard totals.recordings > 0 else { return }
    let recordings = totals.recordings == 1 ? "1 recording" : "\(totals.recordings) recordings"
    let gestures = totals.gestures == 1 ? "1 gesture" : "\(totals.gestures) gestures"
    let options = "  --all: everything that fits." + (explain ? "" : "  --explain: why.")
    let line = Ink.standardOutput.faint("\(recordings), \(gestures).\(options)")
    output.write(Array("\(line)\n".utf8))
  }

  /// The cost of the held output, in bytes.
  var held: Int {
    condition.lock()
    defer { condition.unlock() }
    return heldCost
  }

  /// Writes everything whose turn has come.
  func flush() {
    condition.lock()
    defer { condition.unlock() }
    output.flush()
  }

  /// Ends the output; returns the exit status of the first file with an error.
  func close() -> ExitCode? {
    flush()
    progress?.finish()
    return failure.map { ExitCode($0.status.rawValue) }
  }

  private func add(_ piece: OutputPiece, from file: Int) {
    guard !piece.bytes.isEmpty else { return }
    if file == turn {
      write(piece)
    } else {
      waiting[file, default: []].append(piece)
      heldCost += piece.cost
    }
  }

  private func waitForRoom(_ file: Int) { while file > turn, heldCost > room { condition.wait() } }

  private func write(_ piece: OutputPiece) {
    guard piece.isComplaint else { return output.write(piece.bytes) }
    output.flush()
    progress?.finish()
    StandardError.write(piece.bytes)
  }
}
