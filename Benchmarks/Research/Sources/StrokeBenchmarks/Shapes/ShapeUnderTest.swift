@_spi(Fitting) import DactylStrokes
import Foundation
import StrokeData

/// A shape as the tables see it: which rows are its own, who says so, and what it is measured
/// against.
struct ShapeUnderTest: Sendable {
  /// What criteria set on some rows say of a stroke: the sum of its measures, infinite where
  /// refused before.
  typealias Sum = @Sendable (Stroke) -> Double

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
  /// The measures of a stroke, and how a library sees it; nil if limits refuse it.
  var measured: @Sendable (Stroke, ShapeLibrary) -> Measured?
  /// True if the measures decide beside the library.
  var weighsMeasures: Bool
  /// More strokes of the shape to set the weights of its measures by, as many as asked.
  var more: @Sendable (Int) -> [Stroke] = { _ in [] }
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

  /// What a library and the shape, its measures weighed by some rows, say of a stroke; and the
  /// weights.
  func fitted(
    to rows: [RecordedStroke], _ library: ShapeLibrary
  ) -> (sum: Sum, numbers: String) {
    let measured = measured
    guard weighsMeasures else {
      return ({ measured($0, library)?.likeness.strangeness() ?? .infinity }, "")
    }
    let strokes = rows.compactMap { row in kind(of: row).map { ($0, row.stroke) } }
    let more = more(strokes.count { $0.0 == .own }).map { (ShapeFitting.Kind.own, $0) }
    let (weights, limit) = ShapeFitting.border(
      (strokes + more).compactMap { kind, stroke in
        measured(stroke, library).map { (kind, $0.measures) }
      })
    return (
      { stroke in
        guard let measured = measured(stroke, library) else { return .infinity }
        let sum = zip(measured.measures, weights).reduce(0) { $0 + $1.0 * $1.1 }
        return measured.likeness.strangeness(measured: sum / limit)
      }, weights.map { "\((limit / $0 * 1000).rounded() / 1000)" }.joined(separator: " ")
    )
  }

  func isOwn(_ row: RecordedStroke) -> Bool { kind(of: row) == .own }

  static let all = [checkMark, circle, scratchOut]

  static let checkMark = ShapeUnderTest(
    CheckMarkCriteria.self, name: "check mark", label: "check", twins: ["v"],
    book: BookHeuristics.isCheckMark, weighsMeasures: false
  ) { stroke, library in
    var open = CheckMarkCriteria()
    open.generosity = .infinity
    return open.examine(stroke, by: library).shape.map { mark in
      ([mark.bendSpread, mark.legRatio, mark.tilt, mark.angle], mark.likeness)
    }
  }

  /// Its measures are deviation, flatness, turn and unevenness.
  static let circle = ShapeUnderTest(
    CircleCriteria.self, name: "circle", label: "circle", drawnAs: "circle", leftOut: ["zero"],
    book: BookHeuristics.isCircle, weighsMeasures: true
  ) { stroke, library in
    var open = CircleCriteria()
    open.generosity = .infinity
    return open.examine(stroke, by: library).shape.map { circle in
      (
        [
          circle.meanDeviation, -log(circle.roundness), abs(circle.turn - 2 * .pi),
          circle.turnUnevenness,
        ], circle.likeness
      )
    }
  }

  /// Its measures are divergence, crookedness, wandering and missing reversals.
  static let scratchOut = {
    var shape = ShapeUnderTest(
      ScratchOutCriteria.self, name: "scratch-out", label: "zig_zag", drawnAs: "zigzag",
      book: BookHeuristics.isDeletion, weighsMeasures: true
    ) { stroke, library in
      var open = ScratchOutCriteria()
      open.generosity = .infinity
      return open.examine(stroke, by: library).shape.map { scratch in
        // As `ScratchOut.parts`.
        let share = min(3 / Double(scratch.reversals), 1)
        return (
          [
            scratch.divergence, scratch.crookedness, share * scratch.wandering,
            Double(max(4 - scratch.reversals, 0)),
          ], scratch.likeness
        )
      }
    }
    // Recorded zig-zags all advance, so what scratches to and fro over one place is generated.
    shape.more = { count in
      var generator = SeededGenerator(seed: 5)
      return (0..<count).map { _ in
        let turn = Double.random(in: 0..<2 * .pi, using: &generator)
        return SyntheticScratchOut(orientation: turn, using: &generator).stroke
      }
    }
    return shape
  }()

  /// What the criteria measure of a stroke that keeps their limits, and how near a library finds it.
  typealias Measured = (measures: [Double], likeness: ShapeLikeness)

  /// A shape by its criteria.
  private init<Criteria: ShapeCriteria>(
    _ type: Criteria.Type, name: String, label: String, drawnAs: String? = nil,
    twins: Set<String> = [], leftOut: Set<String> = [],
    book: @escaping @Sendable (Stroke) -> Bool, weighsMeasures: Bool,
    measured: @escaping @Sendable (Stroke, ShapeLibrary) -> Measured?
  ) {
    self.name = name
    self.label = label
    self.drawnAs = drawnAs
    self.twins = twins
    self.leftOut = Self.parts.union(leftOut)
    self.book = book
    self.weighsMeasures = weighsMeasures
    self.measured = measured
    ours = { Criteria().examine($0).isRecognized ? 0 : .infinity }
    explain = { "\(Criteria().examine($0))" }
  }

  /// Strokes of several-stroke gestures that are loops or round by themselves.
  private static let parts: Set = ["D", "P", "null", "half_note", "0", "div"]
}
