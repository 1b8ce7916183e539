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
}
