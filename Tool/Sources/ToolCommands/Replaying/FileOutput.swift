import Platform

/// The output of one file's replay, which `OrderedOutput` puts in its place.
final class FileOutput {
  private let order: OrderedOutput
  /// The file's index among all, from 0.
  private let file: Int
  private var bytes: [UInt8] = []
  private var failure: ToolError.Status?

  init(_ order: OrderedOutput, file: Int) {
    self.order = order
    self.file = file
  }

  /// Writes a line, without letters that act on a terminal.
  ///
  /// - Parameter title: what stands before it, in ink.
  func write(title: String = "", line: String) {
    bytes.append(contentsOf: title.utf8)
    bytes.append(contentsOf: line.printable.utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= 1 << 16 { handOver() }
  }

  func write(_ piece: [UInt8]) {
    bytes.append(contentsOf: piece)
    if bytes.count >= 1 << 16 { handOver() }
  }

  /// Reports an error after the output so far; the first error decides the exit status.
  func complain(_ error: ToolError) {
    handOver()
    order.take(OutputPiece(isComplaint: true, bytes: Array(error.line.utf8)), from: file)
    failure = failure ?? error.status
  }

  /// Writes a note to the standard error, after the output so far.
  func note(_ text: String) {
    handOver()
    order.take(
      OutputPiece(isComplaint: true, bytes: Array("dactyl: \(text)\n".printable.utf8)), from: file)
    order.flush()
  }

  /// Shows everything so far, if it is this file's turn.
  func flush() {
    handOver()
    order.flush()
  }

  func finish() {
    handOver()
    order.finish(file, failure: failure)
  }

  private func handOver() {
    order.take(OutputPiece(bytes: bytes), from: file)
    bytes.removeAll(keepingCapacity: true)
  }
}
