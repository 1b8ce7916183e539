import Platform

/// A file without a name, which is gone when nobody has it any more.
final class TemporaryFile {
  let descriptor: Int32

  /// An empty one; nil where the system gives none.
  init?() {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/dactyl-\(UUID().uuidString)"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// How many bytes are in it.
  var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Appends bytes; false where the disk is full.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    writeAll(bytes, to: descriptor)
  }

  /// Has the next reader or writer of the descriptor begin at the front.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// At most so many bytes from a place on.
  func bytes(from offset: Int, atMost length: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, off_t(offset)))
    }
  }
}
