import Dactyl
import Testing

@testable import DactylStrokes

/// The loops that replace vector registers give the same bits.
@Suite struct StrokeDistancesTests {
  /// Wavy strokes of seven shapes, as the numbers of paths (forward, then backward) and of clouds.
  private let paths: [Float]
  private let clouds: [Float]

  init() {
    var paths: [Float] = []
    var clouds: [Float] = []
    for shape in 1...7 {
      var stroke = Stroke([])
      for index in 0..<50 {
        let way = Double(index) / 7
        stroke.append(Point(way * 10, sine(way * Double(shape)) * 30 + way * way))
      }
      paths += StrokePath.numbers(of: stroke, backward: false, padding: 1e15)
      paths += StrokePath.numbers(of: stroke, backward: true, padding: -1e15)
      clouds += StrokeCloud.numbers(of: [stroke, Stroke([Point(0, 0), Point(Double(shape), 9)])])
    }
    self.paths = paths
    self.clouds = clouds
  }

  /// Whatever lies before the first point and after the last in memory.
  @Test func fewPointsLieOnACurveThatIsTheSameFromBothEnds() {
    let points = [Point(100, 150), Point(140, 180), Point(180, 150)]
    let curves = [Point(80, 120), Point(110, 190)].map { near in
      ([near] + points + [Point(280 - near.x, near.y)]).withUnsafeBufferPointer {
        Stroke.places(along: $0.baseAddress! + 1, 3, count: 32)
      }
    }
    #expect(curves[0] == curves[1])
    for (one, other) in zip(curves[0], curves[0].reversed()) {
      #expect(abs(one.x + other.x - 280) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
  }

  @Test func pathsAtRestAreEquallyFarApart() {
    forEachPair { one, other in
      let from = (2 * one + 1) * StrokePath.size
      let to = (2 * other + 1) * StrokePath.size
      let plain = PlainDistances.lockstep(paths, from, paths, to)
      #expect(plain == VectorDistances.lockstep(paths, from, paths, to))
      #expect((plain == 0) == (one == other))
      #expect(
        PlainDistances.products(paths, from, paths, to)
          == VectorDistances.products(paths, from, paths, to))
    }
  }

  @Test(arguments: [Float.infinity, 20, 2])
  func warpedPathsAreEquallyFarApart(limit: Float) {
    forEachPair { one, other in
      let from = 2 * one * StrokePath.size
      let to = (2 * other + 1) * StrokePath.size
      let plain = PlainDistances.warped(paths, from, paths, to, limit: limit)
      #expect(plain == VectorDistances.warped(paths, from, paths, to, limit: limit))
      #expect((plain == 0) == (one == other))
    }
  }

  @Test(arguments: [Float.infinity, 10, 1])
  func cloudsAreEquallyFarApart(limit: Float) {
    forEachPair { one, other in
      let from = one * StrokeCloud.size
      let to = other * StrokeCloud.size
      let plain = PlainDistances.clouds(clouds, from, clouds, to, limit: limit)
      #expect(plain == VectorDistances.clouds(clouds, from, clouds, to, limit: limit))
      #expect((plain == 0) == (one == other))
    }
  }

  private func forEachPair(_ body: (Int, Int) -> Void) {
    for one in 0..<7 {
      for other in 0..<7 { body(one, other) }
    }
  }
}
