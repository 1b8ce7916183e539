import Foundation
import Testing

/// One run of the tool: its output, its errors, its exit status.
struct ToolRun {
  var output: String
  var complaint: String
  var status: Int32

  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// Runs `dactyl` in the project's folder.
  init(_ arguments: String..., input: Data? = nil) throws { try self.init(arguments, input: input) }

  /// Runs `dactyl` in the project's folder; `together` mixes errors into the output, as a terminal
  /// does. Without an `environment` it has that of the tests.
  init(
    _ arguments: [String], input: Data? = nil, together: Bool = false,
    environment: [String: String]? = nil
  ) throws {
    let process = try Self.process(arguments)
    if let environment { process.environment = environment }
    // Files take any amount without a reader at the other end.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    for file in files {
      try (file.lastPathComponent == "in" ? input ?? Data() : Data()).write(to: file)
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    let output = try FileHandle(forWritingTo: files[1])
    process.standardOutput = output
    process.standardError = together ? output : try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    self.output = try String(contentsOf: files[1], encoding: .utf8)
    complaint = try String(contentsOf: files[2], encoding: .utf8)
    status = process.terminationStatus
  }

  /// The tool, ready to run in the project's folder.
  static func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try tool
    process.arguments = arguments
    process.currentDirectoryURL = project
    return process
  }

  /// The tool lies beside the test bundle.
  static var tool: URL {
    get throws {
      let places = [
        Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0]),
      ].compactMap { $0?.deletingLastPathComponent() }
      let builds = ["Tool/.build/debug", "Tool/.build/release"].map { project.appending(path: $0) }
      for place in places + builds {
        let tool = place.appending(path: "dactyl-full")
        if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }
}
