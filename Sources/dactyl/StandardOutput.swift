#if Tools
  import Foundation

  /// The standard output, written in large pieces.
  final class StandardOutput {
    private var bytes: [UInt8] = []

    /// Writes a line.
    func write(line: String) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= 1 << 16 { flush() }
    }

    /// Writes bytes as they are.
    func write(_ data: Data) {
      bytes.append(contentsOf: data)
      if bytes.count >= 1 << 16 { flush() }
    }

    /// Hands over what is still here.
    func flush() {
      bytes.withUnsafeBytes { piece in
        var rest = piece
        while !rest.isEmpty {
          let count = Foundation.write(STDOUT_FILENO, rest.baseAddress, rest.count)
          // A reader that has gone, as `head` does, is no reason for an error message.
          guard count > 0 || errno == EINTR else { exit(0) }
          if count > 0 { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
        }
      }
      bytes.removeAll(keepingCapacity: true)
    }
  }
#endif
