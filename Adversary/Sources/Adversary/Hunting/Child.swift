import Foundation

/// This program again, as a separate process that may crash.
struct Child {
  struct End {
    /// 0 if it found nothing, 3 if it found something; anything else is a crash.
    var status: Int32
    /// Its output: both streams if it ran quietly, else the standard error only.
    var words: String

    var isBad: Bool { status != 0 }

    /// Its findings; empty for a crash.
    var findings: Set<Substring> {
      guard status == 3 else { return [] }
      return Set(words.split(separator: "\n").filter { $0.hasPrefix("found: ") })
    }
  }

  /// Runs it to its end.
  ///
  /// - Parameter isQuiet: true to hide its standard output from the reader.
  /// - Parameter hashesAlike: true to give sets and dictionaries the same order in every process.
  static func run(
    _ arguments: [String], isQuiet: Bool = false, hashesAlike: Bool = true
  ) throws -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["SWIFT_BACKTRACE"] = "enable=no"
    // The same seed must give the same episode in every process.
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
