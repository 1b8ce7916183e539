import Dactyl
import DactylStrokes
import Foundation
import StrokeData

/// Sets the criteria from recordings by one fixed rule, so that people can be scored who were not there.
///
/// The public numbers of the books (angles, `deviation`, `minimumReversals`) stay. Every other limit is the
/// 99th percentile of the class and 15 % of it for people to come; borders between neighbouring classes
/// come from a logistic regression. The defaults in the library are what this gives for all people, rounded.
enum ShapeFitting {
  static let margin = 1.15

  static func checkMark(_ rows: [RecordedStroke]) -> CheckMarkCriteria {
    var open = CheckMarkCriteria()
    open.minimumAngle = 0
    open.maximumAngle = .pi
    open.maximumTilt = .pi
    open.maximumLegRatio = .infinity
    open.legRatioGrowth = 0
    open.minimumLegRatio = 0
    open.maximumShortLegBow = .infinity
    open.maximumLongLegBow = .infinity
    // The limit of the ratio is capped at 1 for everybody, so longer first legs are not seen here.
    let checks = rows.filter(ShapeUnderTest.isCheckMark).compactMap {
      open.examine($0.stroke).shape
    }
    let vees = rows.filter { $0.label == "v" }.compactMap { open.examine($0.stroke).shape }
    let border = LogisticRegression(
      positives: checks.map { [$0.legRatio, $0.angle - .pi / 2] },
      negatives: vees.map { [$0.legRatio, $0.angle - .pi / 2] })
    let growth = -border.weights[1] / border.weights[0]
    var fitted = CheckMarkCriteria()
    fitted.legRatioGrowth = growth
    fitted.maximumLegRatio = quantile(
      0.98, of: checks.map { $0.legRatio - growth * ($0.angle - .pi / 2) })
    fitted.maximumTilt = margin * quantile(0.99, of: checks.map { abs($0.tilt) })
    fitted.maximumShortLegBow = margin * quantile(0.99, of: checks.map(\.shortLegBow))
    fitted.maximumLongLegBow = margin * quantile(0.99, of: checks.map(\.longLegBow))
    return fitted
  }

  static func circle(_ rows: [RecordedStroke]) -> CircleCriteria {
    var open = CircleCriteria()
    open.deviation = .infinity
    open.maximumMeanDeviation = .infinity
    open.minimumSweep = 0
    open.maximumSweep = .infinity
    open.maximumGap = .infinity
    open.maximumTurnUnevenness = .infinity
    let circles = rows.filter(ShapeUnderTest.isCircle).compactMap { open.examine($0.stroke).shape }
    var fitted = CircleCriteria()
    fitted.maximumMeanDeviation = margin * quantile(0.99, of: circles.map(\.meanDeviation))
    fitted.minimumSweep =
      2 * .pi - margin * quantile(0.99, of: circles.map { 2 * .pi - abs($0.sweep) })
    fitted.maximumSweep =
      2 * .pi + margin * quantile(0.99, of: circles.map { abs($0.sweep) - 2 * .pi })
    fitted.maximumGap = margin * quantile(0.99, of: circles.map(\.gap))
    fitted.maximumTurnUnevenness = margin * quantile(0.99, of: circles.map(\.turnUnevenness))
    return fitted
  }

  static func scratchOut(_ rows: [RecordedStroke]) -> ScratchOutCriteria {
    var open = ScratchOutCriteria()
    open.maximumIrregularity = .infinity
    func features(_ rows: [RecordedStroke]) -> [[Double]] {
      rows.compactMap { open.examine($0.stroke).shape }.map {
        [$0.crookedness, $0.backDrift, $0.angleSpread, Double(min($0.reversals, 8) - 3)]
      }
    }
    let own = features(rows.filter(ShapeUnderTest.isScratchOut))
    let border = LogisticRegression(
      positives: own,
      negatives: features(
        rows.filter { !ShapeUnderTest.isScratchOut($0) && $0.set != .quickdraw }))
    let unit = border.weights[0]
    var fitted = ScratchOutCriteria()
    fitted.backDriftWeight = border.weights[1] / unit
    fitted.angleSpreadWeight = border.weights[2] / unit
    fitted.irregularityPerReversal = max(-border.weights[3] / unit, 0)
    let irregularities = own.map {
      $0[0] + fitted.backDriftWeight * $0[1] + fitted.angleSpreadWeight * $0[2]
        - fitted.irregularityPerReversal * $0[3]
    }
    fitted.maximumIrregularity = margin * quantile(0.98, of: irregularities)
    return fitted
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
