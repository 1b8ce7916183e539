import Foundation
import Testing

/// Many recordings at once: several jobs, folders, lists.
@Suite final class CorpusTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let samples = SampleRecordings.timelines.map(\.name)

  private func bytes(_ sample: String) throws -> Data {
    try Data(contentsOf: SampleRecordings.folder.appending(path: "\(sample).jsonl"))
  }

  @discardableResult
  private func write(_ data: Data, _ name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// The files named in the output, in order, each once.
  private func files(_ run: ToolRun) -> [String] {
    var files: [String] = []
    for line in run.output.split(separator: "\n") where !line.hasPrefix("  ") {
      let path = line.prefix { $0 != ":" }
      files.append(String(path.dropFirst(folder.path.count + 1)))
    }
    return files
  }

  @Test(arguments: ["text", "json"], [[], ["--all"]])
  func manyJobsPrintWhatOnePrints(format: String, options: [String]) throws {
    var arguments = ["replay", "--explain", "--format", format] + options
    for round in 0..<8 {
      for sample in Self.samples { arguments.append("Examples/Recordings/\(sample).jsonl") }
      arguments.append("no-such-file-\(round)")
      arguments.append(try write(bytes("drag").dropLast(20), "cut-off-\(round).jsonl"))
    }
    let one = try ToolRun(arguments + ["--jobs", "1"], together: true)
    #expect(one.status == 66)
    for jobs in ["2", "7"] {
      let several = try ToolRun(arguments + ["--jobs", jobs], together: true)
      #expect(several.output == one.output)
      #expect(several.status == one.status)
    }
  }

  @Test func aBrokenFileSaysSoInItsPlace() throws {
    let broken = try write(bytes("drag").dropLast(20), "broken.jsonl")
    let run = try ToolRun(
      [
        "replay", "--all", "Examples/Recordings/tap.jsonl", broken,
        "Examples/Recordings/swipe-right.jsonl",
      ],
      together: true)
    let before = try #require(run.output.range(of: "1 in all: tap 1"))
    let complaint = try #require(run.output.range(of: "dactyl: \(broken): line 76: "))
    let after = try #require(run.output.range(of: "swipe-right.jsonl: "))
    #expect(before.upperBound <= complaint.lowerBound)
    #expect(complaint.upperBound <= after.lowerBound)
    #expect(run.status == 65)
  }

  @Test func theFirstFileThatIsWrongDecidesTheExitStatus() throws {
    let broken = try write(Data("?".utf8), "broken")
    let paths = [broken, "no-such-file", "no-such-file", broken]
    #expect(try ToolRun(["replay", "--jobs", "4"] + paths).status == 65)
    #expect(try ToolRun(["replay", "--jobs", "4"] + paths.dropFirst()).status == 66)
  }

  @Test func aFolderIsReplayedByNameWithAllThatLiesInIt() throws {
    for name in ["b.jsonl", "a/2.jsonl", "a/1.jsonl", "a.jsonl", "c/d/e.jsonl"] {
      try write(bytes("tap"), name)
    }
    // Hidden files and device descriptions are not recordings.
    for name in [".hidden", ".folder/x.jsonl", "Pad.desc", "Pad.device"] {
      try write(Data("?".utf8), name)
    }
    // Following this link would never end.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "c/back"), withDestinationURL: folder)
    let run = try ToolRun("replay", "--all", folder.path)
    #expect(run.status == 0 && run.complaint.isEmpty)
    #expect(files(run) == ["a/1.jsonl", "a/2.jsonl", "a.jsonl", "b.jsonl", "c/d/e.jsonl"])
    let slash = try ToolRun("replay", "--all", folder.path + "/")
    #expect(slash.output == run.output)
  }

  @Test func aFolderWithoutARecordingSaysSo() throws {
    try write(bytes("tap"), "full/empty/.hidden")
    try write(bytes("tap"), "full/tap.jsonl")
    let empty = folder.appending(path: "full/empty").path
    let full = folder.appending(path: "full").path
    let run = try ToolRun("replay", "--all", empty, full)
    #expect(run.status == 66 && run.complaint == "dactyl: \(empty): holds no recording\n")
    #expect(files(run).count == 1)
    // Among others, it is no error.
    #expect(try ToolRun("replay", full).status == 0)
    #expect(try ToolRun(["replay", "--files-from", "-"], input: Data(empty.utf8)).status == 66)
  }

  @Test func aListNamesFilesAndFolders() throws {
    let tap = try write(bytes("tap"), "tap.jsonl")
    let deep = try write(bytes("drag"), "deep/drag.jsonl")
    let names = Data("\(tap)\n\n\(folder.path)/deep\r\nno-such-file\n\(tap)".utf8)
    let run = try ToolRun(["replay", "--all", "--files-from", "-", deep], input: names)
    #expect(files(run) == ["deep/drag.jsonl", "tap.jsonl", "deep/drag.jsonl", "tap.jsonl"])
    #expect(run.status == 66 && run.complaint.contains("no-such-file: "))
    let list = try write(names, "list")
    #expect(try ToolRun("replay", "--all", "--files-from", list, deep).output == run.output)
    #expect(try ToolRun("replay", "--files-from", "no-such-list").status == 66)
  }

  @Test func aCommandThatMakesNoSenseIsRefused() throws {
    #expect(try ToolRun("replay").status == 64)
    #expect(try ToolRun("replay", "-", "--files-from", "-").status == 64)
    for jobs in ["0", "-1", "1025", "999999999999"] {
      let run = try ToolRun("replay", "--jobs", jobs, "-")
      #expect(run.status == 64)
      #expect(run.complaint.contains("--jobs must be from 1 to 1024"), "\(jobs)")
    }
    #expect(try ToolRun("replay", "--jobs", "1024", "Examples/Recordings/tap.jsonl").status == 0)
  }

  /// Progress is for people at a terminal, and only if the output goes elsewhere.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func progressIsShownOnATerminalOnly() throws {
    for number in 0..<400 { try write(bytes("pinch-open-twice"), "\(number).jsonl") }
    #expect(try ToolRun("replay", folder.path).complaint.isEmpty)

    // `script` runs a command at a new terminal and prints what appears there.
    let command = "'\(try ToolRun.tool.path)' replay '\(folder.path)'"
    for (goal, isShown) in [("> /dev/null", true), ("> /dev/null 2> /dev/null", false)] {
      let terminal = Process()
      terminal.executableURL = URL(filePath: "/usr/bin/script")
      terminal.arguments = ["-qec", "\(command) \(goal)", "/dev/null"]
      let output = Pipe()
      terminal.standardInput = FileHandle.nullDevice
      terminal.standardOutput = output
      try terminal.run()
      let shown = try output.fileHandleForReading.readToEnd() ?? Data()
      terminal.waitUntilExit()
      #expect(terminal.terminationStatus == 0)
      #expect(String(decoding: shown, as: UTF8.self).contains("\rreplayed ") == isShown)
    }
  }
}
