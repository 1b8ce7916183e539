@_spi(Words) import DactylFiles
import Foundation
import Platform
import Testing

@testable import ToolCommands

/// `dactyl teach`, and texts of others on the way to a terminal or a picture.
@Suite struct TeachTests {
  /// A folder for gestures that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: String { url.appending(path: "gestures.conf").path }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    func teach(_ name: String, _ more: String..., input: Data? = nil) throws -> ToolRun {
      try ToolRun(["teach", name] + more + ["--file", file], input: input)
    }
  }

  /// Three slanted lines by some fingers of a touchpad.
  private func lines(by fingers: Int) -> Data {
    var lines = [#"{"dactyl":"recording","version":1,"kind":"indirect"}"#]
    for drawing in 0..<3 {
      for step in 0...10 {
        let phase = step == 0 ? "b" : step == 10 ? "e" : "m"
        let place = 100 + 20 * step
        let contacts = (1...fingers).map { "[\($0),\"\(phase)\",\(place + 60 * $0),\(place)]" }
        let time = Double(drawing * 100 + step) / 100
        lines.append("{\"t\":\(time),\"c\":[\(contacts.joined(separator: ","))]}")
      }
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  @Test(arguments: [#"\o/"#, #"a"b"#, #"a\"#, #"","strokes":[],"x":""#])
  func namesWithSignsOfJSONAreKeptAsTheyAre(name: String) throws {
    let folder = try Folder()
    #expect(try folder.teach("moon", "-", input: lines(by: 2)).status == 0)
    #expect(try folder.teach(name, "-", input: lines(by: 2)).status == 0)
    let forgotten = try folder.teach("moon", "--forget")
    #expect(forgotten.output == "left: \(name)\n")
    #expect(try folder.teach(name, "--forget").output == "nothing is taught now\n")
  }

  @Test(arguments: [
    ("a\u{1}b", "call it by one word in small letters"), ("two words", "call it by one word"),
    ("#a", "# begins a comment in gesture files; take another name"),
    (String(repeating: "a", count: 101), "call it by at most 100 letters"),
  ]) func namesThatAGestureFileCannotHaveAreRefused(name: String, words: String) throws {
    let run = try Folder().teach(name, "-", input: lines(by: 2))
    #expect(run.status == 64)
    #expect(run.complaint.contains(words), "\(run.complaint)")
  }

  @Test func aDamagedLineIsNamedWithTheCure() throws {
    let folder = try Folder()
    #expect(try folder.teach("moon", "-", input: lines(by: 2)).status == 0)
    let drawings = folder.url.appending(path: "drawings.jsonl")
    let whole = try Data(contentsOf: drawings)
    try (whole + Data("{\"label\n".utf8)).write(to: drawings)
    let run = try folder.teach("moon", "--forget")
    #expect(run.status == 65)
    #expect(
      run.complaint.hasSuffix(
        "drawings.jsonl: line 4: not JSON; delete that line, then teach its gesture again\n"))
    try whole.write(to: drawings)
    #expect(try folder.teach("moon", "--forget").status == 0)
  }

  @Test(arguments: [1, 3]) func aRecordingDecidesHowManyFingersDraw(fingers: Int) throws {
    let run = try Folder().teach("moon", "-", input: lines(by: fingers))
    #expect(run.status == 0, "\(run.complaint)")
    let with = fingers == 1 ? "one finger" : "3 fingers"
    #expect(run.output.contains("moon was drawn with \(with) each time\n"))
  }

  // MARK: Names

  @Test func aNameIsSuggestedForAMisspeltWord() {
    #expect("cirlce".nearest(among: ["star", "circle"]) == "circle")
    #expect("cirlce".nearest(among: ["", "star"]) == nil)
    #expect("".nearest(among: ["a", ""]) == "")
    #expect("star".nearest(among: []) == nil)
  }

  @Test func longWordsAreNotMisspelt() {
    let long = String(repeating: "a", count: 3_000_000)
    #expect(long.nearest(among: [long + "b"]) == nil)
    #expect("stra".nearest(among: [long, "star"]) == "star")
    let hundred = String(repeating: "a", count: 100)
    #expect(hundred.nearest(among: [hundred.dropLast() + "b"]) != nil)
  }

  // MARK: Letters that act

  @Test func lettersThatActAreNotPrinted() {
    #expect("a\u{1B}]0;b\u{7}\u{9B}c\u{7F}\r\n".printable == "a�]0;b��c��\n")
    #expect("tab\tü€😀\n".printable == "tab\tü€😀\n")
    #expect(ToolError(status: .usage, message: "x\u{1B}[2J").line == "dactyl: x�[2J\n")
    let ink = Ink(isOn: true).title("x\u{1B}[2J")
    #expect(ink == "\u{1B}[1mx�[2J\u{1B}[m")
  }

  @Test func picturesAndReplaysHaveNoLettersThatAct() throws {
    let folder = try Folder()
    let recording = folder.url.appending(path: "r.jsonl")
    let head = #"{"dactyl":"recording","version":1,"kind":"direct","device":"x\u001b]0;y\u0000"}"#
    let frames = [#"{"t":0,"c":[[1,"b",1,1]]}"#, #"{"t":0.1,"c":[[1,"e",1,1]]}"#]
    try (([head] + frames).joined(separator: "\n") + "\n")
      .write(to: recording, atomically: true, encoding: .utf8)
    let plot = try ToolRun("plot", recording.path, "-o", "-", "--title", "a\u{1}b")
    #expect(plot.status == 0, "\(plot.complaint)")
    #expect(plot.output.contains("<title>a�b</title>"))
    #expect(plot.output == plot.output.printable)
    let replay = try ToolRun("replay", "--all", "--explain", recording.path)
    #expect(replay.output.contains(": x�]0;y�"), "\(replay.output)")
    #expect(replay.output == replay.output.printable)
  }
}
