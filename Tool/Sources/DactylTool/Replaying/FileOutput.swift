/// What the replay of one file prints, on its way to its place in the output.
final class FileOutput {
  private let order: OrderedOutput
  /// The place of the file among all, from 0.
  private let file: Int
  private var bytes: [UInt8] = []
  private var failure: ToolError.Status?

  init(_ order: OrderedOutput, file: Int) {
    self.order = order
    self.file = file
  }

  /// Prints a line.
  func write(line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= 1 << 16 { handOver() }
  }

  /// Prints bytes as they are.
  func write(_ piece: [UInt8]) {
    bytes.append(contentsOf: piece)
    if bytes.count >= 1 << 16 { handOver() }
  }

  /// Puts an error behind what has been printed so far; the first decides the exit status.
  func complain(_ error: ToolError) {
    handOver()
    order.take(OutputPiece(isComplaint: true, bytes: Array(error.line.utf8)), from: file)
    failure = failure ?? error.status
  }

  /// Says something that is no error on the standard error, behind what has been printed so far.
  func note(_ text: String) {
    handOver()
    order.take(OutputPiece(isComplaint: true, bytes: Array("dactyl: \(text)\n".utf8)), from: file)
    order.flush()
  }

  /// Lets everything be seen, as far as it is this file's turn.
  func flush() {
    handOver()
    order.flush()
  }

  /// Ends the file's output.
  func finish() {
    handOver()
    order.finish(file, failure: failure)
  }

  private func handOver() {
    order.take(OutputPiece(bytes: bytes), from: file)
    bytes.removeAll(keepingCapacity: true)
  }
}
