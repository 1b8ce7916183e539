#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a recording, piece by piece.
///
/// Its reader reads it once, front to back, and holds one piece at a time.
public struct ByteSource {
  let read: (UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int

  /// A source that fills the given memory and returns the number of bytes; 0 is the end.
  public init(_ read: @escaping (UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int) {
    self.read = read
  }

  /// A source of bytes that are already in memory.
  public static func bytes(_ bytes: [UInt8]) -> ByteSource {
    var position = 0
    return ByteSource { (target) throws(RecordingError) -> Int in
      let count = min(target.count, bytes.count - position)
      guard count > 0 else { return 0 }
      bytes.withUnsafeBytes { source in
        target.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[position..<position + count]))
      }
      position += count
      return count
    }
  }

  /// A source of the UTF-8 bytes of a text.
  public static func text(_ text: String) -> ByteSource { .bytes(Array(text.utf8)) }

  /// The bytes of a file, which closes with the last copy of the source.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` if the file cannot be opened, or later read.
  public static func file(_ path: String) throws(RecordingError) -> ByteSource {
    let number = open(path, O_RDONLY)
    guard number >= 0 else { throw RecordingError(.unreadable(systemWords())) }
    return descriptor(OpenFile(number: number, isOwned: true))
  }

  /// The bytes of the process's standard input.
  public static var standardInput: ByteSource {
    descriptor(OpenFile(number: STDIN_FILENO, isOwned: false))
  }

  /// The bytes of the standard input; calls `beforeWaiting` before each read that would wait.
  ///
  /// A filter passes on its buffered output there, since the next byte may come late.
  public static func standardInput(beforeWaiting: @escaping () -> Void) -> ByteSource {
    let input = standardInput
    return ByteSource { (target) throws(RecordingError) -> Int in
      var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&question, 1, 0) == 0 { beforeWaiting() }
      return try input.read(target)
    }
  }

  private static func descriptor(_ file: OpenFile) -> ByteSource {
    ByteSource { (target) throws(RecordingError) -> Int in
      while true {
        let count = systemRead(file.number, target.baseAddress, target.count)
        if count >= 0 { return count }
        guard errno == EINTR else { throw RecordingError(.unreadable(systemWords())) }
      }
    }
  }
}

/// A file descriptor that is closed with its last owner.
final class OpenFile {
  let number: Int32
  private let isOwned: Bool

  init(number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit { if isOwned { close(number) } }
}

/// The system's words for the call that just failed.
func systemWords() -> String { String(cString: strerror(errno)) }

/// The system's `read`, whose name `ByteSource` uses itself.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
