import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct StrokeOutlineTests {
  @Test func anOutlineIsReadAsItWasWritten() throws {
    let drawing = [Stroke([Point(0, 0), Point(40, 10), Point(90, 70)]), Stroke([Point(5, 60)])]
    let outline = try StrokeOutline(drawing)
    #expect(try StrokeOutline(diagonal: outline.diagonal, strokes: outline.strokes) == outline)
  }

  @Test func coordinatesComeInPairsWithinTheGrid() {
    func fault(_ strokes: [[Int16]], diagonal: Double = 100) -> StrokeOutlineError? {
      do throws(StrokeOutlineError) {
        _ = try StrokeOutline(diagonal: diagonal, strokes: strokes)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault([[0, 0, 10, 10]]) == nil)
    #expect(fault([[0, 0, 10]]) == .outsideGrid)
    #expect(fault([[0, 0, .max, 10]]) == .outsideGrid)
    #expect(fault([[0, 0, 0, 0]]) == .noExtent)
    #expect(fault([]) == .empty && fault([[0, 0, 1, 1], []]) == .empty)
    #expect(fault([[0, 0, 1, 1]], diagonal: 0) == .noExtent)
    #expect(fault([[0, 0, 1, 1]], diagonal: .infinity) == .notFinite)
  }
}
