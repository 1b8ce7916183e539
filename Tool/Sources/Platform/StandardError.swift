/// The standard error, for messages to people.
package enum StandardError {
  /// Writes a text at once, without letters that act on a terminal, and ignores errors.
  package static func write(_ text: String) { write(Array(text.printable.utf8)) }

  package static func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
