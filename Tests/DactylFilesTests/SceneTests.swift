import Dactyl
import DactylStrokes
import Foundation
import Testing

@testable import DactylFiles

@Suite struct SceneTests {
  private func scene(_ views: String) throws(SceneError) -> Scene {
    let json = #"{"dactyl": "scene", "version": 1, "views": [\#(views)]}"#
    return try Scene(json: Data(json.utf8))
  }

  /// The error for a list of views, as the user reads it.
  private func complaint(_ views: String) -> String {
    do {
      _ = try scene(views)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func viewsAndRecognisersAreBuiltAsDescribed() throws {
    let stage = Stage(
      try scene(
        """
        {"name": "a", "frame": [10, 20, 30, 40], "isMultipleTouchEnabled": true, "recognizers": [
          {"kind": "tap", "name": "double", "numberOfTapsRequired": 2},
          {"kind": "tap", "name": "single", "requireToFail": ["double"], "delaysTouchesBegan": true}],
          "views": [{"name": "b", "alpha": 0.5}]}
        """), size: Size(width: 100, height: 100))
    let view = try #require(stage.window.subviews.first)
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.isMultipleTouchEnabled)
    #expect(stage.name(of: view.subviews.first) == "b")
    #expect(view.subviews.first?.alpha == 0.5)
    #expect(stage.recognizers.map(\.name) == ["double", "single"])
    let double = try #require(stage.recognizers[0] as? TapGestureRecognizer)
    #expect(double.numberOfTapsRequired == 2)
    #expect(stage.recognizers[1].failureRequirements == [double])
    #expect(stage.recognizers[1].delaysTouchesBegan)
  }

  /// SPEC A10
  @Test func palmsAreRejectedWhereTheSceneSaysSo() throws {
    func stage(_ palms: String) throws -> Stage {
      let json =
        #"""
        {"dactyl": "scene", "version": 1, "profile": "android", "palmRejection": \#(palms),
         "views": []}
        """#
      return Stage(try Scene(json: Data(json.utf8)), size: Size(width: 300, height: 200))
    }
    #expect(try stage("false").window.palmRejection == nil)
    #expect(try stage("false").window.gestureProfile == .android)
    var usual = PalmRejection()
    usual.surface = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(try stage("true").window.palmRejection == usual)
    usual.minimumTravel = 30
    usual.edges = [.left, .bottom]
    #expect(
      try stage(#"{"minimumTravel": 30, "edges": ["left", "bottom"]}"#).window.palmRejection
        == usual)
    for (palms, reason) in [
      (#"{"edges": ["botom"]}"#, #"edges[0]: no edge is called "botom", did you mean "bottom"?"#),
      (#"{"memory": -1}"#, "memory: expected at least 0"),
      (#"{"edgeWith": 1}"#, #"edgeWith: unknown name, did you mean "edgeWidth"?"#),
    ] {
      let error = #expect(throws: SceneError.self) { _ = try stage(palms) }
      #expect(error?.description == "$.palmRejection." + reason)
    }
  }

  @Test func everyMistakeNamesItsPlace() {
    #expect(
      complaint(#"{"recognizers": [{"kind": "pinhc"}]}"#)
        == #"$.views[0].recognizers[0].kind: no recogniser is a "pinhc", did you mean "pinch"?"#)
    #expect(
      complaint(#"{"recognizers": [{"kind": "tap", "numberOfTaps": 2}]}"#)
        .hasPrefix("$.views[0].recognizers[0].numberOfTaps: unknown name"))
    // Other tools speak of fingers.
    #expect(
      complaint(#"{"recognizers": [{"kind": "tap", "fingers": 3}]}"#)
        == "$.views[0].recognizers[0].fingers: unknown name, did you mean \"numberOfTouchesRequired\"?"
    )
    #expect(
      complaint(#"{"recognizers": [{"kind": "tap", "numberOfTapsRequired": 0}]}"#)
        == "$.views[0].recognizers[0].numberOfTapsRequired: expected at least 1")
    #expect(
      complaint(#"{"recognizers": [{"kind": "tap", "numberOfTapsRequired": 1.5}]}"#)
        == "$.views[0].recognizers[0].numberOfTapsRequired: expected a whole number, found a number"
    )
    #expect(complaint(#"{"frame": [1, 2]}"#) == "$.views[0].frame: expected 4 numbers, found 2")
    #expect(
      complaint(#"{"frame": [1, 2, "3", 4]}"#)
        == "$.views[0].frame[2]: expected a number, found a string")
    #expect(
      complaint(#"{"recognizers": [{"kind": "pan", "requireToFail": ["tap"]}]}"#)
        .hasPrefix(#"$.views[0].recognizers[0].requireToFail[0]: no recogniser is called "tap""#))
    #expect(
      complaint(#"{"recognizers": [{"kind": "pan"}, {"kind": "pan"}]}"#)
        .hasPrefix(#"$.views[0].recognizers[1]: the name "pan" is taken"#))
    #expect(
      complaint(#"{"recognizers": [{"kind": "pan", "ends": ["pnch"]}, {"kind": "pinch"}]}"#)
        == #"$.views[0].recognizers[0].ends[0]: no recogniser is called "pnch", did you mean "pinch"?"#
    )
    #expect(
      complaint(#"{"recognizers": [{"kind": "pan", "replaces": ["tap"]}]}"#)
        .hasPrefix(#"$.views[0].recognizers[0].replaces[0]: no recogniser is called "tap""#))
    #expect(complaint("nonsense") == "$: not a JSON document")
  }

  @Test func nullIsNoLimitAndAGestureMayStandForOthers() throws {
    let json = #"""
      {"dactyl": "scene", "version": 1, "views": [{"recognizers": [
        {"kind": "pan", "maximumNumberOfTouches": null},
        {"kind": "swipe", "maximumDuration": null, "replaces": ["pan"]}]}]}
      """#
    let scene = try Scene(json: Data(json.utf8))
    #expect(scene.replacements == ["swipe": ["pan"]])
    let stage = Stage(scene, size: nil)
    #expect((stage.recognizers[0] as? PanGestureRecognizer)?.maximumNumberOfTouches == .max)
    #expect((stage.recognizers[1] as? SwipeGestureRecognizer)?.maximumDuration == .infinity)
  }

  /// A line to the right is a gesture of its own.
  @Test func aStrokeRecognizesTheLibraryBesideTheScene() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 1, name: "line"))
    let line = Stroke((0...20).map { Point(Double(5 * $0), 0) })
    _ = try library.add([line], class: 1)
    try StrokeLibraryFile.encode(library).write(to: folder.appending(path: "line.json"))
    func scene(_ file: String) throws -> Scene {
      let json =
        #"{"dactyl": "scene", "version": 1, "views": [{"recognizers": [{"kind": "stroke", "library": "\#(file)"}]}]}"#
      return try Scene(json: Data(json.utf8), folder: folder.path)
    }
    let stage = Stage(try scene("line.json"), size: Size(width: 200, height: 200))
    let drawn = try #require(stage.recognizers.first as? StrokeGestureRecognizer)
    #expect(drawn.library.classes.map(\.name) == ["line"])
    let error = #expect(throws: SceneError.self) { _ = try scene("nowhere.json") }
    #expect(error?.path == "$.views[0].recognizers[0].library")
    #expect(error?.reason.contains("nowhere.json cannot be read") == true)
    #expect(
      complaint(#"{"recognizers": [{"kind": "stroke"}]}"#).hasSuffix("\"library\" is missing"))
  }

  @Test func anUnknownVersionIsRefused() {
    let json = Data(#"{"dactyl": "scene", "version": 2, "views": []}"#.utf8)
    #expect(
      throws: SceneError(
        path: "$.version", reason: "this version of scenes is not known; expected 1")
    ) {
      try Scene(json: json)
    }
  }

  @Test func requirementsThatCloseACycleAreRefused() {
    #expect(
      complaint(
        #"{"recognizers": [{"kind": "pan", "requireToFail": ["tap"]}, {"kind": "tap", "requireToFail": ["pan"]}]}"#
      )
        == "$.views[0].recognizers[0].requireToFail[0]: pan and tap would wait for each other for ever"
    )
  }

  @Test func aPinchThatContinuesBeginsWithTheLastScale() throws {
    let stage = Stage(
      try scene(
        #"{"isMultipleTouchEnabled": true, "recognizers": [{"kind": "pinch", "continues": true}]}"#),
      size: nil)
    let pinch = try #require(stage.recognizers[0] as? PinchGestureRecognizer)
    var scales: [Double] = []
    pinch.addAction { if $0.state == .began || $0.state == .ended { scales.append($0.scale) } }
    for start in [0.0, 1.0] {
      // Fingers 84 pt apart move to 100 pt, which reaches the threshold of 16 pt, and on to 168 pt.
      for (step, width) in [84.0, 100, 168, 168].enumerated() {
        let phase: TouchPhase = step == 0 ? .began : step == 3 ? .ended : .moved
        try stage.window.send(
          InputFrame(
            time: start + 0.1 * Double(step),
            contacts: [
              Contact(id: 1, phase: phase, position: Point(-width / 2, 0)),
              Contact(id: 2, phase: phase, position: Point(width / 2, 0)),
            ]))
      }
    }
    #expect(scales == [1, 2, 2, 4])
  }

  @Test func everySceneOfTheProjectIsRight() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scenes").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 3)
    for file in files {
      let scene = try Scene(json: try Data(contentsOf: file))
      #expect(!scene.title.isEmpty, "\(file.lastPathComponent) has no title")
      _ = Stage(scene, size: nil)
    }
  }
}
