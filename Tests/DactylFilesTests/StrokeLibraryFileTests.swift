import Dactyl
import DactylFiles
import DactylStrokes
import Foundation
import Testing

@Suite struct StrokeLibraryFileTests {
  private func library() throws -> StrokeLibrary {
    var library = StrokeLibrary(rejection: .learned(generosity: 0.9))
    library.define(StrokeClass(id: 7, name: "check \"✓\""))
    library.define(StrokeClass(id: -2, name: "cross", invariance: [.rotation, .direction]))
    try library.add([Stroke([Point(0, 60), Point(40, 100), Point(120.3, 0.1)])], class: 7)
    try library.add([Stroke([Point(0, 61), Point(43, 98), Point(120.3, 0.7)])], class: 7)
    try library.add(
      [Stroke([Point(0, 0), Point(9, 9)]), Stroke([Point(0, 9), Point(9, 0)])], class: -2)
    return library
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let written = try library()
    let data = StrokeLibraryFile.encode(written)
    let read = try StrokeLibraryFile.decode(data)
    #expect(read.classes == written.classes)
    #expect(read.templates == written.templates)
    #expect(read.thresholds == written.thresholds)
    #expect(read.rejection == written.rejection)
    #expect(StrokeLibraryFile.encode(read) == data)
    let drawn = [Stroke([Point(0, 50), Point(40, 99), Point(110, 0)])]
    #expect(read.recognize(drawn) == written.recognize(drawn))
  }

  @Test(arguments: [
    ("", StrokeLibraryFileError.malformed(reason: "not JSON")),
    ("[]", .malformed(reason: "expected an object")),
    (#"{"format":"x","version":1}"#, .malformed(reason: "format is not dactyl-strokes")),
    (#"{"format":"dactyl-strokes","version":9}"#, .unsupported(version: 9)),
    (#"{"format":"dactyl-strokes","version":1}"#, .malformed(reason: "rejection is missing")),
    (
      document(rejection: #"{"generosity":0}"#),
      .malformed(reason: "rejection needs generosity, or path and cloud, above 0")
    ),
    (
      document(classes: #"{"id":1,"name":"a","forgives":[]},{"id":1,"name":"b","forgives":[]}"#),
      .duplicateClass(id: 1)
    ),
    (
      document(classes: #"{"id":1,"name":"a","forgives":["mood"]}"#),
      .malformed(reason: "class 1 forgives mood, which is unknown")
    ),
    (
      document(templates: #"{"class":1,"diagonal":1,"strokes":[[0,0,9,9]]}"#),
      .unknownClass(id: 1, template: 0)
    ),
    (
      document(
        classes: #"{"id":1,"name":"a","forgives":[]}"#,
        templates: #"{"class":1,"diagonal":1,"strokes":[[0,0,9]]}"#),
      .unusable(template: 0, reason: .outsideGrid)
    ),
    (
      document(
        classes: #"{"id":1,"name":"a","forgives":[]}"#,
        templates: #"{"class":1,"diagonal":1,"strokes":[]}"#),
      .unusable(template: 0, reason: .empty)
    ),
    (
      document(
        classes: #"{"id":1,"name":"a","forgives":[]}"#,
        templates: #"{"class":1,"diagonal":1,"strokes":[[5,5,5,5]]}"#),
      .unusable(template: 0, reason: .noExtent)
    ),
  ])
  func malformedDocumentsAreToldApart(text: String, expected: StrokeLibraryFileError) {
    #expect(throws: expected) { try StrokeLibraryFile.decode(Data(text.utf8)) }
  }

  @Test func sourceNeedsNothingButTheLibrary() throws {
    var library = StrokeLibrary(rejection: .fixed(path: 2.5, cloud: 4))
    library.define(StrokeClass(id: 3, name: "left \"brace\""))
    library.add(try StrokeOutline(diagonal: 12.5, strokes: [[0, 0, 9, -9]]), class: 3)
    let source = StrokeLibrarySource.text(for: library, named: "My_Signs")
    #expect(
      source == #"""
        // Written by dactyl export; do not edit.

        import DactylStrokes

        /// 1 drawn gestures, 1 templates.
        enum My_Signs {
          static let `leftBrace` = 3

          /// The library; make it once.
          static func library() -> StrokeLibrary {
            var library = StrokeLibrary(
              rejection: .fixed(path: 2.5, cloud: 4.0))
            library.define(
              StrokeClass(
                id: 3, name: "left \"brace\"",
                invariance: StrokeInvariance(rawValue: 1)))
            add(3, 12.5, [[0,0,9,-9]], to: &library)
            return library
          }

          private static func add(
            _ id: Int, _ diagonal: Double, _ strokes: [[Int16]], to library: inout StrokeLibrary
          ) {
            guard let outline = try? StrokeOutline(diagonal: diagonal, strokes: strokes) else { return }
            library.add(outline, class: id)
          }
        }

        """#)
  }
}

private func document(
  rejection: String = #"{"generosity":1}"#, classes: String = "", templates: String = ""
) -> String {
  #"{"format":"dactyl-strokes","version":1,"rejection":"# + rejection + #","classes":["# + classes
    + #"],"templates":["# + templates + "]}"
}
