import Platform

/// The standard error, for what is told to people.
enum StandardError {
  /// Writes a text at once; where nobody reads it, it is lost.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes as they are.
  static func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
