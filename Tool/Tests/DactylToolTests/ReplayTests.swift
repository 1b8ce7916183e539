import Foundation
import Testing

@Suite struct ReplayTests {
  private func sample(_ name: String) -> String { "Examples/Recordings/\(name).jsonl" }

  /// The gesture lines of a replay, without times and values: `pan began`.
  private func gestures(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  "), line.contains(" s  ") else { return nil }
      return line.split(separator: "  ").last.map { String($0.prefix { $0 != ":" }) }
    }
  }

  @Test func everySampleHoldsWhatItsNameSays() throws {
    #expect(gestures(try ToolRun("replay", sample("tap"))) == ["tap recognized"])
    #expect(
      gestures(try ToolRun("replay", sample("double-tap"))) == ["tap recognized", "tap recognized"])
    #expect(
      gestures(try ToolRun("replay", sample("long-press")))
        == ["longPress began", "longPress ended", "tap recognized"])
    #expect(
      gestures(try ToolRun("replay", sample("drag"))) == [
        "transform began", "pan began", "transform ended", "pan ended",
      ])
    #expect(
      gestures(try ToolRun("replay", sample("drag-taken-away"))) == [
        "transform began", "pan began", "transform cancelled", "pan cancelled",
      ])
  }

  @Test func aScenePlaysTheRecordingOnItsViews() throws {
    let taps = try ToolRun(
      "replay", "--scene", "Scenes/two-finger-triple-tap.json", sample("two-finger-triple-tap"))
    #expect(gestures(taps) == ["twoFingerTripleTap recognized"])
    let zoom = try ToolRun(
      "replay", "--format", "json", "--scene", "Scenes/pinch-to-zoom.json",
      sample("pinch-open-twice"))
    let scales = try zoom.output.split(separator: "\n").map { line in
      try #require(
        (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["scale"]
          as? Double)
    }
    try #require(scales.count == 4)
    // Began continues the last scale: the second pinch goes on where the first ended.
    #expect(scales[2] > 0.95 * scales[1] && scales[3] > 1.5 * scales[1])
  }

  @Test func checkMarkShowsItsLabelFor1600Milliseconds() throws {
    let run = try ToolRun("replay", "--scene", "Scenes/check-mark-pad.json", sample("check-mark"))
    #expect(run.output.contains("0.360 s  checkMark recognized"))
    #expect(run.output.contains("0.360 s  label shows \"Check\""))
    #expect(run.output.contains("1.960 s  label is cleared"))
  }

  @Test func circleTellsItsRadius() throws {
    let run = try ToolRun("replay", "--scene", "Scenes/circle-pad.json", sample("circle"))
    #expect(run.output.contains("circle recognized: center (180, 120), radius 69.51, sweep "))
  }

  @Test func scratchOutDeletesTheBubbleBeneathAndASwipeDoesNot() throws {
    let scratch = try ToolRun("replay", "--scene", "Scenes/bubbles.json", sample("scratch-out"))
    #expect(gestures(scratch).contains("scratchOut recognized"))
    #expect(!gestures(scratch).contains("swipe recognized"))
    #expect(scratch.output.contains("bubble 2 is deleted"))
    let swipe = try ToolRun("replay", "--scene", "Scenes/bubbles.json", sample("swipe-right"))
    #expect(gestures(swipe) == ["swipe recognized"])
    #expect(!swipe.output.contains("deleted"))
  }

  @Test func fourFingersDragAsOnePan() throws {
    let run = try ToolRun("replay", sample("four-fingers-drag-down"))
    #expect(gestures(run) == ["transform began", "pan began", "transform ended", "pan ended"])
    #expect(run.output.contains("4 touches"))
  }

  @Test func touchesTellTheirStory() throws {
    let run = try ToolRun(
      "replay", "--touches", "--scene", "Scenes/touch-explorer.json", sample("double-tap"))
    let story = run.output.split(separator: "\n").dropFirst().dropLast().map {
      String($0.drop { $0 != "e" }.prefix { $0 != "(" })
    }
    #expect(
      story == [
        "explorer touchesBegan: 1 touch, 1 tap, 1 down, at ",
        "explorer touchesEnded: 1 touch, 1 tap, 0 down, at ",
        "explorer touchesBegan: 1 touch, 2 taps, 1 down, at ",
        "explorer touchesEnded: 1 touch, 2 taps, 0 down, at ",
      ])
  }

  @Test func explainSaysWhatDecidedEveryAttempt() throws {
    let run = try ToolRun("replay", "--explain", sample("tap"))
    #expect(run.output.contains("tap: recognized 0.060 s (1 tap)"))
    #expect(run.output.contains("pan: failed 0.060 s (moved 0 pt, needs 10 pt)"))
    #expect(run.output.contains("longPress: failed 0.060 s (lifted after 0.06 s, needs 0.5 s)"))
    #expect(run.output.contains("pinch: failed 0.060 s (1 finger, needs 2)"))
  }

  @Test func theSameRecordingPrintsTheSameBytes() throws {
    for format in ["text", "json"] {
      let first = try ToolRun("replay", "--explain", "--format", format, sample("pinch-open-twice"))
      let second = try ToolRun(
        "replay", "--explain", "--format", format, sample("pinch-open-twice"))
      #expect(first.output == second.output)
      #expect(!first.output.isEmpty && first.status == 0)
    }
  }

  @Test func standardInputIsReadForADash() throws {
    let bytes = try Data(contentsOf: ToolRun.project.appending(path: sample("tap")))
    #expect(gestures(try ToolRun("replay", "-", input: bytes)) == ["tap recognized"])
  }

  @Test func convertingChangesNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ToolRun("convert", sample("drag"), file.path).status == 0)
    #expect(
      try Data(contentsOf: file)
        == Data(contentsOf: ToolRun.project.appending(path: sample("drag"))))
  }

  @Test func badInputEndsWithOneClearLine() throws {
    let good = try Data(contentsOf: ToolRun.project.appending(path: sample("drag")))
    let cases: [(run: ToolRun, status: Int32, words: String)] = [
      (try ToolRun("replay", "-", input: good.dropLast(20)), 65, "standard input: line "),
      (
        try ToolRun("replay", "-", input: Data([0, 1, 2, 255, 254, 0])), 65,
        "standard input: byte 0: "
      ),
      (
        try ToolRun("replay", "-", input: Data()), 65,
        "standard input: line 1: the recording is empty"
      ),
      (try ToolRun("replay", "no-such-file"), 66, "no-such-file: "),
      (try ToolRun("replay", "--scene", "no-such-scene", sample("tap")), 66, "no-such-scene: "),
      (
        try ToolRun("replay", "--scene", sample("tap"), sample("tap")), 64,
        "tap.jsonl: this is a recording"
      ),
    ]
    for (run, status, words) in cases {
      #expect(run.status == status)
      #expect(run.complaint.hasPrefix("dactyl: ") && run.complaint.contains(words))
      #expect(run.complaint.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test func aMisspeltKindInASceneIsAUsageError() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let scene =
      #"{"dactyl": "scene", "version": 1, "views": [{"recognizers": [{"kind": "pinhc"}]}]}"#
    try Data(scene.utf8).write(to: file)
    let run = try ToolRun("replay", "--scene", file.path, sample("tap"))
    #expect(run.status == 64)
    #expect(run.complaint.contains("$.views[0].recognizers[0].kind"))
  }

  @Test func oneBadFileDoesNotHideTheOthers() throws {
    let run = try ToolRun("replay", "no-such-file", sample("tap"))
    #expect(run.status == 66)
    #expect(gestures(run) == ["tap recognized"])
  }
}
