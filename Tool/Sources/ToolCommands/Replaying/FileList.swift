import DactylRecordings
import Platform

/// The files to replay, in the order given.
///
/// It looks up each file only when asked, so a list may be longer than memory.
struct FileList {
  private enum Entry {
    /// A file or a folder that the user named.
    case named(String)
    /// A file or a folder in a folder.
    case inside(String)
    /// The end of a named folder; `before` is the number of files before it.
    case end(of: String, before: Int)
  }

  /// What is still to come, in reverse.
  private var pending: [Entry]
  /// How many files have come.
  private var count = 0
  /// Further names, one a line.
  private let list: LineScanner?
  /// The list's name in errors.
  private let listWords: String

  /// The given files and folders, then those in a list of names; `-` is the standard input.
  ///
  /// - Parameter beforeWaiting: called when the standard input holds no further name yet.
  init(
    _ paths: [String], list path: String?, beforeWaiting: @escaping () -> Void
  ) throws(ToolError) {
    pending = paths.reversed().map { .named($0) }
    listWords = path == "-" ? "standard input" : path ?? ""
    do throws(RecordingError) {
      let source: ByteSource? =
        switch path {
        case "-": .standardInput(beforeWaiting: beforeWaiting)
        case let path?: try .file(path)
        case nil: nil
        }
      list = if let source { try LineScanner(source, headLength: 0) } else { nil }
    } catch {
      throw ToolError(status: .noInput, message: "\(listWords): \(error)")
    }
  }

  /// The next file; nil at the end.
  ///
  /// - Throws: `ToolError` if a folder or the list cannot be read, or a named folder holds no
  ///   recording; call again for the file after.
  mutating func next() throws(ToolError) -> String? {
    while true {
      let path: String
      switch pending.popLast() {
      case .inside(let next): path = next
      case .named(let next):
        path = next
        if isFolder(path) { pending.append(.end(of: path, before: count)) }
      case .end(let folder, let before):
        guard count > before else {
          throw ToolError(status: .noInput, message: "\(folder): holds no recording")
        }
        continue
      case nil:
        guard let next = try nextOfList() else { return nil }
        pending.append(.named(next))
        continue
      }
      guard isFolder(path) else {
        count += 1
        return path
      }
      try enter(path)
    }
  }

  private func isFolder(_ path: String) -> Bool { path != "-" && Self.isFolder(path) }

  private func nextOfList() throws(ToolError) -> String? {
    do throws(RecordingError) {
      while let line = try list?.next() {
        let name = String(decoding: line, as: UTF8.self)
        if name.isEmpty { continue }
        // In a list, `-` is a file like any other.
        return name == "-" ? "./-" : name
      }
      return nil
    } catch {
      throw ToolError(status: .noInput, message: "\(listWords): \(error)")
    }
  }

  /// Queues a folder's contents by name, subfolders included.
  private mutating func enter(_ folder: String) throws(ToolError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw ToolError(status: .noInput, message: "\(folder): cannot be read")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted(by: >) where Self.isRecording(name) {
      let path = prefix + name
      // Skip links to folders: they may lead back.
      if !(Self.isLink(path) && Self.isFolder(path)) { pending.append(.inside(path)) }
    }
  }

  /// True unless a name in a folder is hidden or belongs to a device description.
  private static func isRecording(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".desc") && !name.hasSuffix(".device")
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
