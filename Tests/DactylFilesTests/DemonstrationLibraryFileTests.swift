import Dactyl
import DactylFiles
import DactylStrokes
import DactylTesting
import Foundation
import Testing

/// SPEC E15
@Suite struct DemonstrationLibraryFileTests {
  private func shown(_ timeline: String) throws -> Demonstration {
    try #require(Demonstration.all(in: try touches(timeline)).first)
  }

  private func library() throws -> DemonstrationLibrary {
    var library = DemonstrationLibrary(generosity: 0.9)
    library.define(
      DemonstrationClass(
        id: 3, name: "apart \"2\"", forgives: [.speed, .rotation], isContinuous: true))
    library.define(DemonstrationClass(id: -1, name: "line"))
    library.add(
      try shown(
        "1: down(100,100) move(50,101.3 over 200ms) up; 2: 20ms down(200,100) move(251,99 over 170ms) up"
      ), class: 3)
    library.add(try shown("1: down(0,0) move(200,3 over 300ms) up"), class: -1)
    return library
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let written = try library()
    let data = DemonstrationLibraryFile.encode(written)
    let read = try DemonstrationLibraryFile.decode(data)
    #expect(read.classes == written.classes)
    #expect(read.generosity == 0.9)
    #expect(read.demonstrations.map(\.demonstration) == written.demonstrations.map(\.demonstration))
    #expect(DemonstrationLibraryFile.encode(read) == data)
    let done = try shown("1: down(0,0) move(180,0 over 250ms) up")
    #expect(read.recognize(done) == written.recognize(done))
  }

  @Test func sourceMakesTheLibraryOfTheFile() throws {
    let rest = "0.09,0,0,0,0,0,0,0,0,0,0,0"
    let file = """
      {"format":"dactyl-gestures","version":1,"generosity":0.9,"classes":[
        {"id":3,"name":"three \\"apart\\"","forgives":["rotation","speed"],"continuous":true},
        {"id":2,"name":"add","forgives":[],"continuous":false}],
      "demonstrations":[
        {"class":3,"stretches":[
          [3,0.35,-1.5,0.1,2,2.5,120,240.30000000000004,-0.25,61,59.5,0.02,0.00001]]},
        {"class":2,"stretches":[[1,0.3,200,3,200.1,201,0,0,0,201,201,0,0]],
         "stroke":{"diagonal":200.5,"strokes":[[-4096,-61,4096,61]]}},
        {"class":2,"stretches":[[1,\(rest)],[0,0.15,120,0,0,0,0,0,0,0,0,0,0],[1,\(rest)]]}]}
      """
    let read = try DemonstrationLibraryFile.decode(Data(file.utf8))
    let made = ShownSigns.library()
    #expect(DemonstrationLibraryFile.encode(made) == DemonstrationLibraryFile.encode(read))
    let compiled = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "ShownSigns.swift")
    #expect(
      try String(contentsOf: compiled, encoding: .utf8)
        == "// swift-format-ignore-file\n"
        + DemonstrationLibrarySource.text(for: read, named: "ShownSigns"))
  }

  @Test(arguments: [
    ("{}", "format is missing"),
    (#"{"format":"dactyl-strokes","version":1}"#, "format is not dactyl-gestures"),
    (document(generosity: "0"), "generosity must be above 0"),
    (
      document(demonstrations: #"[{"class":2,"stretches":[[1,0,0,0,0,0,0,0,0,0,0,0,0]]}]"#),
      "demonstrations.0 is of class 2, which the file does not define"
    ),
    (
      document(demonstrations: #"[{"class":1,"stretches":[[1,0]]}]"#),
      "demonstrations.0: a stretch has 13 finite numbers, fingers first"
    ),
    (
      document(demonstrations: #"[{"class":1,"stretches":[]}]"#),
      "demonstrations.0 has no stretches"
    ),
    (document(forgives: #"["colour"]"#), "class 1 forgives colour, which is unknown"),
  ]) func aMistakeIsNamed(_ text: String, _ reason: String) {
    #expect(throws: StrokeLibraryFileError.malformed(reason: reason)) {
      try DemonstrationLibraryFile.decode(Data(text.utf8))
    }
  }
}

private func document(
  generosity: String = "1", forgives: String = "[]", demonstrations: String = "[]"
) -> String {
  """
  {"format":"dactyl-gestures","version":1,"generosity":\(generosity),
  "classes":[{"id":1,"name":"a","forgives":\(forgives),"continuous":false}],
  "demonstrations":\(demonstrations)}
  """
}
