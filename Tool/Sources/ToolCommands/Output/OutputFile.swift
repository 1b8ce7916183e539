import Platform

/// A command's output: the standard output for `-`, otherwise a file.
///
/// A regular or new file is replaced as a whole once everything is written; it keeps its
/// permissions, and a link to it stays a link. If writing fails, the old content stays. Pipes and
/// devices get the bytes as they come.
package struct OutputFile {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Passes an open descriptor to a body that writes.
  ///
  /// - Throws: `ToolError` if the file cannot be written, or the body's error.
  package func write(_ body: (Int32) throws(ToolError) -> Void) throws(ToolError) {
    var status = stat()
    if path == "-" {
      try body(STDOUT_FILENO)
    } else if stat(path, &status) != 0 {
      guard errno == ENOENT else { throw cannotWrite() }
      try replace(try target(), like: nil, body)
    } else if let descriptor = Self.standardDescriptor(status) {
      // The shell decides what `/dev/stdout` is; write to it instead of replacing it.
      try body(descriptor)
    } else if status.st_mode & S_IFMT == S_IFREG {
      try replace(try target(), like: status, body)
    } else {
      try writeThrough(body)
    }
  }

  /// Writes complete bytes.
  package func write(_ bytes: some ContiguousBytes) throws(ToolError) {
    try write { (descriptor) throws(ToolError) in
      let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
      guard isWritten else { throw cannotWrite() }
    }
  }

  /// The descriptor of the standard output or error, if the path names one of them.
  private static func standardDescriptor(_ file: stat) -> Int32? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_dev == file.st_dev,
        status.st_ino == file.st_ino
      {
        return descriptor
      }
    }
    return nil
  }

  private func writeThrough(_ body: (Int32) throws(ToolError) -> Void) throws(ToolError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw cannotWrite() }
    let result = Result { () throws(ToolError) in try body(descriptor) }
    let isClosed = close(descriptor) == 0
    try result.get()
    guard isClosed else { throw cannotWrite() }
  }

  /// Writes a new file beside the target and renames it when complete, so that nobody sees half of
  /// it.
  private func replace(
    _ goal: String, like former: stat?, _ body: (Int32) throws(ToolError) -> Void
  ) throws(ToolError) {
    let folder = goal.lastIndex(of: "/").map { goal[...$0] } ?? ""
    let draft = "\(folder).dactyl-\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw cannotWrite() }
    do throws(ToolError) {
      if let former {
        // Only privileged users can keep another owner.
        _ = fchown(descriptor, former.st_uid, former.st_gid)
        guard fchmod(descriptor, former.st_mode & 0o7777) == 0 else { throw cannotWrite() }
      }
      try body(descriptor)
    } catch {
      close(descriptor)
      unlink(draft)
      throw error
    }
    guard close(descriptor) == 0, rename(draft, goal) == 0 else {
      let error = cannotWrite()
      unlink(draft)
      throw error
    }
  }

  /// The path's target after following links, whether it exists or not.
  private func target() throws(ToolError) -> String {
    var path = path
    for _ in 0..<40 {
      var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &letters, letters.count)
      // The first path that is not a link is the target.
      guard count >= 0 else { return path }
      let link = String(decoding: letters[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    errno = ELOOP
    throw cannotWrite()
  }

  /// The system's last error.
  private func cannotWrite() -> ToolError {
    ToolError(
      status: .cannotCreate,
      message: "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
}
