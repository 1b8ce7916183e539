import Foundation
import PageServer

extension Secret {
  /// Reads the secret from a file, or creates the file with a new secret.
  ///
  /// - Throws: `StageError` if the file holds something else, if others may read or change it, or
  ///   if it cannot be read or created.
  init(file path: String) throws(StageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw StageError("\(path): cannot be read") }
      self.init()
      try keep(in: path)
      return
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & 0o007 == 0 else {
      throw StageError("\(path): everybody may use the secret; chmod 600 it")
    }
    let words = (try? file.read(upToCount: 64)).flatMap { String(data: $0, encoding: .utf8) }
    let text = words?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard text.count == 32, text.allSatisfy(\.isHexDigit) else {
      throw StageError("\(path): expected 32 hexadecimal digits")
    }
    self.init(text)
  }

  private func keep(in path: String) throws(StageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StageError("\(path): cannot be written") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try file.write(contentsOf: Data((text + "\n").utf8)) } catch {
      throw StageError("\(path): cannot be written: \(error)")
    }
  }
}
