import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

@Suite struct StrokeMeasuresTests {
  let corner = Stroke([Point(0, 0), Point(3, 0), Point(3, 4)])

  @Test(arguments: [6, 8, 12]) func fewSamplesOfACircleLieOnIt(count: Int) {
    let sparse = Stroke(
      (0...count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(count)
        return Point(100 * cosine(angle), 100 * sine(angle))
      })
    // Straight lines between six places come as near as 87 pt.
    let places = sparse.outline(smoothing: 0).points
    #expect(places.allSatisfy { abs($0.distance(to: .zero) - 100) < 2 })
  }

  @Test func cornersOfFewSamplesStaySharp() {
    let zigZag = Stroke([Point(0, 0), Point(20, 100), Point(40, 0), Point(60, 100)])
    #expect(abs(zigZag.outline(count: 301, smoothing: 0).length - zigZag.length) < 1)
  }

  @Test func straightnessIsChordOverPath() {
    #expect(corner.straightness == 5.0 / 7)
    #expect(corner.straightness(from: 0, through: 1) == 1)
    #expect(Stroke([]).straightness == 1)
    #expect(Stroke([Point(1, 1), Point(1, 1)]).straightness == 1)
  }

  @Test func anOutlineIsTheStrokeWithoutJitterAtEqualStepsAndSmoothed() {
    var generator = SplitMix64(seed: 7)
    for count in [1, 2, 100, 300] {
      let points = (0..<count).map { index in
        Point(
          Double(index) + Double.random(in: -3...3, using: &generator),
          Double.random(in: -40...40, using: &generator))
      }
      let stroke = Stroke(points, times: points.indices.map { Double($0) / 60 })
      for (places, passes) in [(64, 2), (96, 1), (2, 0)] {
        let steps = stroke.withoutJitter().resampled(count: places).smoothed(passes: passes)
        #expect(stroke.outline(count: places, smoothing: passes) == Stroke(steps.points))
      }
    }
  }

  @Test func timesFollowThePlacesThatAreKept() {
    let stroke = Stroke(
      [Point(0, 0), Point(50, 0), Point(50.5, 0), Point(100, 0)], times: [0, 1, 2, 4])
    let kept = stroke.withoutJitter()
    #expect(kept.points == [Point(0, 0), Point(50.25, 0), Point(100, 0)])
    #expect(kept.times == [0, 1.5, 4])
    #expect(kept.resampled(count: 5).times[4] == 4)
  }

  @Test func gapIsTheDistanceOfTheEnds() {
    #expect(corner.gap == 5)
    #expect(Stroke([]).gap == 0)
  }

  @Test func turnsAreClockwiseOnScreenWhenPositive() {
    #expect(corner.totalTurn == .pi / 2)
    #expect(corner.reversed.totalTurn == -.pi / 2)
  }

  @Test func stepsWithoutLengthDoNotTurn() {
    let stroke = Stroke([Point(0, 0), Point(0, 0), Point(3, 0), Point(3, 0), Point(3, 4)])
    #expect(stroke.totalTurn == .pi / 2)
  }

  @Test func sweepCountsWholeTurns() {
    let twice = Drawing.arc(sweep: 4 * .pi)
    // The sum of some hundred turns, each exact to 10⁻¹⁵.
    #expect(abs(twice.sweep(about: Point(150, 250)) - 4 * .pi) < 1e-12)
    #expect(abs(twice.reversed.sweep(about: Point(150, 250)) + 4 * .pi) < 1e-12)
  }

  @Test func sweepIsTheSumOfTheTurnsFromArmToArm() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      var points: [Point] = []
      for _ in 0..<20 {
        points.append(Point(Double(random.pick(-9...9)), Double(random.pick(-9...9))))
      }
      var sum = 0.0
      var arm = Vector.zero
      for point in points {
        let next = point - Point(0.25, 0.125)
        if arm != .zero { sum += arm.turn(to: next) }
        arm = next
      }
      #expect(abs(Stroke(points).sweep(about: Point(0.25, 0.125)) - sum) < 1e-9)
    }
  }

  @Test func cornerIsFarthestFromTheChord() {
    let stroke = Stroke([Point(0, 0), Point(1, 1), Point(2, 5), Point(3, 1), Point(4, 0)])
    #expect(stroke.corner(from: 0, through: 4) == 2)
    #expect(stroke.corner(from: 0, through: 1) == nil)
  }

  @Test func cornerOfALoopIsFarthestFromItsEnds() {
    let loop = Stroke([Point(0, 0), Point(1, 1), Point(9, 0), Point(1, -1), Point(0, 0)])
    #expect(loop.corner(from: 0, through: 4) == 2)
  }

  @Test func bowIsAShareOfTheChord() {
    let stroke = Stroke([Point(0, 0), Point(5, 2), Point(10, 0)])
    #expect(stroke.bow(from: 0, through: 2) == 0.2)
    #expect(stroke.bow(from: 0, through: 0) == .infinity)
  }

  @Test func smoothingKeepsEndsAndLines() {
    let line = Stroke((0..<9).map { Point(Double($0), 2 * Double($0)) })
    #expect(line.smoothed(passes: 3) == line)
    let peak = Stroke([Point(0, 0), Point(1, 4), Point(2, 0)])
    #expect(peak.smoothed() == Stroke([Point(0, 0), Point(1, 2), Point(2, 0)]))
    #expect(peak.smoothed(passes: 0) == peak)
  }

  @Test func outlineHasAsManyPointsAsAskedFor() {
    #expect(corner.outline().points.count == 64)
    #expect(corner.outline(count: 10, smoothing: 0).points.last == Point(3, 4))
    #expect(Stroke([]).outline().points.isEmpty)
  }

  @Test func onlyFiniteNearbyCoordinatesAreMeasured() {
    #expect(corner.isMeasurable)
    #expect(Stroke([]).isMeasurable)
    #expect(!Stroke([Point(.nan, 0)]).isMeasurable)
    #expect(!Stroke([Point(0, -.infinity)]).isMeasurable)
    #expect(!Stroke([Point(2e9, 0)]).isMeasurable)
  }

  @Test func aFewPointsArePolygonsWhereTheyCameSlowly() {
    let corners = [(0.0, 0.0), (100, 0), (100, 100), (0, 100)].map { Point($0.0, $0.1) }
    func stroke(every interval: Double) -> Stroke {
      Stroke(corners, times: corners.indices.map { interval * Double($0) })
    }
    #expect(stroke(every: 0.01).asPolygonIfSlow.points == corners)
    #expect(stroke(every: 0.2).asPolygonIfSlow.points.count > corners.count)
    #expect(Stroke(corners).asPolygonIfSlow.points.count > corners.count)
  }

  @Test func headingsCountWholeTurnsClockwise() {
    let square = [(0.0, 0.0), (10, 0), (10, 0), (10, 10), (0, 10), (0, 0), (10, 0)]
    let headings = Stroke(square.map { Point($0.0, $0.1) }).headings
    #expect(headings.count == 6)
    for (heading, quarters) in zip(headings, [0.0, 0, 1, 2, 3, 4]) {
      #expect(abs(heading - quarters * .pi / 2) < 1e-9)
    }
  }

  @Test func circlesTurnEvenlyAndPolygonsDoNot() {
    func unevenness(_ stroke: Stroke) -> Double {
      stroke.outline().turnUnevenness(stride: 4, margin: 2, kink: 15)
    }
    #expect(unevenness(Drawing.arc()) < 0.02)
    #expect(unevenness(Drawing.arc(flattened: 0.7)) < 0.15)
    for corners in 3...8 { #expect(unevenness(Drawing.polygon(corners)) > 0.41) }
  }

  @Test func oneKinkIsForgiven() {
    var points = Drawing.arc().points
    points[points.count / 2] = Point(150, 250)
    let outline = Stroke(points).outline()
    let strict = outline.turnUnevenness(stride: 4, margin: 2, kink: 0)
    #expect(outline.turnUnevenness(stride: 4, margin: 2, kink: 15) < strict / 2)
  }

  @Test func tooShortStrokesAreEven() {
    #expect(corner.turnUnevenness(stride: 1, margin: 0, kink: 0) == 0)
    #expect(Stroke([]).turnUnevenness(stride: 4, margin: 2, kink: 15) == 0)
  }
}
