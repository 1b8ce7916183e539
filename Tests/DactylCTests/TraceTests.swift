import Dactyl
import DactylRecordings
import Foundation
import Testing

/// One engine, three builds, one trace (SPEC F2).
@Suite struct TraceTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sample recordings, and those that `test_c_library.py` makes of recorded touches of
  /// people.
  static let recordings: [String] = {
    var folders = [root.appending(path: "Examples/Recordings").path]
    if let more = ProcessInfo.processInfo.environment["DACTYL_RECORDINGS"] { folders.append(more) }
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".jsonl") }.map { folder + "/" + $0 }
    }
  }()

  /// True once `test_portable.py` has built the other programs.
  static let areBuilt = ProcessInfo.processInfo.environment["DACTYL_REQUIRE_TRACES"] != nil
  static let node = find("node")
  static let program = root.appending(path: ".build-c/replay").path
  static let reason: Comment = "Tests/Programs/test_portable.py builds what Swift is compared with"

  @Test(.enabled(if: areBuilt, reason))
  func webAssemblyInNodeTracesLikeSwift() throws {
    let node = try #require(Self.node, "node is not installed")
    try compare(node, [Self.root.appending(path: "Web/tests/trace.mjs").path])
  }

  @Test(.enabled(if: areBuilt, reason)) func embeddedCLibraryTracesLikeSwift() throws {
    try compare(Self.program, [])
  }

  /// Compares the other program's output for every recording, byte by byte.
  private func compare(_ program: String, _ arguments: [String]) throws {
    #expect(!Self.recordings.isEmpty)
    for start in stride(from: 0, to: Self.recordings.count, by: 20) {
      let batch = Array(Self.recordings[start..<min(start + 20, Self.recordings.count)])
      let theirs = try run(program, arguments + batch)
      let ours = try Data(batch.map(trace).joined().utf8)
      guard theirs != ours else { continue }
      let (left, right) = (lines(ours), lines(theirs))
      let place = zip(left, right).enumerated().first { $1.0 != $1.1 }
      Issue.record(
        """
        the traces of \(batch[0])… differ at line \(place?.offset ?? min(left.count, right.count)):
        \(place?.element.0 ?? "")
        \(place?.element.1 ?? "")
        """)
      return
    }
  }

  private func trace(_ path: String) throws -> String {
    let recording = try Recording.read(path: path)
    let size = recording.header.size ?? Size(width: 1000, height: 1000)
    var text = ""
    for (title, stage) in [
      ("everything", TraceStage.everything(size)), ("rivals", TraceStage.rivals(size)),
      ("strokes", try TraceStage.strokes(size)), ("shown", try TraceStage.shown(size)),
    ] {
      try stage.play(recording.frames)
      text += "\(URL(fileURLWithPath: path).lastPathComponent) \(title)\n"
      text += stage.lines.map { $0 + "\n" }.joined()
    }
    return text
  }

  private func lines(_ data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  private static func find(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output
  }
}
