import Foundation

/// This program once more, as a process of its own that may crash.
struct Child {
  /// What came of it.
  struct End {
    /// 0 where nothing was found, 3 where something was; anything else is a crash.
    var status: Int32
    /// What it wrote, to both of its outputs where it ran quietly, else to the one for errors.
    var words: String

    var isBad: Bool { status != 0 }

    /// What it found; empty for a crash.
    var findings: Set<Substring> {
      guard status == 3 else { return [] }
      return Set(words.split(separator: "\n").filter { $0.hasPrefix("found: ") })
    }
  }

  /// Runs it to its end.
  ///
  /// - Parameter isQuiet: keeps what it writes to the standard output from the reader.
  /// - Parameter hashesAlike: has sets and dictionaries keep the order that they have in other
  ///   processes.
  static func run(
    _ arguments: [String], isQuiet: Bool = false, hashesAlike: Bool = true
  ) throws -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["SWIFT_BACKTRACE"] = "enable=no"
    // The same seed gives the same episode in every process.
    process.environment?["SWIFT_DETERMINISTIC_HASHING"] = hashesAlike ? "1" : nil
    let path = NSTemporaryDirectory() + "/adversary-\(getpid()).words"
    FileManager.default.createFile(atPath: path, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let words = FileHandle(forWritingAtPath: path)
    process.standardError = words
    if isQuiet { process.standardOutput = words }
    try process.run()
    process.waitUntilExit()
    let written = FileManager.default.contents(atPath: path) ?? Data()
    let isSignal = process.terminationReason == .uncaughtSignal
    let status = process.terminationStatus
    return End(
      status: isSignal ? 128 + status : status, words: String(decoding: written, as: UTF8.self))
  }
}
