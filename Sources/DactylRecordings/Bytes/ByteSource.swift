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

/// Where the bytes of a recording come from, a piece at a time.
///
/// A source is read once, from front to back, and never holds more than the piece asked for.
public struct ByteSource {
  let read: (UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int

  /// A source that fills the given memory and returns how many bytes it wrote; 0 means the end.
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

  /// The bytes of a file; it is closed when the last copy of the source goes away.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` when the file cannot be opened, or later read.
  public static func file(_ path: String) throws(RecordingError) -> ByteSource {
    let number = open(path, O_RDONLY)
    guard number >= 0 else { throw RecordingError(.unreadable(systemWords())) }
    return descriptor(OpenFile(number: number, isOwned: true))
  }

  /// The bytes of the process's standard input.
  public static var standardInput: ByteSource {
    descriptor(OpenFile(number: STDIN_FILENO, isOwned: false))
  }

  /// The bytes of the process's standard input; `beforeWaiting` is called whenever there is none at
  /// the moment.
  ///
  /// A filter hands on there what it holds back, as nobody knows when the next byte comes.
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

/// What the system says about the call that has just failed.
func systemWords() -> String { String(cString: strerror(errno)) }

/// The system's `read`, whose name a source has for itself.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
