import StrokeData

/// A way to leave people out: groups of rows, each scored by numbers set without their people.
struct ShapeSplit {
  var name: String
  /// How many groups there are.
  var count: Int
  /// The group of a row; nil for people unknown at the split.
  var group: (RecordedStroke) -> Int?
  /// True for a row whose person is left out with a group.
  var leavesOut: (RecordedStroke, _ group: Int) -> Bool

  /// Whole collections.
  static func collections(_ rows: [RecordedStroke]) -> ShapeSplit {
    let folds = PersonFolds(collections: rows)
    return ShapeSplit(
      name: "collections", count: folds.count, group: folds.fold,
      leavesOut: { folds.fold(of: $0) == $1 })
  }

  /// A fifth of the people, while others of their collections and devices stay in.
  static func people(_ rows: [RecordedStroke]) -> ShapeSplit {
    let folds = PersonFolds(rows, count: 5)
    return ShapeSplit(
      name: "people", count: folds.count, group: folds.fold,
      leavesOut: { folds.fold(of: $0) == $1 })
  }

  /// All that was drawn with one device, and whatever else its people drew.
  static func devices(_ rows: [RecordedStroke]) -> ShapeSplit {
    let devices = RecordedSet.Device.allCases
    let people = devices.map { device in
      Set(rows.filter { $0.set.device == device }.map(\.person))
    }
    return ShapeSplit(
      name: "devices", count: devices.count, group: { devices.firstIndex(of: $0.set.device) },
      leavesOut: { people[$1].contains($0.person) })
  }

  /// How rows are answered by shapes that were set without their people.
  func scores(of shapes: [ShapeUnderTest], on rows: [RecordedStroke]) -> [ShapeScores] {
    var scores = shapes.map { _ in ShapeScores() }
    for index in 0..<count {
      let others = rows.filter { !leavesOut($0, index) }
      let library = MeanCurves.library(of: others)
      let sums = shapes.map { $0.fitted(to: others, library).sum }
      for row in rows where group(row) == index {
        for (place, shape) in shapes.enumerated() {
          guard let kind = shape.kind(of: row) else { continue }
          scores[place].add(row, kind, fires: sums[place](row.stroke) <= 1)
        }
      }
    }
    return scores
  }
}
