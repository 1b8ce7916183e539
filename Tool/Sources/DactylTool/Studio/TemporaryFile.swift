import PageServer
import Platform

/// A file without a name, which is gone when the last reference to it goes.
final class TemporaryFile {
  /// For whoever reads it.
  let file: OpenFile
  var descriptor: Int32 { file.descriptor }

  /// An empty one; nil where the system gives none.
  init?() {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/dactyl-\(UUID().uuidString)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    file = OpenFile(descriptor: descriptor)
  }

  /// Appends bytes; false where the disk is full.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    writeAll(bytes, to: descriptor)
  }

  /// Has the next reader or writer of the descriptor begin at the front.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }
}
