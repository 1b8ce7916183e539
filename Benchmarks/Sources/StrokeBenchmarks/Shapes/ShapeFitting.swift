import DactylStrokes
import Foundation
import StrokeData

/// Sets the criteria from recordings by one fixed rule, so that people can be scored who were not there.
///
/// The numbers of the books (angles, `deviation`, `minimumReversals`) stay, and what tells neighbouring
/// classes apart is weighed by a logistic regression. Every other limit starts at the 99th percentile of the
/// class and is then widened for people to come, all limits in turn by 5 %, as long as false answers stay
/// within a budget and none is more than twice as wide.
enum ShapeFitting {
  /// The share of rows that may be answered wrongly with yes while limits are widened.
  struct Budget {
    var twins = 0.0
    var others = 0.0
    var swipes = 0.0
    var drawings = 0.0
  }

  /// A limit that can be widened.
  struct Limit<Criteria> {
    var start: Double
    var set: (inout Criteria, Double) -> Void
  }

  /// A row and what was measured on it.
  private struct Measured<Shape> {
    var row: RecordedStroke
    var shape: Shape
  }

  static func checkMark(_ rows: [RecordedStroke]) -> CheckMarkCriteria {
    var open = CheckMarkCriteria()
    open.minimumAngle = 0
    open.maximumAngle = .pi
    open.maximumTilt = .pi
    open.maximumLegRatio = .infinity
    open.minimumLegRatio = 0
    open.maximumShortLegBow = .infinity
    open.maximumLongLegBow = .infinity
    let measured = rows.compactMap { row in
      open.examine(row.stroke).shape.map { Measured(row: row, shape: $0) }
    }
    let checks = measured.filter { ShapeUnderTest.isCheckMark($0.row) }.map(\.shape)
    let vees = measured.filter { $0.row.label == "v" }.map(\.shape)
    let border = LogisticRegression(
      positives: checks.map { [$0.legRatio, $0.angle - .pi / 2] },
      negatives: vees.map { [$0.legRatio, $0.angle - .pi / 2] })
    var fitted = CheckMarkCriteria()
    let growth = -border.weights[1] / border.weights[0]
    fitted.legRatioGrowth = growth
    let limits: [Limit<CheckMarkCriteria>] = [
      Limit(start: quantile(0.9, of: checks.map { $0.legRatio - growth * ($0.angle - .pi / 2) })) {
        $0.maximumLegRatio = $1
      },
      Limit(start: quantile(0.99, of: checks.map { abs($0.tilt) })) { $0.maximumTilt = $1 },
      Limit(start: quantile(0.99, of: checks.map(\.shortLegBow))) { $0.maximumShortLegBow = $1 },
      Limit(start: quantile(0.99, of: checks.map(\.longLegBow))) { $0.maximumLongLegBow = $1 },
    ]
    return widen(
      fitted, limits, isOwn: ShapeUnderTest.isCheckMark, twins: ["v"], measured,
      Budget(twins: 0.05, others: 0.0015, swipes: 0.001, drawings: 0.003)
    ) { $0.refusal(of: $1) == nil }
  }

  static func circle(_ rows: [RecordedStroke]) -> CircleCriteria {
    var open = CircleCriteria()
    open.deviation = .infinity
    open.maximumMeanDeviation = .infinity
    open.minimumSweep = 0
    open.maximumSweep = .infinity
    open.maximumGap = .infinity
    open.maximumTurnUnevenness = .infinity
    let measured = rows.compactMap { row in
      open.examine(row.stroke).shape.map { Measured(row: row, shape: $0) }
    }
    let circles = measured.filter { ShapeUnderTest.isCircle($0.row) }.map(\.shape)
    func high(_ value: (CircleShape) -> Double) -> Double { quantile(0.99, of: circles.map(value)) }
    let limits: [Limit<CircleCriteria>] = [
      Limit(start: high(\.turnUnevenness)) { $0.maximumTurnUnevenness = $1 },
      Limit(start: high(\.meanDeviation)) { $0.maximumMeanDeviation = $1 },
      Limit(start: high { 2 * .pi - abs($0.sweep) }) { $0.minimumSweep = 2 * .pi - $1 },
      Limit(start: high { abs($0.sweep) - 2 * .pi }) { $0.maximumSweep = 2 * .pi + $1 },
      Limit(start: high(\.gap)) { $0.maximumGap = $1 },
    ]
    return widen(
      CircleCriteria(), limits, isOwn: ShapeUnderTest.isCircle, twins: [], measured,
      Budget(others: 0.0015, swipes: 0.0005, drawings: 0.03)
    ) { $0.refusal(of: $1) == nil }
  }

  static func scratchOut(_ rows: [RecordedStroke]) -> ScratchOutCriteria {
    var open = ScratchOutCriteria()
    open.maximumIrregularity = .infinity
    let measured = rows.compactMap { row in
      open.examine(row.stroke).shape.map { Measured(row: row, shape: $0) }
    }
    func features(_ shape: ScratchOut) -> [Double] {
      [shape.crookedness, shape.backDrift, shape.angleSpread, Double(min(shape.reversals, 8) - 3)]
    }
    let own = measured.filter { ShapeUnderTest.isScratchOut($0.row) }.map(\.shape)
    let border = LogisticRegression(
      positives: own.map(features),
      negatives: measured.filter {
        !ShapeUnderTest.isScratchOut($0.row) && $0.row.set != .quickdraw
      }.map { features($0.shape) })
    var fitted = ScratchOutCriteria()
    fitted.backDriftWeight = border.weights[1] / border.weights[0]
    fitted.angleSpreadWeight = border.weights[2] / border.weights[0]
    fitted.irregularityPerReversal = max(-border.weights[3] / border.weights[0], 0)
    let irregularities = own.map {
      fitted.irregularity(of: $0) - fitted.irregularityPerReversal
        * Double(min($0.reversals, 8) - 3)
    }
    let limits: [Limit<ScratchOutCriteria>] = [
      Limit(start: quantile(0.95, of: irregularities)) { $0.maximumIrregularity = $1 }
    ]
    return widen(
      fitted, limits, isOwn: ShapeUnderTest.isScratchOut, twins: [], measured,
      Budget(others: 0.002, swipes: 0.014, drawings: 0.06)
    ) { $0.refusal(of: $1) == nil }
  }

  /// The criteria with every limit as wide as the budget allows.
  private static func widen<Criteria, Shape>(
    _ criteria: Criteria, _ limits: [Limit<Criteria>], isOwn: (RecordedStroke) -> Bool,
    twins: Set<String>, _ measured: [Measured<Shape>], _ budget: Budget,
    _ fires: (Criteria, Shape) -> Bool
  ) -> Criteria {
    // The groups are as large as the sets they come from, which hold more rows than can be measured.
    let strangers = measured.filter { !isOwn($0.row) }
    let kinds = strangers.map { kind(of: $0.row, twins: twins) }
    let sizes = [268.0, 3800, 1250, 830].map { $0 * 0.8 }
    let most = zip([budget.twins, budget.others, budget.swipes, budget.drawings], sizes).map(*)
    func isWithinBudget(_ criteria: Criteria) -> Bool {
      var fired = [0.0, 0, 0, 0]
      for (kind, stranger) in zip(kinds, strangers) where fires(criteria, stranger.shape) {
        fired[kind] += 1
      }
      return zip(fired, most).allSatisfy { $0 <= max($1, 0.5) }
    }
    var widened = criteria
    for limit in limits { limit.set(&widened, limit.start) }
    var open = Array(limits.indices)
    var steps = [Int](repeating: 0, count: limits.count)
    while !open.isEmpty {
      for index in open {
        var tried = widened
        limits[index].set(&tried, limits[index].start * (1 + 0.05 * Double(steps[index] + 1)))
        if steps[index] < 20, isWithinBudget(tried) {
          widened = tried
          steps[index] += 1
        } else {
          open.removeAll { $0 == index }
        }
      }
    }
    return widened
  }

  private static func kind(of row: RecordedStroke, twins: Set<String>) -> Int {
    switch row.set {
    case .swipes: 2
    case .quickdraw: 3
    case .dollar1, .touchscreen, .mouse, .trackpad, .dollarstore, .multistroke:
      twins.contains(row.label) ? 0 : 1
    }
  }

  /// The value below which a share of the values lie, between neighbours in proportion.
  static func quantile(_ share: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return .nan }
    let place = share * Double(last)
    let index = min(Int(place), last)
    let next = min(index + 1, last)
    return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
  }
}
