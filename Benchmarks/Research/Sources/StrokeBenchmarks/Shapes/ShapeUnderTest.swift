import DactylStrokes
import Foundation
import StrokeData

/// A shape as the tables see it: which rows are its own, who says so, and what it is measured
/// against.
struct ShapeUnderTest: Sendable {
  /// What criteria set on some rows say of a stroke: the sum of its measures, infinite where
  /// refused before.
  typealias Sum = @Sendable (Stroke) -> Double

  typealias Counted = (kind: ShapeFitting.Kind, stroke: Stroke)

  var name: String
  /// The class that people were asked for.
  var label: String
  /// The word by which drawings of it were asked for.
  var drawnAs: String?
  /// Classes listed apart because the eye cannot always tell them from it.
  var twins: Set<String>
  /// Classes that contain or equal the shape under another name.
  var leftOut: Set<String>
  /// 0 for what the defaults take for the shape, else infinite.
  var ours: Sum
  /// The heuristic of the books.
  var book: @Sendable (Stroke) -> Bool
  /// Criteria set on some strokes, and the numbers they got.
  var fitted: @Sendable ([Counted]) -> (sum: Sum, numbers: String)
  /// The measures of a stroke; nil if it lacks the shape's.
  var measures: @Sendable (Stroke) -> [Double]?
  /// Why a stroke was refused, or its measures.
  var explain: @Sendable (Stroke) -> String

  /// A row's kind; nil if it is not scored.
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
    CheckMarkCriteria.self, name: "check mark", label: "check", twins: ["v"],
    book: BookHeuristics.isCheckMark, wordBudget: 0.002,
    measures: "strangeness, spread",
    setLimits: { criteria, rows in
      criteria.maximumLegRatio = .infinity
      criteria.maximumLegRatio = ShapeFitting.legRatio(
        rows.map { row in
          let mark = row.kind == .twin ? criteria.examine(row.stroke).shape : nil
          return (kind: row.kind, ratio: mark.map(nearness))
        })
      return "leg ratio \(rounded(criteria.maximumLegRatio)), "
    })

  static let circle = ShapeUnderTest(
    CircleCriteria.self, name: "circle", label: "circle", drawnAs: "circle", leftOut: ["zero"],
    book: BookHeuristics.isCircle, wordBudget: 0.001,
    measures: "mean deviation, flatness, turn, unevenness")

  static let scratchOut = ShapeUnderTest(
    ScratchOutCriteria.self, name: "scratch-out", label: "zig_zag", drawnAs: "zigzag",
    book: BookHeuristics.isDeletion, wordBudget: 0.004,
    measures: "divergence, crookedness, opening, few reversals, wandering")

  /// A shape by its criteria.
  ///
  /// - Parameters:
  ///   - wordBudget: The share of swiped words that the fitted criteria may answer with yes.
  ///   - measures: What the measures of the criteria are called.
  ///   - setLimits: Sets limits of open criteria before the allowances are fitted, and says which.
  private init<Criteria: ShapeCriteria>(
    _ type: Criteria.Type, name: String, label: String, drawnAs: String? = nil,
    twins: Set<String> = [], leftOut: Set<String> = [],
    book: @escaping @Sendable (Stroke) -> Bool, wordBudget: Double, measures: String,
    setLimits: @escaping @Sendable (inout Criteria, [Counted]) -> String = { _, _ in "" }
  ) {
    self.name = name
    self.label = label
    self.drawnAs = drawnAs
    self.twins = twins
    self.leftOut = Self.parts.union(leftOut)
    self.book = book
    ours = { Criteria().examine($0).isRecognized ? 0 : .infinity }
    self.measures = { stroke in
      var open = Criteria()
      open.generosity = .infinity
      return open.examine(stroke).shape.map(open.measures)
    }
    explain = { "\(Criteria().examine($0))" }
    fitted = { rows in
      var criteria = Criteria()
      criteria.generosity = .infinity
      let limits = setLimits(&criteria, rows)
      criteria.allowances = ShapeFitting.allowances(
        rows.map { row in
          ShapeFitting.Row(
            kind: row.kind,
            measures: criteria.examine(row.stroke).shape.map(criteria.measures))
        }, wordBudget: wordBudget)
      criteria.generosity = 1
      let allowances = criteria.allowances.map(Self.rounded).joined(separator: " ")
      return ({ [criteria] in Self.sum(criteria, $0) }, "\(limits)\(measures) \(allowances)")
    }
  }

  /// The least `maximumLegRatio` that takes a mark.
  private static func nearness(_ mark: CheckMark) -> Double {
    let criteria = CheckMarkCriteria()
    return mark.legRatio - criteria.legRatioLimit(of: mark) + criteria.maximumLegRatio
  }

  /// Strokes of several-stroke gestures that are loops or round by themselves.
  private static let parts: Set = ["D", "P", "null", "half_note", "0", "div"]

  private static func sum(_ criteria: some ShapeCriteria, _ stroke: Stroke) -> Double {
    var open = criteria
    open.generosity = .infinity
    return open.examine(stroke).shape.map(criteria.sum) ?? .infinity
  }

  private static func rounded(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}
