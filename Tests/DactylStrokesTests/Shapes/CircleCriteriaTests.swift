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
      // Large, as 30 samples a second cut the corners of a small square.
      #expect(!criteria.examine(Drawing.polygon(4, radius: 200, hertz: hertz)).isRecognized)
    }
  }

  @Test func smallCirclesAreRefused() {
    guard
      case .tooSmall(let radius, let limit) = criteria.examine(
        Drawing.arc(radius: 5, hertz: 1000)
      ).refusal
    else {
      Issue.record("not refused as too small")
      return
    }
    #expect(radius < 10)
    #expect(limit == 10)
  }

  @Test func openCirclesAreRefused() {
    let open = Drawing.arc(sweep: 4.5)
    var strict = criteria
    strict.minimumSweep = 5.5
    guard case .tooLittleSweep(let sweep, let limit) = strict.examine(open).refusal else {
      Issue.record("not refused for its sweep")
      return
    }
    #expect(sweep < limit)
    var generous = criteria
    generous.turnAllowance = .infinity
    #expect(generous.examine(open).isRecognized)
    generous.maximumGap = 1
    guard case .open(let gap, let widest) = generous.examine(open).refusal else {
      Issue.record("not refused as open")
      return
    }
    #expect(gap > widest)
  }

  @Test func circlesThatDoNotCloseNeedToBeGoodOtherwise() {
    let open = Drawing.arc(flattened: 0.9, sweep: 4.2)
    guard case .tooLittleTurn(let turn, let limit) = criteria.examine(open).refusal else {
      Issue.record("not refused for its turn: \(criteria.examine(open))")
      return
    }
    #expect(turn < limit && limit < 2 * .pi)
    #expect(criteria.examine(Drawing.arc(sweep: 5)).isRecognized)
  }

  @Test func doubleCirclesAreRefusedUnlessAskedFor() {
    let double = Drawing.arc(sweep: 4 * .pi)
    guard case .tooMuchSweep = criteria.examine(double).refusal else {
      Issue.record("not refused for its sweep")
      return
    }
    var generous = criteria
    generous.maximumSweep = 5 * .pi
    generous.turnAllowance = .infinity
    #expect(generous.examine(double).isRecognized)
  }

  @Test func deviationIsTheFarthestPoint() {
    let oval = Drawing.arc(flattened: 0.6)
    guard let circle = criteria.examine(oval).shape else {
      Issue.record("a mild oval is refused")
      return
    }
    var strict = criteria
    strict.deviation = circle.deviation - 0.01
    guard case .deviating(let deviation, let limit) = strict.examine(oval).refusal else {
      Issue.record("not refused as deviating")
      return
    }
    #expect(deviation == circle.deviation)
    #expect(limit == strict.deviation)
  }

  @Test func flatOvalsAreRefused() {
    let flat = Drawing.arc(flattened: 0.3)
    guard case .flat(let roundness, let limit) = criteria.examine(flat).refusal
    else {
      Issue.record("not refused as flat")
      return
    }
    #expect(roundness < limit)
    #expect(limit == criteria.minimumRoundness)
    // Slightly rounder ones are refused by the sum, in the same words.
    var strict = criteria
    strict.generosity = 0.5
    guard case .flat(let oval, let rounder) = strict.examine(Drawing.arc(flattened: 0.5)).refusal
    else {
      Issue.record("not refused as flat")
      return
    }
    #expect(oval < rounder && rounder < 1)
  }

  @Test(arguments: 3...7)
  func polygonsAreRefused(_ corners: Int) {
    #expect(!criteria.examine(Drawing.polygon(corners)).isRecognized)
  }

  @Test func heptagonsAreRefusedAsAngular() {
    guard case .angular(let unevenness, let limit) = criteria.examine(Drawing.polygon(7)).refusal
    else {
      Issue.record("not refused as angular")
      return
    }
    #expect(unevenness > limit)
    var generous = criteria
    generous.maximumTurnUnevenness = .pi
    #expect(generous.examine(Drawing.polygon(7)).isRecognized)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.numbers.measured.isNaN)
  }

  @Test func linesAreStraight() {
    let line = Stroke((0..<50).map { Point(Double($0), 2) })
    #expect(criteria.examine(line).refusal == .straight)
  }
}
