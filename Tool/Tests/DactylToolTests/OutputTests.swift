import Foundation
import Testing

/// A command's output file.
@Suite final class OutputTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private let sample = "Examples/Recordings/double-tap.jsonl"
  private let bytes: Data

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bytes = try Data(contentsOf: ToolRun.project.appending(path: sample))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func kind(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  @Test func aFileIsReplacedAsAWholeAndKeepsItsPermissions() throws {
    let file = path("out.jsonl")
    try Data("before".utf8).write(to: URL(filePath: file))
    chmod(file, 0o600)
    #expect(try ToolRun("convert", sample, file).status == 0)
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mode & 0o7777 == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.jsonl"])
  }

  @Test func aLinkStaysALinkToWhatIsWritten() throws {
    let goals = ["there.jsonl", "not-there.jsonl"]
    try Data("before".utf8).write(to: folder.appending(path: goals[0]))
    for goal in goals {
      let link = path("to-" + goal)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: goal)
      #expect(try ToolRun("convert", sample, link).status == 0)
      #expect(kind(link) == S_IFLNK)
      #expect(try Data(contentsOf: folder.appending(path: goal)) == bytes)
    }
    let circle = path("circle")
    try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
    #expect(try ToolRun("convert", sample, circle).status == 73)
  }

  @Test func aPipeIsWrittenInto() throws {
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    // Opened for reading and writing, so that neither end waits; the sample fits into a pipe.
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    #expect(try ToolRun("convert", sample, pipe).status == 0)
    var read = [UInt8](repeating: 0, count: bytes.count)
    #expect(Foundation.read(reader, &read, read.count) == bytes.count && Data(read) == bytes)
    #expect(kind(pipe) == S_IFIFO)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aDeviceIsWrittenIntoAndMayBeFull() throws {
    for command in [
      ["convert", sample, "/dev/full"], ["plot", sample, "-o", "/dev/full"],
    ] {
      let run = try ToolRun(command)
      #expect(run.status == 73)
      #expect(run.complaint == "dactyl: /dev/full: cannot be written: No space left on device\n")
    }
    #expect(kind("/dev/full") == S_IFCHR)
    #expect(try ToolRun("convert", sample, "/dev/null").status == 0)
    #expect(kind("/dev/null") == S_IFCHR)
  }

  @Test func theStandardOutputHasAPathToo() throws {
    #expect(
      try ToolRun("convert", sample, "/dev/stdout").output == String(decoding: bytes, as: UTF8.self)
    )
    #expect(kind("/dev/stdout") == S_IFLNK)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "no file system can be mounted here"))
  func aFullDiskIsAnErrorAndTheOldFileIsStillThere() throws {
    let disk = try #require(SmallDisk())
    let file = disk.folder.appending(path: "out.jsonl")
    let before = Data(repeating: 1, count: 40_000)
    try before.write(to: file)
    let run = try ToolRun(
      "plot", sample, "-o", file.path, "--title", String(repeating: "x", count: 60_000))
    #expect(run.status == 73 && run.complaint.contains("No space left on device"))
    #expect(try Data(contentsOf: file) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path) == ["out.jsonl"])
  }

  @Test func whatIsWrongInTheRecordingLeavesTheOldFile() throws {
    let file = path("out.jsonl")
    try Data("before".utf8).write(to: URL(filePath: file))
    #expect(try ToolRun("convert", "-", file, input: bytes.dropLast(20)).status == 65)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data("before".utf8))
  }
}
