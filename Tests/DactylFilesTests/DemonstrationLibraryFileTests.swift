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
