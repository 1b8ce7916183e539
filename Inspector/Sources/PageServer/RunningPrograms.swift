import NIOHTTP1

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The programs of this user that a page can show.
///
/// Each is a file in a folder that only this user can read, with one line: kind, port, secret and
/// name. A program keeps its file locked as long as it runs, so one that crashed is not listed.
public struct RunningPrograms: Sendable {
  /// What a program shows at its port.
  public enum Kind: String, Sendable {
    /// Lines for an inspector (Docs/inspector.md).
    case window
    /// A UIKit program's screen.
    case stage
  }

  /// A program in the list, until `leave()` or its end.
  public final class Entry: Sendable {
    private let path: String
    private let file: OpenFile

    fileprivate init(path: String, file: OpenFile) { (self.path, self.file) = (path, file) }

    /// Takes the program from the list.
    public func leave() { unlink(path) }
  }

  private let folder: String

  /// - Parameter folder: where the files are, which is made if needed; nil for
  ///   `$XDG_RUNTIME_DIR/dactyl`.
  /// - Returns: Nil if this user has no such folder, as in many containers.
  public init?(folder: String? = nil) {
    guard let folder = folder ?? Self.usualFolder else { return nil }
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else { return nil }
    self.folder = folder
  }

  private static var usualFolder: String? {
    #if canImport(Darwin)
      let name = "TMPDIR"
    #else
      let name = "XDG_RUNTIME_DIR"
    #endif
    guard let place = getenv(name).map({ String(cString: $0) }), place.hasPrefix("/") else {
      return nil
    }
    return place + (place.hasSuffix("/") ? "dactyl" : "/dactyl")
  }

  /// Lists this program; nil if its file cannot be written.
  public func enter(_ kind: Kind, name: String, port: Int, secret: Secret) -> Entry? {
    let path = "\(folder)/\(port)"
    let unfinished = "\(folder)/.\(port)"
    unlink(unfinished)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(descriptor: descriptor)
    let name = name.unicodeScalars.prefix(100).map {
      $0.properties.generalCategory == .control ? " " : "\($0)"
    }
    let line = Array("\(kind.rawValue) \(port) \(secret.text) \(name.joined())\n".utf8)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      line.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == line.count,
      rename(unfinished, path) == 0
    else { return nil }
    return Entry(path: path, file: file)
  }

  /// One line for each program that runs, in the order of ports. Removes the files of programs that
  /// have ended.
  public var lines: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var ports: [Int] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let port = Int(name) { ports.append(port) }
    }
    return ports.sorted().compactMap { port in
      let path = "\(folder)/\(port)"
      guard let file = OpenFile(path: path) else { return nil }
      if flock(file.descriptor, LOCK_SH | LOCK_NB) == 0 {
        unlink(path)
        return nil
      }
      let text = String(decoding: file.bytes(from: 0, atMost: 1024), as: UTF8.self)
      return text.split(separator: "\n").first.map(String.init)
    }
  }

  /// The answer to a page that asks for the list; the page must know the secret of its server, as
  /// the `Authorization` of its request.
  public static func answer(to headers: HTTPHeaders, knowing secret: Secret) -> Answer {
    guard secret.isSaid(by: headers) else { return .refusal(.unauthorized) }
    let text = (Self()?.lines ?? []).map { $0 + "\n" }.joined()
    return .file(ServedFile(kind: "text/plain; charset=utf-8", bytes: Array(text.utf8)))
  }
}
