import Dactyl
import DactylTesting
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ToolCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Drawings of two gestures by three people with trembling hands, and optionally other drawings.
  private func drawings(withOthers: Bool) -> Data {
    let shapes: [(name: String, corners: [Point])] = [
      ("check", [Point(0, 40), Point(30, 80), Point(110, 0)]),
      ("corner", [Point(0, 0), Point(0, 100), Point(120, 100)]),
    ]
    let other = [Point(0, 0), Point(60, 0), Point(0, 60), Point(60, 60), Point(30, -40)]
    var random = SplitMix64(seed: 7)
    var lines = ""
    for person in 1...3 {
      for shape in shapes + (withOthers ? [("scrawl", other)] : []) {
        for _ in 1...5 {
          var points: [String] = []
          for (from, to) in zip(shape.corners, shape.corners.dropFirst()) {
            for step in 0..<12 {
              let place = from + (to - from) * (Double(step) / 12)
              let x = place.x + Double.random(in: -3...3, using: &random)
              let y = place.y + Double.random(in: -3...3, using: &random)
              points.append("[\(x),\(y)]")
            }
          }
          lines +=
            "{\"label\":\"\(shape.name)\",\"subject\":\"p\(person)\","
            + "\"strokes\":[[\(points.joined(separator: ","))]]}\n"
        }
      }
    }
    return Data(lines.utf8)
  }

  @Test(arguments: [
    ["port", "nowhere.swift"], ["studio", "--port", "x"], ["live", "nowhere", "--inspect"],
  ])
  func theProgramWithoutServerHandsOnWhatNeedsOne(arguments: [String]) throws {
    let process = try ToolRun.process(arguments)
    let errors = Pipe()
    process.executableURL = try ToolRun.tool.deletingLastPathComponent().appending(path: "dactyl")
    process.standardError = errors
    try process.run()
    let complaint = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let full = try ToolRun(arguments)
    #expect(process.terminationStatus == full.status)
    #expect(complaint == full.complaint)
    #expect(full.status != 0 && !full.complaint.isEmpty)
  }

  @Test func whatIsTrainedIsMeasuredAndExported() throws {
    let strokes = folder.appending(path: "strokes.jsonl")
    let mixed = folder.appending(path: "mixed.jsonl")
    try drawings(withOthers: false).write(to: strokes)
    try drawings(withOthers: true).write(to: mixed)
    let library = folder.appending(path: "library.json").path
    let train = try ToolRun("train", strokes.path, "-o", library, "--templates", "3")
    #expect(train.status == 0)
    #expect(train.output.contains("2 gestures, 6 templates of 30 drawings"))

    let evaluate = try ToolRun(
      "evaluate", library, mixed.path, "--protocol", "leave-one-person-out", "--roc",
      folder.appending(path: "roc.svg").path)
    #expect(evaluate.output.contains("30 gestures and 15 other drawings by 3 people"))
    #expect(evaluate.output.contains("accuracy (nearest class right)        100.00 %"))
    #expect(evaluate.output.contains("others taken for a gesture            0.00 %"))
    #expect(evaluate.output.contains("expected on new people, in 19 of 20 cases:"))
    let roc = try String(contentsOf: folder.appending(path: "roc.svg"), encoding: .utf8)
    #expect(roc.hasPrefix("<svg") && roc.contains("<polyline"))

    let export = try ToolRun("export", library, "--swift", "--name", "Pad")
    #expect(export.status == 0)
    #expect(export.output.contains("enum Pad {") && export.output.contains("static let `check`"))
  }

  @Test func aSimulatedHandDrawsMoreOfWhatIsTrainedButNothingTwoWays() throws {
    let strokes = folder.appending(path: "few.jsonl")
    let lines = drawings(withOthers: false).split(separator: UInt8(ascii: "\n"))
    try Data(lines.prefix(2).joined(separator: [UInt8(ascii: "\n")])).write(to: strokes)
    let library = folder.appending(path: "few.json").path
    let plain = try ToolRun("train", strokes.path, "-o", library, "--templates", "9")
    #expect(plain.output.contains("1 gestures, 2 templates of 2 drawings"))
    var libraries: [Data] = []
    for _ in 0..<2 {
      let redrawn = try ToolRun(
        "train", strokes.path, "-o", library, "--templates", "9", "--redraw", "3")
      #expect(redrawn.output.contains("1 gestures, 8 templates of 2 drawings"))
      libraries.append(try Data(contentsOf: URL(fileURLWithPath: library)))
    }
    #expect(libraries[0] == libraries[1])
    let wrong = try ToolRun("train", strokes.path, "-o", library, "--redraw", "101")
    #expect(wrong.status == 64 && wrong.complaint.contains("--redraw must be 0 to 100"))
  }

  @Test func aWrongLibraryOrDrawingIsNamedWithItsPlace() throws {
    let broken = folder.appending(path: "broken.jsonl")
    try Data("{\"label\":\"a\",\"strokes\":[[[1,2],[3]]]}\n".utf8).write(to: broken)
    let train = try ToolRun("train", broken.path, "-o", folder.appending(path: "l.json").path)
    #expect(train.status == 65 && train.complaint.contains("broken.jsonl: line 1: "))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "l.json").path))
    let export = try ToolRun("export", broken.path, "--swift")
    #expect(export.status == 65 && export.complaint.contains("broken.jsonl: "))
    #expect(try ToolRun("train", "no-such-file", "-o", "x").status == 66)
  }

  @Test func fingersThatAreDownTogetherAreNoDrawingOfALibraryOfDrawings() throws {
    let library = folder.appending(path: "l.json").path
    let drawings = folder.appending(path: "circles.jsonl")
    let points = (0...20).map { "[\(100 + $0 * 5),\(100 + $0 * $0),\($0 * 10)]" }
    let line = "{\"label\":\"curve\",\"strokes\":[[\(points.joined(separator: ","))]]}\n"
    try Data(line.utf8).write(to: drawings)
    #expect(try ToolRun("train", drawings.path, "-o", library).status == 0)
    let pinch = "Examples/Recordings/pinch-open-twice.jsonl"
    let measured = try ToolRun("evaluate", library, pinch)
    #expect(measured.status == 65)
    #expect(measured.complaint.contains("pinch-open-twice.jsonl: more than one finger at once"))
    let mixed = try ToolRun("train", drawings.path, pinch, "-o", library + "2")
    #expect(mixed.status == 65 && mixed.complaint.contains("circles.jsonl: drawings of one finger"))
  }

  @Test func aPlotShowsEveryFingerAndEveryRecogniser() throws {
    let run = try ToolRun(
      "plot", "Examples/Recordings/pinch-open-twice.jsonl", "--scene", "Scenes/photo.json", "-o",
      "-")
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "<polyline").count == 5)
    for name in ["doubleTap", "singleTap", "pan", "pinch", "rotation"] {
      #expect(run.output.contains(">\(name)</text>"))
    }
    let parser = XMLParser(data: Data(run.output.utf8))
    #expect(parser.parse())
  }

  @Test func conflictsOfASceneAreListed() throws {
    let scene = folder.appending(path: "scene.json")
    try Data(
      #"""
      {"dactyl": "scene", "version": 1, "views": [{"recognizers": [
        {"kind": "tap", "name": "one"}, {"kind": "tap", "name": "other"}]}]}
      """#.utf8
    ).write(to: scene)
    let run = try ToolRun("conflicts", scene.path)
    #expect(run.status == 1)
    #expect(run.output.contains("both wait for 1 tap"))
    #expect(try ToolRun("conflicts", "Scenes/bubbles.json").status == 0)
  }
}
