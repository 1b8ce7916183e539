import DactylStrokes
import Foundation
import StrokeData

/// A shape as the tables see it: which rows are its own, who says so, and what it is measured
/// against.
struct ShapeUnderTest: Sendable {
  /// What criteria set on some rows say of a stroke: the sum of its measures, infinite where
  /// refused before.
  typealias Sum = @Sendable (Stroke) -> Double

  /// A stroke and what it counts as.
  typealias Counted = (kind: ShapeFitting.Kind, stroke: Stroke)

  var name: String
  /// The class that was asked for.
  var label: String
  /// The word that drawings of it were asked for by.
  var drawnAs: String?
  /// Classes listed apart because they cannot always be told from it by eye.
  var twins: Set<String>
  /// Classes that hold the shape, or are it, under another name.
  var leftOut: Set<String>
  /// The criteria with the library's defaults; a stroke with a sum of at most 1 is the shape.
  var ours: Sum
  /// The heuristic of the books.
  var book: @Sendable (Stroke) -> Bool
  /// Criteria set on some strokes, and the numbers they got.
  var fitted: @Sendable ([Counted]) -> (sum: Sum, numbers: String)
  /// Why a stroke was refused, or the numbers of what was seen.
  var explain: @Sendable (Stroke) -> String

  /// What a row counts as; nil where it is not to be scored.
  func kind(of row: RecordedStroke) -> ShapeFitting.Kind? {
    switch row.set {
    case .swipes: return .word
    case .quickdraw: return row.label == drawnAs ? nil : .drawing
    default:
      let isUnistroke = RecordedSet.unistrokes.contains(row.set)
      if row.label == label, isUnistroke { return .own }
      if twins.contains(row.label) { return .twin }
      return leftOut.contains(row.label) ? nil : .other
    }
  }

  /// Criteria set on some rows, and the numbers they got.
  func fitted(to rows: [RecordedStroke]) -> (sum: Sum, numbers: String) {
    fitted(rows.compactMap { row in kind(of: row).map { ($0, row.stroke) } })
  }

  func isOwn(_ row: RecordedStroke) -> Bool { kind(of: row) == .own }

  static let all = [checkMark, circle, scratchOut]

  static let checkMark = ShapeUnderTest(
    name: "check mark", label: "check", drawnAs: nil, twins: ["v"], leftOut: parts,
    ours: { sum(CheckMarkCriteria(), $0) }, book: BookHeuristics.isCheckMark,
    fitted: { rows in
      var open = CheckMarkCriteria()
      open.generosity = .infinity
      open.maximumLegRatio = .infinity
      var criteria = open
      let marks = rows.map { (kind: $0.kind, mark: open.examine($0.stroke).shape) }
      let line = ShapeFitting.legRatio(marks)
      criteria.maximumLegRatio = line.largest
      criteria.legRatioGrowth = line.growth
      let allowances = ShapeFitting.allowances(
        marks.map { row in
          ShapeFitting.Row(
            kind: row.kind,
            measures: row.mark.flatMap { mark in
              criteria.refusal(of: mark) != nil
                ? nil : [mark.detour, max(mark.angle - 2.1, 0), mark.fall, mark.bendSpread]
            })
        }, wordBudget: 0.002)
      criteria.generosity = 1
      criteria.detourAllowance = allowances[0]
      criteria.openingAllowance = allowances[1]
      criteria.fallAllowance = allowances[2]
      criteria.bendSpreadAllowance = allowances[3]
      let numbers =
        "leg ratio \(rounded(line.largest)) + \(rounded(line.growth))/rad, detour, opening, fall, spread "
        + allowances.map(rounded).joined(separator: " ")
      return ({ [criteria] in sum(criteria, $0) }, numbers)
    },
    explain: { "\(CheckMarkCriteria().examine($0))" })

  static let circle = ShapeUnderTest(
    name: "circle", label: "circle", drawnAs: "circle", twins: [],
    leftOut: parts.union(["zero"]),
    ours: { sum(CircleCriteria(), $0) }, book: BookHeuristics.isCircle,
    fitted: { rows in
      var criteria = CircleCriteria()
      criteria.generosity = .infinity
      let allowances = ShapeFitting.allowances(
        rows.map { row in
          ShapeFitting.Row(
            kind: row.kind,
            measures: criteria.examine(row.stroke).shape.map { shape in
              [
                shape.meanDeviation, -log(max(shape.roundness, 1e-9)),
                abs(shape.turn - 2 * .pi), shape.turnUnevenness,
              ]
            })
        }, wordBudget: 0.001)
      criteria.generosity = 1
      criteria.meanDeviationAllowance = allowances[0]
      criteria.flatnessAllowance = allowances[1]
      criteria.turnAllowance = allowances[2]
      criteria.turnUnevennessAllowance = allowances[3]
      return (
        { [criteria] in sum(criteria, $0) },
        "mean deviation, flatness, turn, unevenness "
          + allowances.map(rounded).joined(separator: " ")
      )
    },
    explain: { "\(CircleCriteria().examine($0))" })

  static let scratchOut = ShapeUnderTest(
    name: "scratch-out", label: "zig_zag", drawnAs: "zigzag", twins: [], leftOut: parts,
    ours: { sum(ScratchOutCriteria(), $0) }, book: BookHeuristics.isDeletion,
    fitted: { rows in
      var criteria = ScratchOutCriteria()
      criteria.generosity = .infinity
      let allowances = ShapeFitting.allowances(
        rows.map { row in
          ShapeFitting.Row(
            kind: row.kind,
            measures: criteria.examine(row.stroke).shape.map { shape in
              let reversals = Double(shape.reversals)
              return [
                shape.divergence, shape.crookedness, max(shape.angle - 1.4, 0),
                min(max((5.5 - reversals) / 1.5, 0), 1) * max(0.4 - shape.leastAngle, 0),
                max(4 - reversals, 0),
              ]
            })
        }, wordBudget: 0.004)
      criteria.generosity = 1
      criteria.divergenceAllowance = allowances[0]
      criteria.crookednessAllowance = allowances[1]
      criteria.openingAllowance = allowances[2]
      criteria.narrownessAllowance = allowances[3]
      criteria.fewReversalsAllowance = allowances[4]
      return (
        { [criteria] in sum(criteria, $0) },
        "divergence, crookedness, opening, narrowness, few reversals "
          + allowances.map(rounded).joined(separator: " ")
      )
    },
    explain: { "\(ScratchOutCriteria().examine($0))" })

  /// Strokes of several-stroke gestures that are loops or round by themselves.
  private static let parts: Set = ["D", "P", "null", "half_note", "0", "div"]

  private static func sum(_ criteria: CheckMarkCriteria, _ stroke: Stroke) -> Double {
    var open = criteria
    open.generosity = .infinity
    return open.examine(stroke).shape.map(criteria.sum) ?? .infinity
  }

  private static func sum(_ criteria: CircleCriteria, _ stroke: Stroke) -> Double {
    var open = criteria
    open.generosity = .infinity
    return open.examine(stroke).shape.map(criteria.sum) ?? .infinity
  }

  private static func sum(_ criteria: ScratchOutCriteria, _ stroke: Stroke) -> Double {
    var open = criteria
    open.generosity = .infinity
    return open.examine(stroke).shape.map(criteria.sum) ?? .infinity
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
