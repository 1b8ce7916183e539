import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct CheckMarkCriteriaTests {
  let criteria = CheckMarkCriteria()

  @Test func givesLegsCornerAndAngle() throws {
    let mark = try #require(criteria.examine(Drawing.checkMark(hertz: 1000)).shape)
    #expect(mark.hand == .right)
    // Smoothing draws the tip inward by less than two of 63 steps, and opens the angle a little.
    #expect(mark.corner.distance(to: Point(200, 300)) < 2.0 * 140 / 63)
    #expect(abs(mark.angle - 1.2) < 0.1)
    #expect(abs(mark.legRatio - 0.4) < 0.02)
    #expect(abs(mark.tilt) < 0.05)
    #expect(mark.shortLeg.dx > 0 && mark.shortLeg.dy > 0)
    #expect(mark.longLeg.dx > 0 && mark.longLeg.dy < 0)
  }

  @Test func mirroredMarksAreOfTheOtherHand() throws {
    let mark = try #require(criteria.examine(Drawing.checkMark()).shape)
    let mirrored = Drawing.checkMark().applying(AffineTransform(scaleX: -1, y: 1))
    let other = try #require(criteria.examine(mirrored).shape)
    #expect(other.hand == .left)
    #expect(other.angle == mark.angle)
    #expect(other.tilt == mark.tilt)
  }

  @Test func sizeDoesNotMatter() {
    for scale in [0.3, 1, 10, 1000] {
      let stroke = Drawing.checkMark().applying(AffineTransform(scaleX: scale, y: scale))
      #expect(criteria.examine(stroke).isRecognized)
    }
  }

  @Test func samplingRateDoesNotMatter() {
    for hertz in [30.0, 60, 120, 240, 1000] {
      #expect(criteria.examine(Drawing.checkMark(hertz: hertz)).isRecognized)
    }
  }

  @Test func shortMarksAreRefused() throws {
    let small = Drawing.checkMark(shortLeg: 2, longLeg: 6, hertz: 5000)
    guard case .tooShort(let length, let limit) = criteria.examine(small).refusal else {
      Issue.record("not refused as too short")
      return
    }
    #expect(length < 10)
    #expect(limit == 10)
    var generous = criteria
    generous.minimumLength = 1
    #expect(generous.examine(small).isRecognized)
  }

  @Test func narrowMarksAreRefused() {
    let narrow = Drawing.checkMark(leaning: -0.3, leaning: 0.3)
    guard case .tooNarrow(let angle, let limit) = criteria.examine(narrow).refusal else {
      Issue.record("not refused as too narrow")
      return
    }
    #expect(angle < limit)
    #expect(limit == criteria.minimumAngle)
    var generous = criteria
    generous.minimumAngle = 0.5
    #expect(generous.examine(narrow).isRecognized)
  }

  @Test func wideMarksAreRefused() {
    let wide = Drawing.checkMark(leaning: -1.3, leaning: 1.3)
    guard case .tooWide(let angle, let limit) = criteria.examine(wide).refusal else {
      Issue.record("not refused as too wide")
      return
    }
    #expect(angle > limit)
    var generous = criteria
    generous.maximumAngle = 2.8
    #expect(generous.examine(wide).isRecognized)
  }

  @Test func arcsHaveNoCorner() {
    let bowl = Drawing.arc(radius: 100, from: 2.6, sweep: -2.6)
    guard case .rounded(let angle, let limit) = criteria.examine(bowl).refusal else {
      Issue.record("not refused as rounded: \(criteria.examine(bowl))")
      return
    }
    #expect(angle > limit)
  }

  @Test func turnedMarksAreRefusedUnlessAskedFor() {
    var anyOrientation = criteria
    anyOrientation.maximumTilt = .pi
    for degrees in stride(from: 45.0, to: 316, by: 15) {
      let stroke = Drawing.checkMark().applying(
        AffineTransform(rotationAngle: degrees * .pi / 180))
      #expect(!criteria.examine(stroke).isRecognized)
      #expect(anyOrientation.examine(stroke).isRecognized)
    }
    guard
      case .tilted(let angle, let limit) = criteria.examine(
        Drawing.checkMark().applying(AffineTransform(rotationAngle: 0.7))
      ).refusal
    else {
      Issue.record("not refused as tilted")
      return
    }
    #expect(abs(angle) > limit)
  }

  @Test func equalLegsAreAV() {
    let v = Drawing.checkMark(shortLeg: 100)
    guard case .firstLegTooLong(let ratio, let limit) = criteria.examine(v).refusal else {
      Issue.record("not refused for its first leg")
      return
    }
    #expect(ratio > limit)
    var generous = criteria
    generous.maximumLegRatio = 1.5
    // The rounding of the legs at 64 points may leave the first a little longer.
    #expect(generous.legRatioLimit(atAngle: 1.2) == 1)
    #expect(generous.examine(Drawing.checkMark(shortLeg: 97)).isRecognized)
  }

  @Test func marksDrawnBackwardAreRefused() {
    guard case .firstLegTooLong = criteria.examine(Drawing.checkMark().reversed).refusal else {
      Issue.record("not refused for its first leg")
      return
    }
  }

  @Test func narrowMarksMustBeMoreLopsided() {
    #expect(criteria.legRatioLimit(atAngle: 1) < criteria.legRatioLimit(atAngle: 1.5))
    #expect(criteria.legRatioLimit(atAngle: .pi / 2) == criteria.maximumLegRatio)
  }

  @Test func bowedLegsAreRefused() {
    let corner = Point(200, 300)
    let bent = Drawing.path([
      corner + Vector(dx: -30, dy: -40), corner, corner + Vector(dx: 10, dy: -70),
      corner + Vector(dx: 90, dy: -90),
    ])
    guard case .longLegBowed(let bow, let limit) = criteria.examine(bent).refusal else {
      Issue.record("not refused for its bow: \(criteria.examine(bent))")
      return
    }
    #expect(bow > limit)
    #expect(limit == 0.25)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.numbers.measured.isNaN)
  }
}
