import Dactyl
import DactylStrokes
import TestData
import Testing

/// A lower bound for the benchmark's results on all recordings, with few enough rows for every run.
///
/// Without the recordings, only the simulated drawings are classified.
@Suite struct RecordedShapesTests {
  @Test func simulatedShapesAreToldApart() throws {
    let rows = try RecordedRows.read("simulated", in: .sample)
    #expect(rows.count == 42)
    for row in rows {
      #expect(CheckMarkCriteria().examine(row.stroke).isRecognized == (row.label == "check"))
      #expect(CircleCriteria().examine(row.stroke).isRecognized == (row.label == "circle"))
      #expect(ScratchOutCriteria().examine(row.stroke).isRecognized == (row.label == "zig_zag"))
    }
  }

  @Test(.enabled(if: RecordedRows.areAvailable, "there is no \(DataFolder.recorded)"))
  func shapesOfPeopleAreToldApart() throws {
    let rows = try RecordedRows.read("uf_trackpad") + RecordedRows.read("dollarstore", each: 2)
    #expect(rows.count > 600)
    let checks = rows.filter { CheckMarkCriteria().examine($0.stroke).isRecognized }
    let circles = rows.filter { CircleCriteria().examine($0.stroke).isRecognized }
    let scratches = rows.filter { ScratchOutCriteria().examine($0.stroke).isRecognized }
    func own(_ label: String) -> Int { rows.count { $0.label == label } }
    // A v can look like a check mark: 3.5 % of all recorded ones do, and 17 % of these people's.
    #expect(checks.count { $0.label == "check" } >= own("check") * 19 / 20)
    #expect(checks.count { $0.label == "v" } <= own("v") / 6 + 1)
    #expect(checks.count { $0.label != "check" && $0.label != "v" } <= 2)
    #expect(circles.count { $0.label == "circle" } >= own("circle") * 19 / 20)
    #expect(circles.count { $0.label != "circle" } <= 2)
    #expect(scratches.count { $0.label == "zig_zag" } >= own("zig_zag") * 19 / 20)
    #expect(scratches.count { $0.label != "zig_zag" } <= 1)
  }

  @Test(.enabled(if: RecordedRows.areAvailable, "there is no \(DataFolder.recorded)"))
  func swipedWordsAreNoCommands() throws {
    let rows = try RecordedRows.read("swipe_words", each: 5)
    #expect(rows.count == 250)
    #expect(rows.count { CheckMarkCriteria().examine($0.stroke).isRecognized } <= 1)
    #expect(rows.count { CircleCriteria().examine($0.stroke).isRecognized } == 0)
    // Words like "have" go to and fro four times; at most 2 % of all words may be taken for
    // scratch-outs.
    #expect(rows.count { ScratchOutCriteria().examine($0.stroke).isRecognized } <= 5)
  }
}

/// Rows of the recordings with one stroke each.
struct RecordedRows {
  var label: String
  var stroke: Stroke

  static var areAvailable: Bool { DataFolder.recorded.exists }

  /// Every nth scorable row of a file.
  static func read(
    _ name: String, each: Int = 1, in data: DataFolder = .recorded
  ) throws -> [RecordedRows] {
    struct Row: Decodable {
      var label: String
      var flag: String?
      var strokes: [[[Double]]]
    }
    return try data.rows("strokes/\(name).jsonl", as: Row.self).enumerated()
      .filter { $0.offset % each == 0 }.map(\.element)
      .filter { $0.flag == nil }
      .map { row in
        RecordedRows(label: row.label, stroke: Stroke(row.strokes[0].map { Point($0[0], $0[1]) }))
      }
  }
}
