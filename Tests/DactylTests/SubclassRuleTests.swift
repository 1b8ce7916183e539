import Dactyl
import DactylTesting
import Testing

/// A client's recogniser follows the same rules as the built-in ones.
@Suite struct SubclassRuleTests {
  /// A client's recogniser of upward fingers.
  private final class LiftGestureRecognizer: GestureRecognizer {
    var needed = 24.0
    private var distance = 0.0

    override var kind: StaticString { "lift" }
    override var footprint: GestureFootprint? { .drag(fingers: 1...1) }

    override func touchesMoved(_ touches: TouchSet, with event: Event) {
      guard let touch = touches.first else { return }
      let before = distance
      distance = touch.downPosition.y - touch.location(in: nil).y
      if continueIfActive() || distance < needed { return }
      cross(
        needed, from: before, to: distance, becoming: .began,
        because: .movedEnough(distance: distance, needed: needed))
    }

    override func touchesEnded(_ touches: TouchSet, with event: Event) {
      if state.isActive { state = .ended } else { fail(because: .lifted) }
    }

    override func reset() { distance = 0 }
  }

  @Test(arguments: [(4.0, "lift began"), (16, "pan began(0,-40)")])
  func whoCrossesItsThresholdSoonerComesFirst(_ needed: Double, _ expected: String) throws {
    // SPEC E1: in one step of 50 pt, the pan crosses its 10 pt after a fifth of the way.
    let lift = LiftGestureRecognizer()
    lift.needed = needed
    for isFirst in [true, false] {
      let pan = PanGestureRecognizer()
      let test = isFirst ? GestureTest(lift, pan) : GestureTest(pan, lift)
      #expect(try test.run("down(50,100) 8ms move(50,50)") == expected)
    }
  }

  @Test func itGoesOnAsLongAsItIsActive() throws {
    let lift = LiftGestureRecognizer()
    let test = GestureTest(lift)
    var states: [GestureRecognizer.State] = []
    lift.addAction { states.append($0.state) }
    #expect(
      try test.run("down(50,100) 8ms move(50,70) 8ms move(50,60) 8ms move(50,90) 8ms up")
        == "lift began · lift changed · lift ended")
    #expect(states == [.began, .changed, .changed, .ended])
  }

  @Test func conflictsWithItAreFound() {
    let lift = LiftGestureRecognizer()
    let test = GestureTest(lift, PanGestureRecognizer(), TapGestureRecognizer())
    #expect(test.window.conflicts().map(\.reason) == [.sameDrag])
  }

  @Test func itKeepsTheLaws() {
    #expect(lawViolations(streams: 100) { [LiftGestureRecognizer()] }.isEmpty)
    #expect(
      lawViolations(streams: 100) { [LiftGestureRecognizer(), TapGestureRecognizer()] }.isEmpty)
  }
}
