import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct StrokeLibraryTests {
  @Test func aTemplateRecognizesItsOwnDrawingAtNoDistance() {
    let library = Drawings.library()
    for (id, shape) in Drawings.shapes.enumerated() {
      let answer = library.recognize([Drawings.stroke(shape, wobble: 8, seed: 2)])
      #expect(answer.recognition?.classID == id)
      #expect(answer.recognition?.distance == 0)
      #expect(answer.recognition?.score == 1)
    }
  }

  @Test func newDrawingsGoToTheirClass() {
    let library = Drawings.library()
    for (id, shape) in Drawings.shapes.enumerated() {
      for seed in UInt64(100)..<110 {
        let drawn = Drawings.stroke(shape, wobble: 8, seed: seed, scale: 3)
        #expect(library.recognize([drawn]).recognition?.classID == id)
      }
    }
  }

  @Test func drawingsFifteenPointsLargeOnWholePointsStandForOrdinaryOnes() throws {
    func small(_ shape: [(Double, Double)], seed: UInt64) -> Stroke {
      Stroke(
        Drawings.stroke(shape, wobble: 8, seed: seed, scale: 0.14).points.map {
          Point($0.x.rounded(), $0.y.rounded())
        })
    }
    var library = StrokeLibrary()
    for (id, shape) in Drawings.shapes.enumerated() {
      library.define(StrokeClass(id: id, name: "\(id)"))
      for seed in UInt64(0)..<4 { try library.add([small(shape, seed: seed)], class: id) }
    }
    let ordinary = Drawings.library()
    for (id, shape) in Drawings.shapes.enumerated() {
      for seed in UInt64(100)..<120 {
        let drawn = Drawings.stroke(shape, wobble: 8, seed: seed, scale: 3)
        #expect(library.recognize([drawn]).recognition?.classID == id)
        #expect(ordinary.recognize([small(shape, seed: seed)]).recognition?.classID == id)
      }
    }
  }

  @Test func nonsenseIsRefusedWithItsNumbers() {
    let library = Drawings.library()
    var random = Random(state: 9)
    for _ in 0..<20 {
      let scribble = Stroke(
        (0..<60).map { _ in Point(100 * random.signed(), 100 * random.signed()) })
      guard case .refused(.tooFar(let nearest)) = library.recognize([scribble]) else {
        Issue.record("a scribble was accepted")
        continue
      }
      #expect(nearest.distance >= 1)
      #expect(nearest.score == 0)
    }
  }

  @Test func runnerUpAndMarginComeFromTheSecondNearestClass() throws {
    var library = StrokeLibrary(rejection: .fixed(path: 100, cloud: 100))
    for (id, shape) in [Drawings.check, Drawings.bracket].enumerated() {
      library.define(StrokeClass(id: id + 5, name: "\(id)"))
      try library.add([Drawings.stroke(shape)], class: id + 5)
    }
    let between = try #require(
      library.recognize([Drawings.stroke(Drawings.check, wobble: 15, seed: 3)]).recognition)
    #expect(between.classID == 5)
    #expect(between.runnerUp == 6)
    var alone = library
    alone.remove(class: 5)
    let other = try #require(
      alone.recognize([Drawings.stroke(Drawings.check, wobble: 15, seed: 3)]).recognition)
    #expect(between.margin == 1 - between.distance / other.distance)
    #expect(other.margin == 1)
    #expect(other.runnerUp == nil)
  }

  @Test func byLearnedRejectionTheMarginIsThatOfTheEvidence() throws {
    let library = Drawings.library(templates: 5)
    for shape in Drawings.shapes {
      let drawn = Drawings.stroke(shape, wobble: 12, seed: 40)
      let nearest = try #require(library.recognize([drawn]).nearest)
      let compared = try #require(library.compare(drawn, withClass: nearest.classID))
      #expect(nearest.runnerUp == compared.otherID)
      #expect(abs(nearest.margin - (1 - compared.own / compared.other)) < 1e-6)
    }
  }

  @Test func classesThatForgiveUnlikeThingsAreEachWeighedAsTheyCompare() throws {
    var library = Drawings.library(templates: 5)
    for id in [1, 3] {
      library.define(StrokeClass(id: id, name: "\(id)", invariance: [.rotation, .size]))
    }
    for (id, shape) in Drawings.shapes.enumerated() {
      let drawn = Drawings.stroke(shape, wobble: 12, seed: 40)
      let nearest = try #require(library.recognize([drawn]).nearest)
      let second = try #require(nearest.runnerUp)
      let own = try #require(library.compare(drawn, withClass: id)).own
      let other = try #require(library.compare(drawn, withClass: second)).own
      #expect(nearest.classID == id)
      #expect(abs(nearest.margin - (1 - own / other)) < 1e-9)
    }
  }

  @Test func aClassIsJudgedByItsThreeNearestTemplates() throws {
    var library = StrokeLibrary(rejection: .fixed(path: 100, cloud: 100))
    library.define(StrokeClass(id: 0, name: "one lucky template"))
    library.define(StrokeClass(id: 1, name: "three good ones"))
    let drawn = Drawings.stroke(Drawings.check)
    try library.add([drawn], class: 0)
    for _ in 0..<2 { try library.add([Drawings.stroke(Drawings.zigzag)], class: 0) }
    for seed in 0..<UInt64(3) {
      try library.add([Drawings.stroke(Drawings.check, wobble: 5, seed: seed)], class: 1)
    }
    #expect(library.recognize([drawn]).recognition?.classID == 1)
  }

  @Test func anEmptyLibraryHasNothingToCompare() {
    #expect(
      StrokeLibrary().recognize([Drawings.stroke(Drawings.check)]) == .refused(.nothingToCompare))
  }

  @Test func degenerateDrawingsAreRefusedByName() {
    let library = Drawings.library()
    let cases: [([Stroke], StrokeOutlineError)] = [
      ([], .empty), ([Stroke([])], .empty),
      ([Stroke([Point(3, 4)])], .noExtent),
      ([Stroke(Array(repeating: Point(3, 4), count: 50))], .noExtent),
      ([Stroke([Point(0, 0), Point(.nan, 1)])], .notFinite),
      ([Stroke([Point(0, 0), Point(.infinity, 1)])], .notFinite),
      ([Stroke([Point(-1e308, 0), Point(1e308, 1e308)])], .notFinite),
      ([Stroke([Point(0, 0), Point(Double.leastNonzeroMagnitude, 0)])], .noExtent),
    ]
    for (drawing, reason) in cases {
      #expect(library.recognize(drawing) == .refused(.unusable(reason)))
    }
  }

  @Test func extremeDrawingsAreComparedWithoutHarm() throws {
    var library = Drawings.library()
    let drawings = [
      [Stroke([Point(0, 0), Point(1, 0)])], [Stroke([Point(1e150, 1e150), Point(1.1e150, 1e150)])],
      [Stroke([Point(0, 0), Point(1e-150, 1e-150)])],
      [Stroke([Point(0, 0)]), Stroke([Point(9, 9)])],
      [Stroke([Point(0, 0), Point(0, 0), Point(100, 0), Point(0, 0)])],
    ]
    for drawing in drawings {
      _ = library.recognize(drawing)
      try library.add(drawing, class: 1)
      #expect(library.recognize(drawing).nearest != nil)
    }
  }

  @Test func shortlistGivesWhatComparingAllGives() {
    for seed in 0..<UInt64(4) {
      var library = StrokeLibrary(rejection: .fixed(path: 3, cloud: 3))
      var random = Random(state: seed)
      for id in 0..<6 {
        library.define(StrokeClass(id: id, name: "\(id)"))
        let corners = (0..<5).map { _ in (100 * random.signed(), 100 * random.signed()) }
        for template in 0..<3 {
          let drawn = Drawings.stroke(corners, wobble: 10, seed: UInt64(template))
          _ = try? library.add([drawn], class: id)
        }
        for query in 0..<3 {
          let drawn = [Drawings.stroke(corners, wobble: 20, seed: UInt64(50 + query))]
          let short = library.recognize(drawn).nearest
          let all = library.recognize(drawn, exhaustively: true).nearest
          #expect(short?.classID == all?.classID)
          #expect(short?.distance == all?.distance)
          #expect(short?.runnerUp == all?.runnerUp)
        }
      }
    }
  }
}
