import Dactyl
import DactylStrokes
import Foundation
import Testing

/// A floor under what the benchmark measures on all recordings, on few enough rows to run every time.
///
/// Skipped where the recordings are not beside the package.
@Suite(.enabled(if: RecordedRows.areAvailable, "no recordings at ../shared/data/strokes"))
struct RecordedShapesTests {
  @Test func shapesOfPeopleAreToldApart() throws {
    let rows = try RecordedRows.read("uf_trackpad") + RecordedRows.read("dollarstore", each: 2)
    #expect(rows.count > 600)
    let checks = rows.filter { CheckMarkCriteria().examine($0.stroke).isRecognized }
    let circles = rows.filter { CircleCriteria().examine($0.stroke).isRecognized }
    let scratches = rows.filter { ScratchOutCriteria().examine($0.stroke).isRecognized }
    func own(_ label: String) -> Int { rows.count { $0.label == label } }
    // A v can look like a check mark: 5.6 % of all recorded ones do, of these people's 11 %.
    #expect(checks.count { $0.label == "check" } >= own("check") * 19 / 20)
    #expect(checks.count { $0.label == "v" } <= own("v") / 8 + 1)
    #expect(checks.count { $0.label != "check" && $0.label != "v" } <= 2)
    #expect(circles.count { $0.label == "circle" } >= own("circle") * 19 / 20)
    #expect(circles.count { $0.label != "circle" } <= 2)
    #expect(scratches.count { $0.label == "zig_zag" } >= own("zig_zag") * 19 / 20)
    #expect(scratches.count { $0.label != "zig_zag" } <= 1)
  }

  @Test func swipedWordsAreNoCommands() throws {
    let rows = try RecordedRows.read("swipe_words", each: 5)
    #expect(rows.count == 250)
    #expect(rows.count { CheckMarkCriteria().examine($0.stroke).isRecognized } <= 1)
    #expect(rows.count { CircleCriteria().examine($0.stroke).isRecognized } == 0)
    // Words like "have" go to and fro four times; 2 % of all words is what is asked for.
    #expect(rows.count { ScratchOutCriteria().examine($0.stroke).isRecognized } <= 5)
  }
}

/// Rows of the recordings with one stroke each.
struct RecordedRows {
  var label: String
  var stroke: Stroke

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/strokes", isDirectory: true)

  static var areAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Every nth row of a file that may be scored.
  static func read(_ name: String, each: Int = 1) throws -> [RecordedRows] {
    struct Row: Decodable {
      var label: String
      var flag: String?
      var strokes: [[[Double]]]
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).jsonl"))
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).enumerated()
      .filter { $0.offset % each == 0 }
      .map { try decoder.decode(Row.self, from: Data($0.element)) }
      .filter { $0.flag == nil }
      .map { row in
        RecordedRows(
          label: row.label, stroke: Stroke(row.strokes[0].map { Point($0[0], $0[1]) }))
      }
  }
}
