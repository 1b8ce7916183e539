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

  @Test func aSmallSlantedLineOnWholePointsHasNoSteps() throws {
    // 15 points long, one step down in three.
    let line = Stroke((0...15).map { Point(Double($0), (Double($0) / 3).rounded()) })
    let unit = line.bounds.size.diagonal / Double(StrokeOutline.grid)
    let places = try StrokeOutline([line]).strokes[0]
    for place in stride(from: 2, to: places.count, by: 2) {
      let across = Double(places[place] - places[place - 2]) * unit
      let down = Double(places[place + 1] - places[place - 1]) * unit
      #expect(across > 0 && down > 0.1 * across && down < 0.6 * across)
    }
  }

  @Test func noPointMovesByMoreThanHalfAPointToLoseItsSteps() throws {
    let corners = Stroke([Point(0, 0), Point(0, 10), Point(10, 10), Point(10, 0)])
    let unit = corners.bounds.size.diagonal / Double(StrokeOutline.grid)
    let places = try StrokeOutline([corners]).strokes[0]
    for (index, corner) in corners.points.enumerated() {
      #expect(abs(Double(places[2 * index]) * unit - (corner.x - 5)) < 0.501)
      #expect(abs(Double(places[2 * index + 1]) * unit - (corner.y - 5)) < 0.501)
    }
  }

  @Test func stepsOfLargeDrawingsAndOfFractionsStay() throws {
    let large = try StrokeOutline([Self.stairs(scale: 16)])
    #expect(try StrokeOutline([Self.stairs(scale: 0.5)]).strokes == large.strokes)
    #expect(try StrokeOutline([Self.stairs(scale: 1)]).strokes != large.strokes)
  }

  @Test func aViewAtAFractionOfAPointChangesNothing() throws {
    let atOrigin = try StrokeOutline([Self.stairs(scale: 1)])
    #expect(try StrokeOutline([Self.stairs(scale: 1, x: 0.3)]).strokes == atOrigin.strokes)
  }

  private static func stairs(scale: Double, x: Double = 0) -> Stroke {
    let corners = [(0.0, 0.0), (3, 0), (3, 1), (6, 1), (6, 2), (9, 2)]
    return Stroke(corners.map { Point(x + $0.0 * scale, $0.1 * scale) })
  }
}
