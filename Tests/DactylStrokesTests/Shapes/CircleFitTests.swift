import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct CircleFitTests {
  @Test func pointsOfACircleGiveIt() throws {
    for sweep in [1.0, 3, 6] {
      let fit = try #require(CircleFit(Drawing.arc(from: 0.4, sweep: sweep).points))
      // Fourth powers of 60-point radii leave about nine digits of a short arc.
      #expect(fit.center.distance(to: Point(150, 250)) < 1e-2)
      #expect(abs(fit.radius - 60) < 1e-2)
      #expect(fit.largestDeviation(of: Drawing.arc(from: 0.4, sweep: sweep).points) < 1e-3)
    }
  }

  @Test func deviationsAreSharesOfTheRadius() throws {
    var fit = try #require(CircleFit(Drawing.arc().points))
    fit.center = .zero
    fit.radius = 10
    let points = [Point(12, 0), Point(0, 10), Point(-10, 0), Point(0, -9)]
    // One subtraction from 1 rounds.
    #expect(abs(fit.largestDeviation(of: points) - 0.2) < 1e-12)
    #expect(abs(fit.meanDeviation(of: points) - (0.05 / 4).squareRoot()) < 1e-12)
    #expect(fit.meanDeviation(of: []) == 0)
  }

  @Test func linesAndPointsHaveNone() {
    #expect(CircleFit([]) == nil)
    #expect(CircleFit([Point(1, 1), Point(2, 2)]) == nil)
    #expect(CircleFit([Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)]) == nil)
    #expect(CircleFit([Point(5, 5), Point(5, 5), Point(5, 5)]) == nil)
  }

  /// Taubin's measure: squares of how far points are from the circle, for each length of its slope.
  private func misfit(_ points: [Point], _ center: Point, _ radius: Double) -> Double {
    var (far, slope) = (0.0, 0.0)
    for point in points {
      let square = (point - center).squaredLength
      far += (square - radius * radius) * (square - radius * radius)
      slope += square
    }
    return far / slope
  }

  @Test func noCircleNearbyIsNearerToUnevenPoints() throws {
    var random = Random(state: 3)
    let points = Drawing.arc(from: 0.4, sweep: 4).points.map {
      Point($0.x + 12 * random.signed(), $0.y + 4 * random.signed())
    }
    let fit = try #require(CircleFit(points))
    let least = misfit(points, fit.center, fit.radius)
    for step in [0.1, -0.1] {
      #expect(misfit(points, fit.center + Vector(step, 0), fit.radius) > least)
      #expect(misfit(points, fit.center + Vector(0, step), fit.radius) > least)
      #expect(misfit(points, fit.center, fit.radius + step) > least)
    }
  }
}
