#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file that is read in pieces, and closed when the last reference to it goes.
public final class OpenFile: Sendable {
  /// The system's number for it.
  public let descriptor: Int32

  /// Takes a descriptor over.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens an ordinary file to read it; nil where there is none at the path.
  public convenience init?(path: String) {
    // A pipe without a writer would keep the server waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  deinit { close(descriptor) }

  /// How many bytes are in it now.
  public var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// At most so many bytes from a place on; none at the end, and where the system cannot read.
  public func bytes(from offset: Int, atMost length: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, off_t(offset)))
    }
  }
}
