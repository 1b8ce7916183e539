import Dactyl
import Platform

/// A gesture file: the gestures of each device, and their actions (Docs/desktop.md).
package struct DesktopFile {
  package let path: String
  package private(set) var sections: [DesktopSection] = []

  /// True if a line holds for some programs alone.
  package var asksForApps: Bool { sections.contains { $0.bindings.contains { !$0.apps.isEmpty } } }

  /// The longest file, in bytes, and the most lines with gestures.
  private static let longest = 1 << 20
  private static let mostLines = 2000

  /// The default path.
  package static var usualPath: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (folder ?? environment["HOME", default: ""] + "/.config") + "/dactyl/gestures.conf"
  }

  /// Reads a file, with the library of drawings beside it.
  ///
  /// - Parameters:
  ///   - runs: true to refuse a file that other users may write, because its commands run as this
  ///     user.
  package init(path: String, runs: Bool) throws(ToolError) {
    let bytes = try Self.read(path, runs: runs)
    try self.init(String(decoding: bytes, as: UTF8.self), path: path, runs: runs)
  }

  /// Reads a file's text.
  ///
  /// - Throws: `ToolError` that names line and column of the first mistake, and what was meant.
  package init(_ text: String, path: String, runs: Bool = false) throws(ToolError) {
    self.path = path
    let taught = try TaughtDrawings(beside: path, runs: runs)
    var lines = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var words = DesktopLine(line, path: path, number: index + 1, taught: taught)
      try words.check()
      guard !words.isAtEnd else { continue }
      lines += 1
      guard lines <= Self.mostLines else {
        throw words.error("more than \(Self.mostLines) gestures")
      }
      if words.takes("device") {
        sections.append(DesktopSection(device: try words.device(), taught: taught))
        continue
      }
      if sections.isEmpty { sections.append(DesktopSection(device: "touchpad", taught: taught)) }
      let binding = try words.binding()
      guard sections[sections.count - 1].add(binding) else {
        throw words.error(
          "\(binding.name): another line says what it does", at: line.startIndex)
      }
    }
    guard sections.contains(where: { !$0.bindings.isEmpty }) else {
      throw ToolError(
        status: .usage, message: "\(path): no gesture in it; a line is `swipe left 3 run CMD`")
    }
  }

  /// Reads what may say which commands to run: opened once, so that what is checked is what is read.
  package static func read(
    _ path: String, runs: Bool, orElse cure: String = "Docs/desktop.md has an example"
  ) throws(ToolError) -> [UInt8] {
    func failure(_ words: String) -> ToolError {
      ToolError(status: .noInput, message: "\(path): \(words); \(cure)")
    }
    // A pipe without a writer must not hold it up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(String(cString: strerror(errno))) }
    if runs {
      try refuseOthers(status, path, "write it, and its commands run as you")
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      var around = stat()
      // In a folder of /tmp's kind others cannot replace what is ours.
      if stat(folder.isEmpty ? "/" : folder, &around) == 0, around.st_mode & S_ISVTX == 0 {
        try refuseOthers(around, folder, "put another file in its place")
      }
    }
    guard status.st_mode & S_IFMT == S_IFREG || !runs else { throw failure("is no file") }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.read(descriptor, &piece, piece.count)
      guard count >= 0 else { throw failure(String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
      guard bytes.count <= longest else { throw failure("more than 1 MiB") }
    }
  }

  private static func refuseOthers(
    _ status: stat, _ path: String, _ what: String
  ) throws(ToolError) {
    let isOwn = status.st_uid == getuid() || status.st_uid == 0
    guard isOwn, status.st_mode & 0o022 == 0 else {
      throw ToolError(
        status: .usage, message: "\(path): others may \(what); chmod go-w \(path)")
    }
  }
}

/// The gestures of one kind of device.
package struct DesktopSection {
  /// `touchpad`, `touchscreen`, `any`, or a part of a device's name in small letters.
  package let device: String
  let taught: TaughtDrawings
  package private(set) var bindings: [DesktopBinding] = []
  private var names: Set<String> = []

  init(device: String, taught: TaughtDrawings) { (self.device, self.taught) = (device, taught) }

  /// Adds a line; false if another says the same of its gesture.
  mutating func add(_ binding: DesktopBinding) -> Bool {
    guard names.insert("\(binding.name) \(binding.moment.words)").inserted else { return false }
    bindings.append(binding)
    return true
  }
}
