import Platform

/// The standard error, for what is told to people.
enum StandardError {
  /// Writes a text at once; where nobody reads it, it is lost.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes as they are.
  static func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = systemWrite(STDERR_FILENO, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
      }
    }
  }
}
