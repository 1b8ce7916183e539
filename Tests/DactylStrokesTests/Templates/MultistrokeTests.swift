import Dactyl
import DactylStrokes
import Testing

@Suite struct MultistrokeTests {
  private let cross = [
    Drawings.stroke([(0, 0), (100, 100)]), Drawings.stroke([(100, 0), (0, 100)]),
  ]
  private let table = [
    Drawings.stroke([(0, 0), (100, 0)]), Drawings.stroke([(50, 0), (50, 100)]),
  ]

  private func library() throws -> StrokeLibrary {
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 0, name: "cross"))
    library.define(StrokeClass(id: 1, name: "T"))
    library.define(StrokeClass(id: 2, name: "check"))
    try library.add(cross, class: 0)
    try library.add(table, class: 1)
    try library.add([Drawings.stroke(Drawings.check)], class: 2)
    return library
  }

  @Test func orderAndDirectionOfStrokesDoNotMatter() throws {
    let library = try library()
    for (id, drawing) in [cross, table].enumerated() {
      let other = drawing.reversed().map { Stroke($0.points.reversed()) }
      #expect(library.recognize(other).recognition?.classID == id)
    }
  }

  @Test func aStrokeTooManyIsStillCompared() throws {
    let broken = [
      Drawings.stroke([(0, 0), (48, 0)]), Drawings.stroke([(52, 0), (100, 0)]),
      Drawings.stroke([(50, 0), (50, 100)]),
    ]
    #expect(try library().recognize(broken).recognition?.classID == 1)
  }

  @Test func singleStrokesKeepTheirDirectionBesideMultistrokes() throws {
    let check = Drawings.stroke(Drawings.check)
    #expect(try library().recognize([check]).recognition?.classID == 2)
    let backward = Stroke(check.points.reversed())
    #expect(try library().recognize([backward]).recognition?.classID != 2)
  }

  @Test func severalStrokesHaveNothingToCompareWithInALibraryOfSingleOnes() {
    #expect(Drawings.library().recognize(cross) == .refused(.nothingToCompare))
  }

  @Test func rotatedDrawingsAreRecognizedWhereAskedFor() throws {
    var library = try library()
    let turned = table.map { Drawings.turned($0, by: 2) }
    #expect(library.recognize(turned).recognition?.classID != 1)
    library.define(StrokeClass(id: 1, name: "T", invariance: [.size, .rotation]))
    #expect(library.recognize(turned).recognition?.classID == 1)
  }
}
