import PageServer
import Platform

/// A file without a name that disappears with its last reference.
final class TemporaryFile {
  /// The file for reading.
  let file: OpenFile
  var descriptor: Int32 { file.descriptor }

  /// An empty file; nil if the system refuses.
  init?() {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/dactyl-\(UUID().uuidString)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    file = OpenFile(descriptor: descriptor)
  }

  /// Appends bytes; false if the disk is full.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool { writeAll(bytes, to: descriptor) }

  /// Returns to the start of the file.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }
}
