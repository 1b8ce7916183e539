@_spi(Fitting) import DactylStrokes
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
  /// Its path as the shape's curves see it; nil if it lacks the shape's measures.
  var path: @Sendable (Stroke) -> [Float]?
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
    book: BookHeuristics.isCheckMark,
    measured: { stroke in
      var open = CheckMarkCriteria()
      open.generosity = .infinity
      open.maximumLegRatio = .infinity
      return open.examine(stroke).shape.map { mark in
        (
          [mark.bendSpread, mark.legRatio],
          ShapeCurves.path(of: stroke, mirrored: mark.hand == .left, turnedBy: -mark.tilt)
        )
      }
    },
    fit: { rows in
      let marks = MeanCurves(of: rows.filter { $0.kind == .own }.map(\.path))
      let letters = MeanCurves(of: rows.filter { $0.kind == .twin }.map(\.path))
      @Sendable func terms(_ row: Measured) -> [Double] {
        [log(marks.distance(of: row.path)), row.measures[0]]
      }
      /// The leg ratio, less where it is nearer to check marks than to v's.
      @Sendable func ratio(_ row: Measured) -> Double {
        row.measures[1] + 0.3 * log(marks.distance(of: row.path) / letters.distance(of: row.path))
      }
      let (weights, limit) = ShapeFitting.border(
        rows.map { ($0.kind, terms(($0.measures, $0.path))) })
      @Sendable func strangeness(_ row: Measured) -> Double {
        exp((zip(terms(row), weights).reduce(0) { $0 + $1.0 * $1.1 } - limit) / weights[0])
      }
      let twins = rows.filter { $0.kind == .twin }.map { ($0.measures, $0.path) }
      let line = ShapeFitting.letterLine(
        twins.filter { strangeness($0) <= 1 }.map(ratio), of: rows.first?.twins ?? 0)
      return (
        { ratio($0) <= line ? strangeness($0) : .infinity },
        "leg ratio \(rounded(line)), reach \(rounded(exp(limit / weights[0]))), "
          + "spread \(rounded(weights[0] / weights[1]))"
      )
    })

  static let circle = ShapeUnderTest(
    CircleCriteria.self, name: "circle", label: "circle", drawnAs: "circle", leftOut: ["zero"],
    book: BookHeuristics.isCircle,
    measured: { stroke in
      var open = CircleCriteria()
      open.generosity = .infinity
      return open.examine(stroke).shape.map { circle in
        (
          [
            circle.meanDeviation, -log(circle.roundness), abs(circle.turn - 2 * .pi),
            circle.turnUnevenness,
          ], ShapeCurves.path(of: stroke, mirrored: circle.sweep > 0)
        )
      }
    },
    fit: { rows in
      let curves = MeanCurves(of: rows.filter { $0.kind == .own }.map(\.path))
      let (weights, limit) = ShapeFitting.border(rows.map { ($0.kind, $0.measures) })
      return (
        { row in
          min(
            zip(row.measures, weights).reduce(0) { $0 + $1.0 * $1.1 } / limit,
            curves.distance(of: row.path) / 1.6)
        },
        "deviation, flatness, turn, unevenness "
          + weights.map { rounded(limit / $0) }.joined(separator: " ")
      )
    })

  static let scratchOut = ShapeUnderTest(
    ScratchOutCriteria.self, name: "scratch-out", label: "zig_zag", drawnAs: "zigzag",
    book: BookHeuristics.isDeletion,
    measured: measuredScratchOut,
    fit: { rows in
      // Recorded zig-zags all advance, so what scratches to and fro over one place is generated.
      var generator = SeededGenerator(seed: 5)
      let dense = (0..<rows.count { $0.kind == .own }).compactMap { _ in
        let turn = Double.random(in: 0..<2 * .pi, using: &generator)
        return measuredScratchOut(SyntheticScratchOut(orientation: turn, using: &generator).stroke)
      }
      let (weights, limit) = ShapeFitting.border(
        rows.map { ($0.kind, $0.measures) } + dense.map { (.own, $0.measures) })
      return (
        { row in zip(row.measures, weights).reduce(0) { $0 + $1.0 * $1.1 } / limit },
        "divergence, crookedness, wandering, missing reversal "
          + weights.map { rounded(limit / $0) }.joined(separator: " ")
      )
    })

  @Sendable private static func measuredScratchOut(_ stroke: Stroke) -> Measured? {
    var open = ScratchOutCriteria()
    open.generosity = .infinity
    return open.examine(stroke).shape.map { scratch in
      // As `ScratchOut.parts`.
      let share = min(3 / Double(scratch.reversals), 1)
      return (
        [
          scratch.divergence, scratch.crookedness, share * scratch.wandering,
          Double(max(4 - scratch.reversals, 0)),
        ], ShapeCurves.path(of: stroke)
      )
    }
  }

  /// What the criteria measure of a stroke that keeps their limits, and its path as curves see it.
  typealias Measured = (measures: [Double], path: [Float])
  /// Such a stroke of some kind, and how many twins there are in all.
  typealias FittedRow = (kind: ShapeFitting.Kind, measures: [Double], path: [Float], twins: Int)

  /// A shape by its criteria.
  ///
  /// - Parameters:
  ///   - measured: Measures a stroke, whatever its strangeness.
  ///   - fit: Sets curves and numbers on some strokes; says how strange another is, and the numbers.
  private init<Criteria: ShapeCriteria>(
    _ type: Criteria.Type, name: String, label: String, drawnAs: String? = nil,
    twins: Set<String> = [], leftOut: Set<String> = [],
    book: @escaping @Sendable (Stroke) -> Bool,
    measured: @escaping @Sendable (Stroke) -> Measured?,
    fit: @escaping @Sendable ([FittedRow]) -> (strangeness: @Sendable (Measured) -> Double, String)
  ) {
    self.name = name
    self.label = label
    self.drawnAs = drawnAs
    self.twins = twins
    self.leftOut = Self.parts.union(leftOut)
    self.book = book
    ours = { Criteria().examine($0).isRecognized ? 0 : .infinity }
    measures = { measured($0)?.measures }
    path = { measured($0)?.path }
    explain = { "\(Criteria().examine($0))" }
    fitted = { rows in
      let twins = rows.count { $0.kind == .twin }
      let (strangeness, numbers) = fit(
        rows.compactMap { row in
          measured(row.stroke).map { (row.kind, $0.measures, $0.path, twins) }
        })
      return ({ measured($0).map(strangeness) ?? .infinity }, numbers)
    }
  }

  /// Strokes of several-stroke gestures that are loops or round by themselves.
  private static let parts: Set = ["D", "P", "null", "half_note", "0", "div"]

  private static func rounded(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}
