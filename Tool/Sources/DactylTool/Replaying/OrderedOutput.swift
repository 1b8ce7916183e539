import ArgumentParser
import Platform

/// Brings what several jobs print into the order of their files.
///
/// The job whose file's turn it is writes at once. What the others print is held until their turn,
/// and they wait where too much would be held: so a slow file costs time but no memory, and as the
/// one whose turn it is never waits, all come to an end.
final class OrderedOutput: @unchecked Sendable {
  /// How many bytes are held before jobs have to wait.
  private let room: Int
  private let output: StandardOutput
  private let progress: ReplayProgress?

  /// Guards everything below, and what is written.
  private let condition = Condition()
  /// The number of the file that writes now; the first is 0.
  private var turn = 0
  /// What waits, by the number of the file.
  private var waiting: [Int: [OutputPiece]] = [:]
  private var heldCost = 0
  /// The numbers of files that are done although it is not their turn yet.
  private var finished: Set<Int> = []
  /// The first file that was wrong, and how.
  private var failure: (file: Int, status: ToolError.Status)?

  init(
    room: Int = 1 << 24, to descriptor: Int32 = STDOUT_FILENO, progress: ReplayProgress?
  ) {
    self.room = room
    output = StandardOutput(descriptor: descriptor)
    self.progress = progress
  }

  /// Takes what a file's replay has printed; returns once there is room for more.
  func take(_ piece: OutputPiece, from file: Int) {
    condition.lock()
    defer { condition.unlock() }
    add(piece, from: file)
    waitForRoom(file)
  }

  /// Notes that a file is done, and whether it was wrong.
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

  /// Counts frames that were replayed.
  func count(frames: Int) {
    guard let progress else { return }
    condition.lock()
    defer { condition.unlock() }
    progress.count(frames: frames)
  }

  /// How many bytes wait for their turn, what keeping them takes included.
  var held: Int {
    condition.lock()
    defer { condition.unlock() }
    return heldCost
  }

  /// Hands over everything whose turn has come.
  func flush() {
    condition.lock()
    defer { condition.unlock() }
    output.flush()
  }

  /// Ends the output and gives the exit status of the first file that was wrong; nil if none was.
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

  private func waitForRoom(_ file: Int) {
    while file > turn, heldCost > room { condition.wait() }
  }

  private func write(_ piece: OutputPiece) {
    guard piece.isComplaint else { return output.write(piece.bytes) }
    output.flush()
    progress?.finish()
    StandardError.write(piece.bytes)
  }
}
