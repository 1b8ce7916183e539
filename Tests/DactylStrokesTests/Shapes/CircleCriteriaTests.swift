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
    generous.generosity = .infinity
    #expect(generous.examine(open).isRecognized)
  }

  @Test func circlesThatDoNotCloseNeedToBeGoodOtherwise() throws {
    let refusal = try #require(criteria.examine(Drawing.arc(flattened: 0.9, sweep: 4.2)).refusal)
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
    generous.generosity = .infinity
    #expect(generous.examine(double).isRecognized)
  }

  @Test func deviationIsTheFarthestPoint() throws {
    let circle = try #require(criteria.examine(Drawing.arc(flattened: 0.8)).shape)
    // The nearest circle lies between the half axes of 60 and 48 points.
    #expect(abs(circle.deviation - 0.11) < 0.02)
    let round = try #require(criteria.examine(Drawing.arc()).shape)
    #expect(round.deviation < 0.01)
  }

  @Test func generosityIsTheLargestStrangeness() throws {
    let circle = try #require(criteria.examine(Drawing.arc(flattened: 0.7)).shape)
    var strict = criteria
    strict.generosity = circle.strangeness * 0.99
    #expect(strict.refusal(of: circle) != nil)
    strict.generosity = circle.strangeness * 1.01
    #expect(strict.refusal(of: circle) == nil)
  }

  @Test func flatOvalsAreRefusedInTheSameWordsByStricterCriteria() throws {
    var strict = criteria
    strict.generosity = 0.4
    let refusal = try #require(strict.examine(Drawing.arc(flattened: 0.5)).refusal)
    #expect(refusal.reason == .circleFlat)
    #expect(refusal.measured < refusal.limit && refusal.limit < 1)
  }

  @Test func anOvalIsStrangerThanACircle() throws {
    let round = try #require(criteria.examine(Drawing.arc()).shape)
    let oval = try #require(criteria.examine(Drawing.arc(flattened: 0.7)).shape)
    #expect(round.strangeness < oval.strangeness)
  }

  @Test func flatOvalsAreRefused() throws {
    let flat = Drawing.arc(flattened: 0.3)
    let refusal = try #require(criteria.examine(flat).refusal)
    #expect(refusal.reason == .circleFlat)
    #expect(refusal.measured < refusal.limit)
    #expect(refusal.limit > 0.3 && refusal.limit < 0.6)
  }

  @Test(arguments: 3...6)
  func polygonsAreRefused(_ corners: Int) {
    #expect(!criteria.examine(Drawing.polygon(corners)).isRecognized)
  }

  @Test func hexagonsAreRefusedAsAngular() throws {
    let refusal = try #require(criteria.examine(Drawing.polygon(6)).refusal)
    #expect(refusal.reason == .circleAngular)
    #expect(refusal.measured > refusal.limit)
    var generous = criteria
    generous.generosity = 2
    #expect(generous.examine(Drawing.polygon(6)).isRecognized)
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
