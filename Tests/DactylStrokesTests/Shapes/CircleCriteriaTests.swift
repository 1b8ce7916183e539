import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct CircleCriteriaTests {
  let criteria = CircleCriteria()

  @Test func givesCenterRadiusAndDirection() throws {
    let circle = try #require(criteria.examine(Drawing.arc()).shape)
    // 64 points of a smoothed circle lie inside it by less than a hundredth.
    #expect(circle.center.distance(to: Point(150, 250)) < 0.6)
    #expect(abs(circle.radius - 60) < 0.6)
    #expect(circle.direction == .clockwise)
    let other = try #require(criteria.examine(Drawing.arc(sweep: -2 * .pi)).shape)
    #expect(other.direction == .counterclockwise)
  }

  @Test func anyStartAndDirectionWillDo() {
    for eighth in 0..<8 {
      for sweep in [-2 * Double.pi, 2 * .pi] {
        for flattened in [1, 0.7] {
          let stroke = Drawing.arc(
            flattened: flattened, from: Double(eighth) * .pi / 4, sweep: sweep)
          #expect(criteria.examine(stroke).isRecognized)
        }
      }
    }
  }

  @Test func samplingRateDoesNotMatter() {
    for hertz in [30.0, 60, 120, 240, 1000] {
      #expect(criteria.examine(Drawing.arc(hertz: hertz)).isRecognized)
      // Large, because 30 samples a second cut the corners of a small square.
      #expect(!criteria.examine(Drawing.polygon(4, radius: 200, hertz: hertz)).isRecognized)
    }
  }

  @Test func smallCirclesAreRefused() throws {
    let refusal = try #require(criteria.examine(Drawing.arc(radius: 5, hertz: 1000)).refusal)
    #expect(refusal.reason == .circleTooSmall)
    #expect(refusal.measured < 10)
    #expect(refusal.limit == 10)
  }

  @Test func openCirclesAreRefused() throws {
    let open = Drawing.arc(sweep: 4.5)
    var strict = criteria
    strict.minimumSweep = 5.5
    let refusal = try #require(strict.examine(open).refusal)
    #expect(refusal.reason == .circleTooLittleSweep)
    #expect(refusal.measured < refusal.limit)
    var generous = criteria
    generous.turnAllowance = .infinity
    #expect(generous.examine(open).isRecognized)
    generous.maximumGap = 1
    let another = try #require(generous.examine(open).refusal)
    #expect(another.reason == .circleOpen)
    #expect(another.measured > another.limit)
  }

  @Test func circlesThatDoNotCloseNeedToBeGoodOtherwise() throws {
    let open = Drawing.arc(flattened: 0.9, sweep: 4.2)
    let refusal = try #require(criteria.examine(open).refusal)
    #expect(refusal.reason == .circleTooLittleTurn)
    #expect(refusal.measured < refusal.limit && refusal.limit < 2 * .pi)
    #expect(criteria.examine(Drawing.arc(sweep: 5)).isRecognized)
  }

  @Test func doubleCirclesAreRefusedUnlessAskedFor() throws {
    let double = Drawing.arc(sweep: 4 * .pi)
    let refusal = try #require(criteria.examine(double).refusal)
    #expect(refusal.reason == .circleTooMuchSweep)
    var generous = criteria
    generous.maximumSweep = 5 * .pi
    generous.turnAllowance = .infinity
    #expect(generous.examine(double).isRecognized)
  }

  @Test func deviationIsTheFarthestPoint() throws {
    let oval = Drawing.arc(flattened: 0.6)
    guard let circle = criteria.examine(oval).shape else {
      Issue.record("a mild oval is refused")
      return
    }
    var strict = criteria
    strict.deviation = circle.deviation - 0.01
    let refusal = try #require(strict.examine(oval).refusal)
    #expect(refusal.reason == .circleDeviating)
    #expect(refusal.measured == circle.deviation)
    #expect(refusal.limit == strict.deviation)
  }

  @Test func flatOvalsAreRefused() throws {
    let flat = Drawing.arc(flattened: 0.3)
    let refusal = try #require(criteria.examine(flat).refusal)
    #expect(refusal.reason == .circleFlat)
    #expect(refusal.measured < refusal.limit)
    #expect(refusal.limit == criteria.minimumRoundness)
    // The sum refuses slightly rounder ones, in the same words.
    var strict = criteria
    strict.generosity = 0.5
    let another = try #require(strict.examine(Drawing.arc(flattened: 0.5)).refusal)
    #expect(another.reason == .circleFlat)
    #expect(another.measured < another.limit && another.limit < 1)
  }

  @Test(arguments: 3...7)
  func polygonsAreRefused(_ corners: Int) {
    #expect(!criteria.examine(Drawing.polygon(corners)).isRecognized)
  }

  @Test func heptagonsAreRefusedAsAngular() throws {
    let refusal = try #require(criteria.examine(Drawing.polygon(7)).refusal)
    #expect(refusal.reason == .circleAngular)
    #expect(refusal.measured > refusal.limit)
    var generous = criteria
    generous.maximumTurnUnevenness = .pi
    #expect(generous.examine(Drawing.polygon(7)).isRecognized)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.measured.isNaN)
  }

  @Test func linesAreStraight() {
    let line = Stroke((0..<50).map { Point(Double($0), 2) })
    #expect(criteria.examine(line).refusal == ShapeRefusal(.circleStraight))
  }
}
