#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, read in pieces and closed when its last reference goes.
public final class OpenFile: Sendable {
  /// The file's descriptor.
  public let descriptor: Int32

  /// Takes ownership of a descriptor.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a regular file for reading; nil if the path has none.
  public convenience init?(path: String) {
    // Opening a pipe without a writer would block the server.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  deinit { close(descriptor) }

  /// Its present length in bytes.
  public var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Another one once the file was written again, or is another file.
  var version: String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_dev)-\(status.st_ino)-\(status.st_size)-\(time.tv_sec).\(time.tv_nsec)"
  }

  /// At most `length` bytes from an offset; empty at the end and on an error.
  public func bytes(from offset: Int, atMost length: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, off_t(offset)))
    }
  }
}
