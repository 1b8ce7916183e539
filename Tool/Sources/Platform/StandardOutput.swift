/// The standard output, written in large pieces.
package final class StandardOutput {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  /// The process's standard output, or a test's stand-in.
  package init(descriptor: Int32 = STDOUT_FILENO) { self.descriptor = descriptor }

  /// Writes a line at once, without letters that act on a terminal; if the disk is full, the tool
  /// ends with an error.
  package static func print(_ text: String, terminator: String = "\n") {
    let output = StandardOutput()
    output.write((text + terminator).printable.utf8)
    output.flush()
  }

  package func write(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
    if bytes.count >= 1 << 16 { flush() }
  }

  /// Writes what is buffered.
  package func flush() {
    if !bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) { giveUp() }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends the process at once, whatever other threads do.
  private func giveUp() -> Never {
    // A closed pipe, as after `head`, is no error.
    if errno == EPIPE { _exit(0) }
    let words = String(cString: strerror(errno))
    let error = ToolError(
      status: .cannotWrite, message: "standard output: cannot be written: \(words)")
    StandardError.write(error.line)
    _exit(error.status.rawValue)
  }
}
