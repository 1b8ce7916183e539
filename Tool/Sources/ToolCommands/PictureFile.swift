import Platform

/// A file with a picture: SVG, or PNG where its name ends so.
struct PictureFile {
  private let path: String

  /// - Throws: `ToolError` for a kind of picture that is not written.
  init(_ path: String) throws(ToolError) {
    self.path = path
    let ending = URL(filePath: path).pathExtension.lowercased()
    if ["jpg", "jpeg", "gif", "webp", "pdf", "bmp", "tif", "tiff"].contains(ending) {
      throw ToolError(status: .usage, message: "\(path): pictures are .svg or .png")
    }
  }

  /// Writes a picture; PNG is what librsvg's program makes of it.
  func write(_ svg: String) throws(ToolError) {
    guard path.lowercased().hasSuffix(".png") else {
      return try OutputFile(path).write(Array(svg.utf8))
    }
    let draft = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg").path
    try OutputFile(draft).write(Array(svg.utf8))
    defer { unlink(draft) }
    try OutputFile(path).write { (descriptor) throws(ToolError) in
      guard run("rsvg-convert", ["--zoom", "2", draft], output: descriptor) else {
        throw ToolError(
          status: .cannotCreate,
          message: "\(path): no PNG without the program rsvg-convert of librsvg2-bin; "
            + "write .svg instead")
      }
    }
  }

  /// Whether a program could be started and ended well.
  private func run(_ program: String, _ arguments: [String], output: Int32) -> Bool {
    let condition = Condition()
    nonisolated(unsafe) var ending: ChildProcess.End?
    let isStarted = ChildProcess().start(
      program, arguments, files: (STDIN_FILENO, output, STDERR_FILENO)
    ) { end in
      condition.lock()
      ending = end
      condition.broadcast()
      condition.unlock()
    }
    guard isStarted else { return false }
    condition.lock()
    defer { condition.unlock() }
    while ending == nil { condition.wait() }
    return ending == .exit(0)
  }
}
