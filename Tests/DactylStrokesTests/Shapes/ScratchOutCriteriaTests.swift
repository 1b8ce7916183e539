import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct ScratchOutCriteriaTests {
  let criteria = ScratchOutCriteria()

  @Test func givesReversalsAxisAndBounds() throws {
    let stroke = Drawing.zigZag(legs: 6)
    let scratch = try #require(criteria.examine(stroke).shape)
    #expect(scratch.reversals == 5)
    #expect(scratch.turningPoints.count == 7)
    #expect(scratch.bounds == stroke.bounds)
    #expect(scratch.likeness.distance.isFinite && scratch.likeness.rivalDistance.isFinite)
    // The axis is one of twelve, so it lies within half of their 15° of the legs.
    #expect(abs(scratch.axis.dy) > cosine(.pi / 12))
    // Samples every 8 points, and 96 points for 6 legs, round the turns: 1.5 steps at either end.
    #expect(scratch.legLength > 103 - 2 * 1.5 * 6.5 && scratch.legLength < 103)
  }

  @Test(arguments: 4...16)
  func everyOrientationIsRecognized(_ legs: Int) {
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let turn = AffineTransform(rotationAngle: degrees * .pi / 180)
      // Swiped words turn straight back, so a few legs need room between them.
      for step in [2.0, 10, 25, 45] where step > 20 || legs > 5 {
        let stroke = Drawing.zigZag(legs: legs, step: step).applying(turn)
        #expect(criteria.examine(stroke).shape?.reversals == legs - 1, "\(degrees)° step \(step)")
      }
    }
  }

  @Test func samplingRateDoesNotMatter() {
    for hertz in [30.0, 60, 120, 240, 1000] {
      #expect(criteria.examine(Drawing.zigZag(legs: 6, hertz: hertz)).shape?.reversals == 5)
    }
  }

  @Test func fewReversalsAreRefused() {
    let vee = Drawing.zigZag(legs: 3)
    #expect(criteria.examine(vee).refusal == ShapeRefusal(.scratchOutTooFewReversals, 2, limit: 3))
    var generous = criteria
    generous.minimumReversals = 2
    #expect(generous.examine(vee).shape?.reversals == 2)
    var strict = criteria
    strict.minimumReversals = 7
    #expect(
      strict.examine(Drawing.zigZag(legs: 6)).refusal
        == ShapeRefusal(.scratchOutTooFewReversals, 5, limit: 7))
  }

  @Test func smallZigZagsAreRefused() throws {
    let small = Drawing.zigZag(legs: 5, leg: 6, step: 1, hertz: 1000)
    let refusal = try #require(criteria.examine(small).refusal)
    #expect(refusal.reason == .scratchOutTooShort)
    #expect(refusal.measured < refusal.limit)
    #expect(refusal.limit == 10)
  }

  @Test func staircasesAreRefused() throws {
    let stairs = Drawing.path(
      (0...10).map { Point(Double(($0 + 1) / 2) * 40, Double($0 / 2) * -40) })
    #expect(!criteria.examine(stairs).isRecognized)
    let flat = Drawing.zigZag(legs: 6, leg: 30, step: 40)
    let refusal = try #require(criteria.examine(flat).refusal)
    #expect(refusal.reason == .scratchOutTooWide)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func legsThatFanOutAreRefused() throws {
    let fan = Drawing.path([
      Point(0, 0), Point(100, 0), Point(0, 40), Point(100, 60), Point(20, 140), Point(110, 140),
    ])
    var parallel = criteria
    parallel.generosity = 0.4
    let refusal = try #require(parallel.examine(fan).refusal)
    #expect(refusal.reason == .scratchOutDivergent)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func toAndFroOverOnePlaceIsAScratchOutFromFourReversalsOn() {
    // Every second corner lies a little back.
    for legs in 5...14 {
      let corners = (0...legs).map { leg in
        Point(leg % 2 == 0 ? 0 : 100, leg % 4 < 2 ? 3 : -3)
      }
      #expect(criteria.examine(Drawing.path(corners)).isRecognized, "\(legs) legs")
    }
  }

  @Test func straightBackIsAScratchOutFromFourReversalsOn() {
    for legs in 5...14 {
      #expect(criteria.examine(Drawing.zigZag(legs: legs, step: 3)).isRecognized)
    }
  }

  @Test func scrawlsAreRefused() throws {
    let scrawl = Drawing.path([
      Point(0, 0), Point(20, 100), Point(90, 20), Point(60, 110), Point(-40, 30), Point(50, 90),
    ])
    #expect(!criteria.examine(scrawl).isRecognized)
    var generous = criteria
    generous.generosity = 10
    #expect(generous.examine(scrawl).isRecognized)
  }

  @Test func crookedLegsAreRefused() throws {
    // Five legs, each bowed by a third of its length to the side to which the zig-zag goes.
    let bowed = (0...40).map { step in
      let (leg, part) = (step / 8, Double(step % 8) / 8)
      let along = leg % 2 == 0 ? part : 1 - part
      return Point(100 * along, 30 * (Double(leg) + part) + 130 * part * (1 - part))
    }
    let refusal = try #require(criteria.examine(Drawing.path(bowed)).refusal)
    #expect(refusal.reason == .scratchOutCrooked)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func legsThatDoNotAdvanceAreRefused() throws {
    // To and fro on one line, slightly tilted against the axis.
    let coil = Drawing.path([
      Point(0, 0), Point(100, 20), Point(0, 4), Point(100, 16), Point(0, 0),
    ])
    let refusal = try #require(criteria.examine(coil).refusal)
    #expect(refusal.reason == .scratchOutWandering)
    #expect(refusal.measured > 0.7 && refusal.limit < refusal.measured)
    // The same legs side by side advance with each turn.
    let wandering = try #require(
      criteria.examine(Drawing.zigZag(legs: 5, step: 40)).shape?.wandering)
    #expect(wandering < 0.01)
  }

  @Test func generosityIsTheLargestStrangeness() throws {
    let scratch = try #require(criteria.examine(Drawing.zigZag(legs: 4, step: 30)).shape)
    var strict = criteria
    strict.generosity = scratch.strangeness * 0.99
    #expect(strict.refusal(of: scratch) != nil)
    strict.generosity = scratch.strangeness * 1.01
    #expect(strict.refusal(of: scratch) == nil)
  }

  @Test func theLeastNumberOfReversalsHasToBeMoreRegular() throws {
    let four = try #require(criteria.examine(Drawing.zigZag(legs: 4, step: 30)).shape)
    let five = try #require(criteria.examine(Drawing.zigZag(legs: 5, step: 30)).shape)
    // The rounding of the turns weighs a little more on fewer legs.
    #expect(abs(four.strangeness - five.strangeness - 1 / 1.4) < 0.05)
    var two = criteria
    two.minimumReversals = 2
    let other = try #require(two.examine(Drawing.zigZag(legs: 4, step: 30)).shape)
    #expect(other.strangeness < 0.2)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.measured.isNaN)
  }
}
