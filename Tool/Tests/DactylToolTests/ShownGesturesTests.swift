import Foundation
import Testing

/// Gestures of several fingers: shown in recordings, learned, measured, and recognised by a scene.
@Suite struct ShownGesturesTests {
  private let folder: URL
  private let recordings = "Examples/Recordings"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func train(_ names: String..., more: [String] = []) throws -> ToolRun {
    try ToolRun(
      ["train"] + names.map { "\(recordings)/\($0).jsonl" } + ["-o", path("shown.json")] + more)
  }

  private func scene(_ kind: String) throws -> String {
    let text = """
      {"dactyl":"scene","version":1,"views":[{"recognizers":[
        {"kind":"\(kind)","library":"shown.json"},{"kind":"tap","requireToFail":["\(kind)"]}]}]}
      """
    try Data(text.utf8).write(to: folder.appending(path: "scene.json"))
    return path("scene.json")
  }

  @Test func whatSeveralFingersShowedIsRecognisedByAScene() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let trained = try train("pinch-open-twice", "two-finger-triple-tap")
    #expect(trained.status == 0)
    #expect(trained.output.contains("2 gestures of several fingers, shown 3 times"))
    let scene = try scene("shown")
    let replayed = try ToolRun("replay", "--scene", scene, recordings)
    #expect(replayed.output.contains("1.16 s       shown pinch-open-twice\n"))
    #expect(replayed.output.contains("0.47 s       shown two-finger-triple-tap\n"))
    #expect(replayed.output.contains("0.06 s       tap at (180, 120)\n"))
    let explained = try ToolRun(
      "replay", "--scene", scene, "--explain", "\(recordings)/drag.jsonl")
    #expect(explained.output.contains("shown: 1 finger, shown 2"))
    let row = try ToolRun(
      "replay", "--scene", scene, "--format", "json", "\(recordings)/pinch-open-twice.jsonl")
    #expect(row.output.contains(#""class":"pinch-open-twice""#))
  }

  @Test func aLibraryIsMeasuredWithRecordings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("pinch-open-twice").status == 0)
    let run = try ToolRun(
      "evaluate", path("shown.json"), "\(recordings)/pinch-open-twice.jsonl",
      "\(recordings)/two-finger-triple-tap.jsonl")
    #expect(run.status == 0)
    #expect(run.output.contains("taken for what they are               100.00 %"))
    #expect(run.output.contains("others taken for a gesture            0.00 %"))
    let people = try ToolRun(
      "evaluate", path("shown.json"), "\(recordings)/pinch-open-twice.jsonl", "--protocol",
      "leave-one-person-out")
    #expect(people.status == 64)
  }

  @Test func aLibraryIsExportedAsSwift() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("pinch-open-twice").status == 0)
    let export = try ToolRun("export", path("shown.json"), "--swift", "--name", "My_Pad")
    #expect(export.status == 0)
    #expect(export.output.contains("enum My_Pad {\n  static let `pinchOpenTwice` = "))
    #expect(export.output.contains("static func library() -> DemonstrationLibrary {"))
  }

  @Test func anOptionThatWouldDoNothingIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, more, words) in [
      ("pinch-open-twice", ["--redraw", "3"], "--others and --redraw are for drawings"),
      ("circle", ["--continuous"], "--continuous is for recordings of several fingers"),
    ] {
      let run = try train(name, more: more)
      #expect(run.status == 64 && run.complaint.contains(words), "\(run.complaint)")
    }
  }

  @Test func recordingsOfOneFingerAreOthersOfALibraryOfSeveral() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("pinch-open-twice").status == 0)
    let run = try ToolRun("evaluate", path("shown.json"), "\(recordings)/drag.jsonl")
    #expect(run.output.contains("0 gestures and 1 others"), "\(run.complaint)")
  }

  @Test func aKindIsGivenTheOtherLibraryOnlyWithAWord() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("pinch-open-twice").status == 0)
    let wrong = try ToolRun("replay", "--scene", try scene("stroke"), recordings)
    #expect(wrong.status == 64)
    #expect(wrong.complaint.contains(#"has what a "shown" recognises, not a "stroke""#))
  }

  @Test func oneFingerBesideSeveralIsLearnedToo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("circle", "pinch-open-twice").status == 0)
    let replayed = try ToolRun(
      "replay", "--scene", try scene("shown"), "\(recordings)/circle.jsonl")
    #expect(replayed.output.contains("shown circle\n"))
  }

  @Test func aGestureThatTravelsBeginsUnderWayIfItIsAsked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try train("pinch-open-twice", more: ["--continuous"]).status == 0)
    let replayed = try ToolRun(
      "replay", "--scene", try scene("shown"), "\(recordings)/pinch-open-twice.jsonl")
    // From when to when.
    #expect(replayed.output.contains("–0.33 s"))
  }

  // MARK: On a desktop

  /// Fingers that go from one place to another, each its own way, some times over.
  private func lines(
    times: Int, from: [(Double, Double)], to: [(Double, Double)]
  ) -> Data {
    var lines = [#"{"dactyl":"recording","version":1,"kind":"indirect","size":[640,400]}"#]
    for time in 0..<times {
      for step in 0...30 {
        let phase = step == 0 ? "b" : step == 30 ? "e" : "m"
        let contacts = zip(from, to).enumerated().map { number, way in
          let part = Double(step) / 30
          let x = way.0.0 + (way.1.0 - way.0.0) * part + Double(time)
          let y = way.0.1 + (way.1.1 - way.0.1) * part
          return "[\(number + 1),\"\(phase)\",\(x),\(y)]"
        }
        let seconds = Double(time) * 1.6 + Double(step) / 50
        lines.append("{\"t\":\(seconds),\"c\":[\(contacts.joined(separator: ","))]}")
      }
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func spread(times: Int) -> Data {
    lines(
      times: times, from: [(300, 200), (330, 180), (330, 220)],
      to: [(200, 200), (400, 100), (400, 300)])
  }

  private func aside(times: Int) -> Data {
    lines(
      times: times, from: [(200, 200), (240, 190), (280, 200)],
      to: [(420, 200), (460, 190), (500, 200)])
  }

  private func teach(_ more: String..., input: Data? = nil) throws -> ToolRun {
    try ToolRun(["teach"] + more + ["--show", "--file", path("g.conf")], input: input)
  }

  private func check(_ text: String) throws -> ToolRun {
    try Data(text.utf8).write(to: folder.appending(path: "g.conf"))
    return try ToolRun("desktop", path("g.conf"), "--check")
  }

  @Test func whatIsShownThreeTimesActsAndASwipeBesideItStill() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let taught = try teach("spread", "-", input: spread(times: 3))
    #expect(taught.status == 0, "\(taught.complaint)")
    #expect(taught.output.contains("show spread with 3 fingers, 2 of 3\n  3 fingers open ×"))
    #expect(taught.output.contains("in the gesture file: show spread 3 run …"))
    let checked = try check("device any\nshow spread 3 run a\nswipe right 3 run b\n")
    #expect(checked.status == 0)
    #expect(checked.output.contains("swipe right 3: known when the fingers lift, because of show"))
    for (name, data, words) in [
      ("one", spread(times: 1), "show spread 3  run a"),
      ("two", aside(times: 1), "swipe right 3  run b"),
    ] {
      try data.write(to: folder.appending(path: name))
      let run = try ToolRun("desktop", path("g.conf"), "--replay", path(name))
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test func aFileSaysWhatWasNotShownSo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try teach("spread", "-", input: spread(times: 3)).status == 0)
    for (line, words) in [
      ("show sprad 3 run x", "not shown yet: dactyl teach sprad --show; did you mean spread?"),
      ("show spread 2 run x", "spread was shown with 3 fingers"),
      ("show", "what was shown?"),
    ] {
      let run = try check(line)
      #expect(run.status == 64 && run.complaint.contains(words), "\(run.complaint)")
    }
    let begun = try check("show spread 3 run a\npinch out 3 key ctrl+plus\nrotate left 3 key a\n")
    let told = begun.output.split(separator: "\n").filter { $0.contains("conflict") }
    #expect(
      told == [
        "  conflict: pinch out 3 and show spread 3: the other begins before the shown gesture is complete"
      ])
  }

  @Test func aGestureThatIsTooAlikeIsToldAndOneIsForgotten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try teach("spread", "-", input: spread(times: 3)).status == 0)
    let again = try teach("open", "-", input: spread(times: 3))
    #expect(again.output.contains("too alike: 3 of 3 could be spread"))
    #expect(try teach("spread", "--forget").output == "left: open\n")
    #expect(try teach("spread", "--forget").status == 64)
    #expect(try teach("open", "--forget").output == "nothing is shown now\n")
  }

  @Test func tooFewDemonstrationsKeepNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try teach("spread", "-", input: spread(times: 2))
    #expect(run.status == 65 && run.complaint.contains("spread was shown 2 of 3 times"))
    #expect(!FileManager.default.fileExists(atPath: path("shown.json")))
  }
}
