import Foundation
import Testing

/// `dactyl replay --format json -` in a pipeline: recordings in, lines out.
@Suite struct FilterTests {
  private func bytes(_ sample: String, name: String? = nil) throws -> Data {
    let file = SampleRecordings.folder.appending(path: "\(sample).jsonl")
    var text = try String(contentsOf: file, encoding: .utf8)
    if let name {
      text.replace("\"version\":1", with: "\"version\":1,\"name\":\"\(name)\"", maxReplacements: 1)
    }
    return Data(text.utf8)
  }

  private func lines(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func recordingsOfAStreamAreToldApart() throws {
    let input = try bytes("tap") + bytes("swipe-right", name: "day 1/\\\"x\\\"") + bytes("tap")
    let run = try ToolRun("replay", "--format", "json", "-", input: input)
    let found = try lines(run.output).filter { $0["state"] as? String == "ended" }.map { line in
      let name = line["name"] as? String ?? "-"
      return "\(line["recording"] ?? "?") \(name) \(line["recognizer"] ?? "?")"
    }
    #expect(
      found == [
        "1 - tap", "2 day 1/\"x\" swipe", "3 - tap",
      ])
    #expect(run.status == 0 && run.complaint.isEmpty)
  }

  /// A stream gives the same lines as its recordings in files, except for the file names.
  @Test func aStreamGivesWhatItsFilesGive() throws {
    let names = SampleRecordings.timelines.map(\.name)
    let stream = try names.reduce(into: Data()) { $0 += try bytes($1, name: $1) }
    let streamed = try ToolRun("replay", "--explain", "--format", "json", "-", input: stream)
    let files = try ToolRun(
      ["replay", "--explain", "--format", "json"]
        + names.map { "Examples/Recordings/\($0).jsonl" })
    func stories(_ run: ToolRun) throws -> [String] {
      try lines(run.output).map { line in
        let name = line["name"] as? String ?? line["file"] as? String ?? ""
        var rest = line
        for field in ["file", "recording", "name"] { rest[field] = nil }
        rest["name"] = name.replacing("Examples/Recordings/", with: "").replacing(
          ".jsonl", with: "")
        let data = try JSONSerialization.data(withJSONObject: rest, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
      }
    }
    #expect(try stories(streamed) == stories(files))
    #expect(!streamed.output.isEmpty)
  }

  @Test func aWrongRecordingIsALineAndAComplaintAndHidesNoOther() throws {
    let input =
      try bytes("tap") + bytes("drag", name: "cut").dropLast(20) + Data("\n".utf8) + bytes("tap")
    let run = try ToolRun("replay", "--format", "json", "-", input: input)
    let found = try lines(run.output)
    let error = try #require(found.first { $0["type"] as? String == "error" })
    #expect(error["recording"] as? Int == 2 && error["name"] as? String == "cut")
    // The tap has 3 lines, and the drag ends in its 76th.
    #expect(error["line"] as? Int == 79)
    #expect(run.complaint.hasPrefix("dactyl: standard input: line 79: expected "))
    #expect(run.complaint.hasSuffix(" (recording 2, cut)\n"))
    #expect(run.status == 65)
    #expect(found.last?["recording"] as? Int == 3)
  }

  @Test func nothingInIsNothingOut() throws {
    let run = try ToolRun("replay", "--format", "json", "-", input: Data())
    #expect(run.output.isEmpty && run.complaint.isEmpty && run.status == 0)
  }

  /// The filter passes gestures on before more input arrives; otherwise a pipeline would hang.
  @Test(.timeLimit(.minutes(1))) func linesAreHandedOnWhileTheInputIsStillOpen() throws {
    let process = try ToolRun.process(["replay", "--all", "--format", "json", "-"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: bytes("double-tap"))
    var received = Data()
    while received.count(where: { $0 == UInt8(ascii: "\n") }) < 2 {
      received += output.fileHandleForReading.availableData
    }
    #expect(try lines(String(decoding: received, as: UTF8.self)).count == 2)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func aReaderThatGoesAwayEndsItWithoutAWord(before: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let list = "for i in $(seq 300); do echo Examples/Recordings; done"
    let tool = try ToolRun.tool.path
    shell.arguments = [
      "-c",
      "\(before)\(list) | \"\(tool)\" replay --explain --format json --files-from - | head -1",
    ]
    shell.currentDirectoryURL = ToolRun.project
    let (output, complaint) = (Pipe(), Pipe())
    shell.standardOutput = output
    shell.standardError = complaint
    try shell.run()
    let line = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try complaint.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    #expect(try lines(String(decoding: line, as: UTF8.self)).count == 1)
    #expect(words.isEmpty)
  }

  @Test func anOutputThatCannotBeWrittenIsAnError() throws {
    let process = try ToolRun.process(["replay", "Examples/Recordings/tap.jsonl"])
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let complaint = Pipe()
    process.standardError = complaint
    try process.run()
    let words = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(
      String(decoding: words, as: UTF8.self)
        == "dactyl: standard output: cannot be written: No space left on device\n")
  }
}
