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
    // Two passes of smoothing spread a corner over four steps.
    #expect(mark.bendSpread <= 4.0 / 63)
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

  @Test func narrowMarksAreRefused() throws {
    let narrow = Drawing.checkMark(leaning: -0.2, leaning: 0.2)
    let refusal = try #require(criteria.examine(narrow).refusal)
    #expect(refusal.reason == .checkMarkTooNarrow)
    #expect(refusal.measured < refusal.limit)
    #expect(refusal.limit == criteria.minimumAngle)
    var generous = criteria
    generous.minimumAngle = 0.3
    generous.maximumLegRatio = 1
    #expect(generous.examine(narrow).isRecognized)
  }

  @Test func wideMarksAreRefused() throws {
    let wide = Drawing.checkMark(leaning: -1.4, leaning: 1.4)
    let refusal = try #require(criteria.examine(wide).refusal)
    #expect(refusal.reason == .checkMarkTooWide)
    #expect(refusal.measured > refusal.limit)
    var generous = criteria
    generous.maximumAngle = 3
    generous.generosity = .infinity
    generous.maximumLegRatio = 1
    #expect(generous.examine(wide).isRecognized)
  }

  @Test func arcsHaveNoCorner() throws {
    let bowl = Drawing.arc(radius: 100, from: 2.6, sweep: -2.6)
    var lenient = criteria
    lenient.maximumLegRatio = 2
    #expect(!lenient.examine(bowl).isRecognized)
    // An arc turns evenly, which alone is too much.
    lenient.generosity = .infinity
    let shape = try #require(lenient.examine(bowl).shape)
    #expect(shape.bendSpread > 0.35 && shape.strangeness > 3)
    lenient.generosity = 10
    let refusal = try #require(lenient.examine(bowl).refusal)
    #expect(refusal.reason == .checkMarkRounded && refusal.measured > refusal.limit)
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
    #expect(refusal.reason == .checkMarkFirstLegTooLong)
    #expect(refusal.measured > refusal.limit)
    var generous = criteria
    generous.maximumLegRatio = 2
    generous.generosity = 2
    #expect(generous.examine(v).isRecognized)
  }

  @Test func marksDrawnBackwardAreRefused() throws {
    let refusal = try #require(criteria.examine(Drawing.checkMark().reversed).refusal)
    #expect(refusal.reason == .checkMarkFirstLegTooLong)
  }

  @Test func howPeopleDrawTheTwoMovesTheLineBetweenCheckMarkAndV() throws {
    var open = criteria
    open.maximumLegRatio = .infinity
    var mark = try #require(open.examine(Drawing.checkMark(shortLeg: 75)).shape)
    let limit = criteria.maximumLegRatio
    mark.letterDistance = mark.distance
    #expect(criteria.legRatioLimit(of: mark) == limit)
    mark.legRatio = limit + 0.05
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkFirstLegTooLong)
    mark.letterDistance = 2 * mark.distance
    #expect(criteria.refusal(of: mark) == nil)
    mark.legRatio = limit - 0.05
    mark.letterDistance = mark.distance / 2
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkLetter)
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

  @Test func aSpreadBendMakesAMarkStranger() throws {
    var mark = try #require(criteria.examine(Drawing.checkMark()).shape)
    mark.distance = 4.2
    mark.letterDistance = 10
    mark.bendSpread = 0
    #expect(mark.strangeness < 1 && criteria.refusal(of: mark) == nil)
    mark.bendSpread = 0.05
    let refusal = try #require(criteria.refusal(of: mark))
    #expect(refusal.reason == .checkMarkRounded)
    #expect(refusal.measured == 0.05 && refusal.limit > 0 && refusal.limit < 0.05)
    mark.bendSpread = refusal.limit * 0.999
    #expect(criteria.refusal(of: mark) == nil)
    mark.distance = 4.5
    #expect(criteria.refusal(of: mark)?.reason == .checkMarkStrange)
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

  @Test func loopsAtTheCornerAreRefused() throws {
    let loop = Drawing.path(
      [Point(165, 258), Point(195, 295), Point(206, 300), Point(212, 292), Point(206, 284)]
        + [Point(197, 288), Point(196, 297), Point(204, 303), Point(214, 298), Point(280, 210)])
    let refusal = try #require(criteria.examine(loop).refusal)
    #expect(refusal.reason == .checkMarkStrange)
    #expect(refusal.measured > refusal.limit)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesAreRefused(_ stroke: Stroke) throws {
    let refusal = try #require(criteria.examine(stroke).refusal)
    #expect(!refusal.measured.isNaN)
  }
}
