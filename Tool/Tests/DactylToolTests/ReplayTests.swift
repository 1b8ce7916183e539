import Foundation
import Testing

@Suite struct ReplayTests {
  private func sample(_ name: String) -> String { "Examples/Recordings/\(name).jsonl" }

  /// The gestures of a replay, one line each, without names and times.
  private func gestures(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      guard line.contains(" s  "), !line.hasPrefix("    ") || line.hasPrefix("                ")
      else {
        return nil
      }
      return line.split(separator: "  ").last.map { $0.drop { $0 == " " } }.map(String.init)
    }
  }

  /// The lines of `replay --all`, without times and values: `pan began`.
  private func transitions(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  "), line.contains(" s  ") else { return nil }
      return line.split(separator: "  ").last.map { String($0.prefix { $0 != ":" }) }
    }
  }

  @Test func everySampleHasOneLineAGesture() throws {
    let run = try ToolRun("replay", "Examples/Recordings")
    #expect(
      run.output == """
        check-mark              0.36 s       check mark, right hand
        circle                  0.61 s       circle, radius 70 pt, clockwise
        double-tap              0.24 s       double tap at (180, 120)
        drag-taken-away         0.07–0.32 s  drag by (118, 0), cancelled
        drag                    0.08–0.70 s  drag by (209, 18)
        four-fingers-drag-down  0.45 s       swipe down with 4 fingers
        long-press              0.50–0.90 s  long press at (90, 60)
        pinch-open-twice        0.07–0.33 s  pinch ×2.69
                                0.92–1.16 s  pinch ×2.36
        scratch-out             0.42 s       scratch-out, turned back 4 times
        swipe-right             0.11 s       swipe right
        tap                     0.06 s       tap at (180, 120)
        two-finger-triple-tap   0.47 s       triple tap with 2 fingers
        12 recordings, 13 gestures.  --all: everything that fits.  --explain: why.

        """)
  }

  /// `replay` prints notes below the gestures. For other output they are on the standard error.
  @Test(arguments: [
    ["replay"], ["replay", "--all"], ["replay", "--format", "json"],
    ["replay", "--format", "inspect"], ["replay", "--format", "trace"],
    ["plot", "-o", "HERE/x.svg"],
    ["convert", "HERE/x.jsonl"], ["desktop", "HERE/gestures", "--replay"],
  ])
  func aSizeThatTheRecordingDoesNotUseIsSaid(command: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gestures = "device any\nswipe left 3 run true\n"
    try Data(gestures.utf8).write(to: folder.appending(path: "gestures"))
    let here = command.map { $0.replacingOccurrences(of: "HERE", with: folder.path) }
    let arguments =
      here[0] == "convert"
      ? ["convert", sample("tap"), here[1]] : here + [sample("tap")]
    let run = try ToolRun(arguments + ["--size", "100x60mm"])
    #expect(run.status == 0, "\(run.complaint)")
    let words =
      "the given size, 100 x 60 mm, is not used: the recording tells its own, 57.2 x 38.1 mm"
    let isInOutput = command[0] == "replay" && !command.contains("--format")
    #expect((isInOutput ? run.output : run.complaint).contains(words))
    let plain = try ToolRun(arguments)
    #expect(plain.status == 0 && plain.complaint.isEmpty)
    #expect(!plain.output.contains("not used"))
  }

  @Test func jsonHasTheGesturesOfTheLines() throws {
    let run = try ToolRun("replay", "--format", "json", sample("drag"), sample("double-tap"))
    let lines = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["recognizer"] as? String } == ["drag", "double tap"])
    #expect(lines.map { $0["ended"] as? Double } == [0.7, 0.24])
    #expect(lines[0]["began"] as? Double == 0.083333 && lines[1]["began"] == nil)
    #expect(lines.map { $0["touches"] as? Int } == [1, 1])
  }

  @Test func whatIsKnownAtTheLiftTellsItsFingers() throws {
    let run = try ToolRun(
      "replay", "--format", "json", sample("swipe-right"), sample("check-mark"), sample("circle"),
      sample("scratch-out"))
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(!run.output.contains("\"touches\":0"))
  }

  /// A finger that goes 48 points right in a tenth of a second was nearly a swipe.
  @Test func noGestureNamesTheNearestMiss() throws {
    let recording = """
      {"dactyl":"recording","version":1,"size":[360,240]}
      {"t":0,"c":[[1,"b",100,100]]}
      {"t":0.05,"c":[[1,"m",170,100]]}
      {"t":0.1,"c":[[1,"e",148,100]]}
      """
    let scene = """
      {"dactyl":"scene","version":1,"views":[{"recognizers":[{"kind":"tap"},{"kind":"swipe","recognizesAtLift":true}]}]}
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(scene.utf8).write(to: file)
    let input = Data(recording.utf8)
    let run = try ToolRun("replay", "--scene", file.path, "-", input: input)
    #expect(
      run.output.hasPrefix(
        "-                                    no gesture; nearest: swipe: moved 48 pt, needs 50 pt\n"
      ))
    let json = try ToolRun("replay", "--format", "json", "--scene", file.path, "-", input: input)
    #expect(json.output == "{\"type\":\"none\",\"file\":\"-\",\"recording\":1}\n")
  }

  @Test func explainBeginsWithTheWinnerAndTheNearestMisses() throws {
    let lines = try ToolRun("replay", "--explain", sample("swipe-right")).output
      .split(separator: "\n")
    #expect(
      lines.prefix(5) == [
        "swipe-right             0.11 s       swipe right",
        "    swipe: moved 200.04 pt, needs 50 pt",
        "    drag by (187, 4): fits, too; the swipe stands for it",
        "    tap and 14 others: prevented by drag",
        "    long press and 3 others: moved 13.34 pt, limit 10 pt",
      ])
  }

  @Test func allPrintsEverythingThatFits() throws {
    #expect(transitions(try ToolRun("replay", "--all", sample("tap"))) == ["tap recognized"])
    #expect(
      transitions(try ToolRun("replay", "--all", sample("double-tap")))
        == ["tap recognized", "tap recognized"])
    #expect(
      transitions(try ToolRun("replay", "--all", sample("long-press")))
        == ["longPress began", "longPress ended", "tap recognized"])
    #expect(
      transitions(try ToolRun("replay", "--all", sample("drag"))) == [
        "transform began", "pan began", "transform ended", "pan ended",
      ])
    #expect(
      transitions(try ToolRun("replay", "--all", sample("drag-taken-away"))) == [
        "transform began", "pan began", "transform cancelled", "pan cancelled",
      ])
  }

  @Test func aScenePlaysTheRecordingOnItsViews() throws {
    let taps = try ToolRun(
      "replay", "--scene", "Scenes/two-finger-triple-tap.json", sample("two-finger-triple-tap"))
    #expect(gestures(taps) == ["twoFingerTripleTap"])
    let usual = try ToolRun("replay", sample("swipe-right"), sample("circle"))
    let same = try ToolRun(
      "replay", "--scene", "Scenes/gestures.json", sample("swipe-right"), sample("circle"))
    #expect(same.output == usual.output)
    let zoom = try ToolRun(
      "replay", "--all", "--format", "json", "--scene", "Scenes/pinch-to-zoom.json",
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
    #expect(
      gestures(run) == ["label shows \"Check\"", "checkMark, right hand", "label is cleared"])
    #expect(run.output.contains("1.96 s       label is cleared"))
  }

  @Test func circleTellsItsRadius() throws {
    let run = try ToolRun(
      "replay", "--all", "--scene", "Scenes/circle-pad.json", sample("circle"))
    #expect(run.output.contains("circle recognized: center (180, 120), radius 69.51, sweep "))
  }

  @Test func scratchOutDeletesTheBubbleBeneathAndASwipeDoesNot() throws {
    let scratch = try ToolRun("replay", "--scene", "Scenes/bubbles.json", sample("scratch-out"))
    #expect(gestures(scratch).contains("scratchOut, turned back 4 times"))
    #expect(!gestures(scratch).contains("swipe right"))
    #expect(scratch.output.contains("bubble 2 is deleted"))
    let swipe = try ToolRun("replay", "--scene", "Scenes/bubbles.json", sample("swipe-right"))
    #expect(gestures(swipe) == ["swipe right"])
    #expect(!swipe.output.contains("deleted"))
  }

  @Test func fourFingersDragAsOnePan() throws {
    let run = try ToolRun("replay", "--all", sample("four-fingers-drag-down"))
    #expect(transitions(run) == ["transform began", "pan began", "transform ended", "pan ended"])
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
    let run = try ToolRun("replay", "--all", "--explain", sample("tap"))
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
    #expect(gestures(try ToolRun("replay", "-", input: bytes)) == ["tap at (180, 120)"])
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

  /// A tap waits for a second one, but not for what is no recording.
  @Test(arguments: ["replay", "live"]) func whatWasMadeBeforeAnErrorIsPrinted(command: String)
    throws
  {
    let tap = try String(
      contentsOf: ToolRun.project.appending(path: sample("tap")), encoding: .utf8)
    let run = try ToolRun(command, "-", input: Data((tap + "garbage\n").utf8))
    #expect(run.status == 65 && run.output.contains("tap"))
    #expect(!run.output.contains("no gesture"))
    let good = try ToolRun(command, "-", input: Data(tap.utf8))
    #expect(good.status == 0 && good.output.contains("tap"))
  }

  @Test func oneBadFileDoesNotHideTheOthers() throws {
    let run = try ToolRun("replay", "no-such-file", sample("tap"))
    #expect(run.status == 66)
    #expect(gestures(run) == ["tap at (180, 120)"])
  }
}
