import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct CheckMarkCriteriaTests {
  let criteria = CheckMarkCriteria()

  @Test func givesLegsCornerAndAngle() throws {
    let mark = try #require(criteria.examine(Drawing.checkMark(hertz: 1000)).shape)
    #expect(mark.hand == .right)
    // The fitted lines ignore the rounded bend, so the error is half of one of 63 steps.
    #expect(mark.corner.distance(to: Point(200, 300)) < 0.5 * 140 / 63)
    #expect(abs(mark.angle - 1.2) < 0.02)
    #expect(abs(mark.legRatio - 0.4) < 0.01)
    #expect(abs(mark.tilt) < 0.02)
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
    let refusal = try #require(criteria.examine(small).refusal)
    #expect(refusal.reason == .checkMarkTooShort)
    #expect(refusal.measured < 10)
    #expect(refusal.limit == 10)
    var generous = criteria
    generous.minimumLength = 1
    #expect(generous.examine(small).isRecognized)
  }

  @Test func arcsAreNoCheckMarks() throws {
    let bowl = Drawing.arc(radius: 100, from: 2.6, sweep: -2.6)
    let refusal = try #require(criteria.examine(bowl).refusal)
    #expect(refusal.reason == .checkMarkRounded)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func turnedMarksAreRefusedUnlessAskedFor() throws {
    var anyOrientation = criteria
    anyOrientation.maximumTilt = .pi
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let stroke = Drawing.checkMark().applying(AffineTransform(rotationAngle: degrees * .pi / 180))
      let isUpright = degrees <= 30 || degrees >= 330
      #expect(criteria.examine(stroke).isRecognized == isUpright)
      #expect(anyOrientation.examine(stroke).isRecognized)
    }
    let refusal = try #require(
      criteria.examine(Drawing.checkMark().applying(AffineTransform(rotationAngle: 0.9))).refusal)
    #expect(refusal.reason == .checkMarkTilted)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func equalLegsAreAV() throws {
    let v = Drawing.checkMark(shortLeg: 100)
    let refusal = try #require(criteria.examine(v).refusal)
    #expect(refusal.reason == .drawnAsV)
    #expect(refusal.measured > refusal.limit && refusal.limit == criteria.generosity)
  }

  @Test func aLongFirstLegIsForbiddenByItsOwnLimit() throws {
    var strict = criteria
    strict.maximumLegRatio = 0.3
    let refusal = try #require(strict.examine(Drawing.checkMark()).refusal)
    #expect(refusal.reason == .checkMarkFirstLegTooLong)
    #expect(abs(refusal.measured - 0.4) < 0.02 && refusal.limit == 0.3)
  }

  @Test func whatIsOverItsLimitByMostIsTheReason() throws {
    var mark = try #require(criteria.examine(Drawing.checkMark()).shape)
    mark.tilt = 2 * criteria.maximumTilt
    mark.legRatio = 1.5 * criteria.maximumLegRatio
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkTilted)
    mark.legRatio = 3 * criteria.maximumLegRatio
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkFirstLegTooLong)
    mark.likeness.distance = 4
    mark.likeness.rivalDistance = 8
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkStrange)
    mark.likeness.rivalDistance = 0.5
    mark.likeness.rival = .caret
    #expect(criteria.refusal(of: mark)?.reason == .drawnAsCaret)
  }

  @Test func whatIsNearerToAnotherGestureIsNone() throws {
    var mark = try #require(criteria.examine(Drawing.checkMark()).shape)
    mark.likeness.distance = 0.4
    mark.likeness.rivalDistance = 0.41
    #expect(criteria.refusal(of: mark) == nil)
    mark.likeness.rivalDistance = 0.39
    #expect(criteria.refusal(of: mark)?.measured == 0.4 / 0.39)
  }

  @Test func marksDrawnBackwardAreRefused() throws {
    #expect(criteria.examine(Drawing.checkMark().reversed).refusal != nil)
  }

  @Test func crookedLegsAreRefused() throws {
    // To and fro about a long leg that leads up to the right.
    let corner = Point(200, 300)
    let wriggling = (1...6).map { step in
      corner + Vector(dx: 17, dy: -23) * Double(step)
        + Vector(dx: 14, dy: 10) * (step % 2 == 0 ? 1 : -1)
    }
    let bent = Drawing.path([corner + Vector(dx: -36, dy: -48), corner] + wriggling)
    var strict = criteria
    strict.generosity = 0.2
    let refusal = try #require(strict.examine(bent).refusal)
    #expect(refusal.reason == .checkMarkStrange)
    #expect(refusal.measured > refusal.limit)
  }

  @Test func generosityIsTheLargestStrangeness() throws {
    let mark = try #require(criteria.examine(Drawing.checkMark()).shape)
    #expect(mark.strangeness > 0 && mark.strangeness < 0.5)
    var strict = criteria
    strict.generosity = mark.strangeness * 0.99
    let refusal = try #require(strict.refusal(of: mark))
    #expect(refusal.measured > refusal.limit)
    strict.generosity = mark.strangeness * 1.01
    #expect(strict.refusal(of: mark) == nil)
  }

  @Test func aSoftCornerIsACornerStill() {
    // A quarter circle of a third of the short leg between the legs.
    let soft = Drawing.path(
      [Point(160, 255), Point(186, 289), Point(194, 296), Point(203, 296), Point(210, 290)]
        + [Point(262, 214)])
    #expect(criteria.examine(soft).isRecognized)
  }

  @Test func aPenThatCrossesItsOwnLineAtTheCornerMakesNoLoop() {
    let corner = Point(40, 60)
    let needle = (1...7).map { step in
      let angle = Double(step) * .pi / 4
      return Point(corner.x + 4 * sine(angle), corner.y + 4 - 4 * cosine(angle))
    }
    let corners = [Point(0, 0), corner] + needle + [corner, Point(120, -60)]
    let mark = Drawing.path(corners, hertz: 240)
    #expect(criteria.examine(mark).isRecognized)
  }

  @Test func aFirstLegThatIsAHumpIsACheckMarkAsPeopleDrawThem() throws {
    let hump = (0..<10).map { step in
      let part = Double(step) / 9
      let bow = 2 * part * (1 - part)
      return Point(bow * 30 + part * part * 38, bow * -16 + part * part * 16)
    }
    for side in [1.0, -1] {
      let corners = (hump + [Point(172, -67)]).map { Point(300 + side * $0.x, 300 + $0.y) }
      #expect(criteria.examine(Drawing.path(corners, hertz: 240)).isRecognized)
    }
  }

  @Test func aSmallLoopAtTheCornerIsForgiven() {
    let loop = Drawing.path(
      [Point(165, 258), Point(195, 295), Point(206, 300), Point(212, 292), Point(206, 284)]
        + [Point(197, 288), Point(196, 297), Point(204, 303), Point(214, 298), Point(280, 210)])
    #expect(criteria.examine(loop).isRecognized)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.measured.isNaN)
  }
}
