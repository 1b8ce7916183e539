import Dactyl
import DactylStrokes
import DactylTesting
import Testing

@Suite struct SimulatedHandTests {
  let mark = Drawing.path([Point(100, 100), Point(130, 150), Point(220, 20)])

  @Test func sameSeedDrawsTheSame() {
    var first = SimulatedHand(seed: 3)
    var second = SimulatedHand(seed: 3)
    #expect(first.redraw(mark) == second.redraw(mark))
    #expect(first.redraw(mark) != mark)
    #expect(first.redraw(mark) != second.redraw(Drawing.polygon(30)))
  }

  @Test func neverDrawsTwiceTheSame() {
    var hand = SimulatedHand(seed: 4)
    #expect(hand.redraw(mark) != hand.redraw(mark))
  }

  @Test func withoutScatterItReachesEveryTarget() throws {
    var hand = SimulatedHand(seed: 5)
    (hand.targetScatter, hand.bowScatter, hand.lean) = (0, 0, 0)
    (hand.stretch, hand.overlapScatter, hand.tremor) = (0, 0, 0)
    let plan = MovementPlan(
      from: .zero, [.init(to: Point(100, 0)), .init(to: Point(100, 80), bow: 0.7)], overlap: 0)
    let points = hand.draw(plan).points
    #expect(points.contains { $0.distance(to: Point(100, 0)) < 1e-9 })
    // An arc consists of 25 steps, each along its mean direction.
    #expect(try #require(points.last).distance(to: Point(100, 80)) < 0.5)
    #expect(points.count == 51)
  }

  @Test func overlapRoundsCorners() {
    func sharpest(_ overlap: Double) -> Double {
      var hand = SimulatedHand(seed: 6)
      (hand.targetScatter, hand.bowScatter, hand.lean) = (0, 0, 0)
      (hand.stretch, hand.overlapScatter, hand.tremor) = (0, 0, 0)
      let plan = MovementPlan(
        from: .zero, [.init(to: Point(100, 0)), .init(to: Point(100, 100))], overlap: overlap)
      return hand.draw(plan).points.map { $0.distance(to: Point(100, 0)) }.min() ?? 0
    }
    #expect(sharpest(0) < 1e-9)
    #expect(sharpest(0.5) > 3)
  }

  @Test func withoutScatterACrookedStrokeStaysAsCrooked() {
    var hand = SimulatedHand(seed: 5)
    (hand.targetScatter, hand.bowScatter, hand.lean) = (0, 0, 0)
    (hand.stretch, hand.overlapScatter, hand.tremor) = (0, 0, 0)
    hand.movementDuration = 1
    let wavy = Stroke((0...60).map { Point(Double($0) * 4, 2.5 * sine(Double($0) / 3)) })
    let redrawn = hand.redraw(wavy).resampled(count: 96)
    let shown = wavy.resampled(count: 960)
    for place in redrawn.points {
      #expect(shown.points.map { $0.distance(to: place) }.min() ?? 0 < 1)
    }
    // The movements alone would be straight.
    #expect(redrawn.points.map { abs($0.y) }.max() ?? 0 > 2)
  }

  @Test func drawsWhatItWasShown() {
    var hand = SimulatedHand(seed: 7)
    func found(_ stroke: Stroke, _ isRecognized: (Stroke) -> Bool) -> Int {
      (0..<100).count { _ in isRecognized(hand.redraw(stroke)) }
    }
    #expect(found(mark) { CheckMarkCriteria().examine($0).isRecognized } >= 90)
    #expect(found(Drawing.polygon(40)) { CircleCriteria().examine($0).isRecognized } >= 90)
    let zigZag = Drawing.zigZag(legs: 6, step: 40)
    #expect(found(zigZag) { ScratchOutCriteria().examine($0).isRecognized } >= 90)
  }

  @Test(arguments: Drawing.degenerate)
  func strokesThatAreHardlyStrokesCanBeRedrawn(_ stroke: Stroke) {
    var hand = SimulatedHand(seed: 8)
    _ = hand.redraw(stroke)
  }
}
