import Dactyl
import DactylStrokes
import Testing

@Suite struct StrokeRejectionTests {
  private let drawn = [Drawings.stroke(Drawings.check, wobble: 25, seed: 77)]

  @Test func aResultTellsWhatItWasWeighedFrom() throws {
    var library = Drawings.library()
    let evidence = try #require(library.recognize(drawn).nearest?.evidence)
    #expect(evidence.kind == .path)
    #expect(evidence.distance > 0 && evidence.meanDistance >= evidence.distance)
    #expect(evidence.toOthers.isFinite && evidence.classToOthers.isFinite)
    #expect(evidence.strokes == 0)
    library.rejection = .fixed(path: 2, cloud: 2)
    #expect(library.recognize(drawn).nearest?.evidence == nil)
  }

  @Test func cloudsStayNearWhereAGestureIsDrawnFromItsOtherEnd() throws {
    func evidence(_ corners: [(Double, Double)]) throws -> StrokeEvidence {
      let drawn = Drawings.stroke(corners, wobble: 8, seed: 31)
      return try #require(Drawings.library().recognize([drawn]).nearest?.evidence)
    }
    let usual = try evidence(Drawings.zigzag)
    let backward = try evidence(Drawings.zigzag.reversed())
    #expect(backward.distance > 4 * usual.distance)
    #expect(backward.cloudDistance < 2 * usual.cloudDistance)
    #expect(usual.cloudDistance > 0)
  }

  @Test func whatIsDrawnTheOtherWayRoundIsRefusedHoweverNearItsClouds() throws {
    let corners = [(50.0, 0.0), (100, 86.6), (0, 86.6), (50, 0)]
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 9, name: "triangle"))
    for seed in 0..<UInt64(3) {
      try library.add([Drawings.stroke(corners, wobble: 1, seed: seed)], class: 9)
    }
    let around = library.recognize([Drawings.stroke(corners.reversed(), wobble: 1, seed: 40)])
    let evidence = try #require(around.nearest?.evidence)
    #expect(evidence.distance > StrokeEvidence.farthestPath && evidence.cloudDistance < 1)
    #expect(around.recognition == nil)
  }

  @Test func severalStrokesAreWeighedByTheirCloudsAlone() throws {
    var library = Drawings.library()
    let lines = [[(0.0, 0.0), (100, 100)], [(100, 0), (0, 100)]]
    library.define(StrokeClass(id: 9, name: "cross"))
    for seed in 0..<UInt64(3) {
      try library.add(lines.map { Drawings.stroke($0, wobble: 8, seed: seed) }, class: 9)
    }
    let crossed = lines.map { Drawings.stroke($0, wobble: 8, seed: 40) }
    let evidence = try #require(library.recognize(crossed).nearest?.evidence)
    #expect(evidence.kind == .cloud)
    #expect(evidence.cloudDistance == evidence.distance)
  }

  @Test func whatLiesNearOtherStrokesIsFartherFromItsClass() throws {
    var library = Drawings.library()
    let before = try #require(library.recognize(drawn).nearest)
    library.others = [try StrokeOutline(drawn)]
    let after = try #require(library.recognize(drawn).nearest)
    #expect(after.classID == before.classID)
    #expect(after.distance > before.distance)
  }

  @Test func generosityDividesTheDistance() throws {
    var library = Drawings.library()
    let before = try #require(library.recognize(drawn).nearest)
    library.rejection = .learned(generosity: 2)
    let after = try #require(library.recognize(drawn).nearest)
    // Distances at other places may be abandoned as too far, but not the nearest ones that count.
    #expect(abs(after.distance - before.distance / 2) < 1e-9)
  }

  @Test(arguments: [true, false]) func whereAllPeopleAgreeTheRuleOfThreeGivesTheOtherEnd(
    isRight: Bool
  ) throws {
    let library = Drawings.library()
    var evaluation = StrokeEvaluation(classes: library.classes)
    let right = library.recognize([Drawings.stroke(Drawings.check, wobble: 8, seed: 2)])
    let id = try #require(right.recognition?.classID)
    let meant = isRight ? id : try #require(library.classes.first { $0.id != id }?.id)
    for person in 0..<6 { evaluation.add(right, of: meant, by: person) }
    let interval = try #require(evaluation.interval(\.right, of: \.gestures))
    #expect(interval == (isRight ? 0.5...1 : 0...0.5))
  }

  @Test func intervalsFollowFromHowPeopleDiffer() throws {
    let library = Drawings.library()
    var evaluation = StrokeEvaluation(classes: library.classes)
    let right = library.recognize([Drawings.stroke(Drawings.check, wobble: 8, seed: 2)])
    let id = try #require(right.recognition?.classID)
    let other = try #require(library.classes.first { $0.id != id }?.id)
    for person in 0..<4 {
      // Three people are always right; five of the fourth's ten drawings were meant to be something
      // else.
      for drawing in 0..<10 {
        evaluation.add(right, of: person == 3 && drawing < 5 ? other : id, by: person)
      }
    }
    let interval = try #require(evaluation.interval(\.right, of: \.gestures))
    // 0.875 ± 1.96 · √((3·1.25² + 3.75²) · 4/3) / 40
    #expect(abs(interval.lowerBound - (0.875 - 1.96 * 5 / 40)) < 1e-12)
    #expect(interval.upperBound == 1)
    #expect(evaluation.nearPairs() == [StrokeMistake(classID: other, takenFor: id, count: 5)])
    #expect(evaluation.people.map(\.right) == [10, 10, 10, 5])
  }
}
