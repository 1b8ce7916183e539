import DactylStrokes
import StrokeData

/// A shape as the tables see it: which rows are its own, who says so, and what it is measured against.
struct ShapeUnderTest: Sendable {
  var name: String
  /// Whether a row was meant as the shape.
  var isOwn: @Sendable (RecordedStroke) -> Bool
  /// Classes listed apart because they cannot always be told from it by eye.
  var twins: Set<String>
  /// The criteria with the library's defaults.
  var ours: @Sendable (Stroke) -> Bool
  /// The heuristic of the books.
  var book: @Sendable (Stroke) -> Bool
  /// Criteria set on some rows, and the numbers they got.
  var fitted: @Sendable ([RecordedStroke]) -> (fires: @Sendable (Stroke) -> Bool, numbers: String)
  /// Why a stroke was refused, or the numbers of what was seen.
  var explain: @Sendable (Stroke) -> String

  @Sendable static func isCheckMark(_ row: RecordedStroke) -> Bool { row.label == "check" }

  @Sendable static func isCircle(_ row: RecordedStroke) -> Bool { row.label == "circle" }

  @Sendable static func isScratchOut(_ row: RecordedStroke) -> Bool {
    row.label == "zig_zag" || (row.set == .quickdraw && row.label == "zigzag")
  }

  static let all = [checkMark, circle, scratchOut]

  static let checkMark = ShapeUnderTest(
    name: "check mark", isOwn: isCheckMark, twins: ["v"],
    ours: { CheckMarkCriteria().examine($0).isRecognized }, book: BookHeuristics.isCheckMark,
    fitted: { rows in
      let criteria = ShapeFitting.checkMark(rows)
      let numbers =
        "leg ratio \(rounded(criteria.maximumLegRatio)) + \(rounded(criteria.legRatioGrowth))/rad, "
        + "tilt \(rounded(criteria.maximumTilt * 180 / .pi))°, bows "
        + "\(rounded(criteria.maximumShortLegBow)) \(rounded(criteria.maximumLongLegBow))"
      return ({ criteria.examine($0).isRecognized }, numbers)
    },
    explain: { "\(CheckMarkCriteria().examine($0))" })

  static let circle = ShapeUnderTest(
    name: "circle", isOwn: isCircle, twins: [],
    ours: { CircleCriteria().examine($0).isRecognized }, book: BookHeuristics.isCircle,
    fitted: { rows in
      let criteria = ShapeFitting.circle(rows)
      let numbers =
        "mean deviation \(rounded(criteria.maximumMeanDeviation)), sweep "
        + "\(rounded(criteria.minimumSweep * 180 / .pi))–\(rounded(criteria.maximumSweep * 180 / .pi))°, "
        + "gap \(rounded(criteria.maximumGap)), unevenness "
        + "\(rounded(criteria.maximumTurnUnevenness * 180 / .pi))°"
      return ({ criteria.examine($0).isRecognized }, numbers)
    },
    explain: { "\(CircleCriteria().examine($0))" })

  static let scratchOut = ShapeUnderTest(
    name: "scratch-out", isOwn: isScratchOut, twins: [],
    ours: { ScratchOutCriteria().examine($0).isRecognized }, book: BookHeuristics.isDeletion,
    fitted: { rows in
      let criteria = ShapeFitting.scratchOut(rows)
      let numbers =
        "irregularity \(rounded(criteria.maximumIrregularity)) + "
        + "\(rounded(criteria.irregularityPerReversal))/reversal, weights "
        + "\(rounded(criteria.backDriftWeight)) \(rounded(criteria.angleSpreadWeight))"
      return ({ criteria.examine($0).isRecognized }, numbers)
    },
    explain: { "\(ScratchOutCriteria().examine($0))" })

  private static func rounded(_ number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
