import Dactyl
import DactylStrokes
import Testing

/// Strokes that the nearest class by path refuses get a second look, which names but does not
/// forgive.
@Suite struct StrokeSecondLookTests {
  private let library = Drawings.library(templates: 5)

  /// The shapes drawn the other way round, each with its class, and a triangle with another start.
  private static let otherwise: [(class: Int, corners: [(Double, Double)])] = [
    (0, Drawings.check.reversed()), (1, Drawings.bracket.reversed()),
    (3, Drawings.triangle.reversed()), (3, [(100, 90), (0, 90), (50, 0), (100, 90)]),
  ]

  private func answer(_ corners: [(Double, Double)], _ library: StrokeLibrary) -> StrokeMatch {
    library.recognize([Drawings.stroke(corners, wobble: 4, seed: 31)])
  }

  @Test(arguments: otherwise)
  func aShapeIsNamedWhereverItBeginsAndWhicheverWayItRuns(
    _ meant: Int, _ corners: [(Double, Double)]
  ) {
    let match = answer(corners, library)
    #expect(match.nearest?.classID == meant)
    #expect(match.recognition == nil)
  }

  @Test(arguments: otherwise)
  func aGestureOfSeveralStrokesBesideThemChangesNoName(
    _ meant: Int, _ corners: [(Double, Double)]
  ) throws {
    var library = library
    library.define(StrokeClass(id: 9, name: "cross"))
    for seed in 0..<UInt64(5) {
      let lines = [[(0.0, 0.0), (100, 100)], [(100, 0), (0, 100)]]
      try library.add(lines.map { Drawings.stroke($0, wobble: 4, seed: seed) }, class: 9)
    }
    #expect(answer(corners, library).nearest?.classID == meant)
  }

  @Test(arguments: otherwise)
  func fewTemplatesAndGivenThresholdsNameByPathAlone(
    _ meant: Int, _ corners: [(Double, Double)]
  ) {
    var fixed = library
    fixed.rejection = .fixed(path: 1, cloud: 1)
    for library in [Drawings.library(templates: 4), fixed] {
      #expect(answer(corners, library).nearest?.classID != meant)
    }
  }

  @Test func whatIsNamedIsWeighedByAllTemplatesOfItsClass() throws {
    // The class alone, so that no other class can be nearest.
    var alone = library
    for id in 0..<3 { alone.remove(class: id) }
    let named = try #require(answer(Drawings.triangle.reversed(), library).nearest)
    let sole = try #require(answer(Drawings.triangle.reversed(), alone).nearest)
    #expect(named.evidence == sole.evidence)
    #expect(named.distance == sole.distance)
    #expect(named.margin > 0 && named.runnerUp != nil)
    #expect(sole.margin == 1 && sole.runnerUp == nil)
  }

  @Test func whatIsMirroredOrTurnedIsNotTakenForTheOther() throws {
    let left = [(60.0, 0.0), (0, 0), (0, 100), (60, 100)]
    let right = left.map { (60 - $0.0, $0.1) }
    let shapes = [left, right, Drawings.check, [(0, 0), (40, 100), (80, 0)]]
    var library = StrokeLibrary()
    for (id, shape) in shapes.enumerated() {
      library.define(StrokeClass(id: id, name: "\(id)"))
      for seed in 0..<UInt64(5) {
        try library.add([Drawings.stroke(shape, wobble: 8, seed: seed)], class: id)
      }
    }
    for (id, shape) in shapes.enumerated() {
      for seed in 20..<UInt64(40) {
        let drawn = Drawings.stroke(shape, wobble: 5, seed: seed)
        #expect(library.recognize([drawn]).nearest?.classID == id)
      }
    }
  }
}
