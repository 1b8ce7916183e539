import Dactyl
import DactylTesting
import Testing

/// People's gestures and their expected results, at default thresholds (SPEC D, E).
@Suite struct PlainScenarioTests {
  let every = EveryGesture()

  @Test func tapOf60msTapsAfterTheDoubleTapInterval() throws {
    let trace = try every.trace("1: down(500,500) 60ms up", showing: [.times])
    #expect(trace == "410ms tap recognized")
  }

  @Test func doubleTapComesAtTheSecondLiftAndAlone() throws {
    let trace = try every.trace(
      "1: down(500,500) 60ms up 180ms down(503,500) 60ms up", showing: [.times])
    #expect(trace == "300ms doubleTap recognized")
  }

  @Test func twoTapsFarApartInTimeAreTwoTaps() throws {
    let trace = try every.trace("1: down(500,500) 60ms up 600ms down(500,500) 60ms up")
    #expect(trace == "tap recognized · tap recognized")
  }

  @Test func threeTapsAreADoubleTapAndATap() throws {
    let trace = try every.trace(
      "1: down(500,500) 60ms up 120ms down(500,500) 60ms up 120ms down(500,500) 60ms up")
    #expect(trace == "doubleTap recognized · tap recognized")
  }

  @Test func secondTapFarAwayMakesTwoTaps() throws {
    let trace = try every.trace("1: down(500,500) 60ms up 180ms down(560,500) 60ms up")
    #expect(trace == "tap recognized · tap recognized")
  }

  @Test func stillPressIsALongPressFromHalfASecond() throws {
    let trace = try every.trace("1: down(500,500) 900ms up", showing: [.times])
    #expect(trace == "500ms longPress began · 900ms longPress ended")
  }

  @Test func jitteringPressIsALongPressFromHalfASecond() throws {
    let press = frames(fingers: 1, lasting: 0.892) { _, time in
      let step = Int((time / 0.008).rounded())
      return Point(500 + Double(step * 7 % 5) - 2, 500 + Double(step * 3 % 5) - 2)
    }
    let trace = try every.trace(press, showing: [.times])
    let expected = /500ms longPress began · [0-9]+ms longPress changed · 900ms longPress ended/
    #expect(trace.wholeMatch(of: expected) != nil, "\(trace)")
  }

  @Test func driftOf6ptIsStillATap() throws {
    let trace = try every.trace("1: down(500,500) 20ms move(506,500 over 40ms) 20ms up")
    #expect(trace == "tap recognized")
  }

  @Test func driftOf14ptInStepsOf3IsAPan() throws {
    let trace = try every.trace(
      """
      1: down(500,500) 16ms move(503,500) 16ms move(506,500) 16ms move(509,500) 16ms move(512,500) \
      16ms move(514,500) 16ms up
      """)
    #expect(trace == "pan began · pan ended")
  }

  @Test func slowDragIsAPanAndNoSwipe() throws {
    let trace = try every.trace("1: down(300,500) move(540,500 over 4s) 8ms up")
    #expect(trace == "pan began · pan changed · pan ended")
    #expect(every.swipes.allSatisfy { $0.state == .possible })
  }

  @Test func dragThatRestsBeforeTheLiftEndsWithoutVelocity() throws {
    var velocity: Vector?
    every.pan.addAction { pan in
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
    }
    let trace = try every.trace("1: down(300,500) move(540,500 over 4s) 300ms up")
    #expect(trace == "pan began · pan changed · pan ended")
    #expect(velocity == .zero)
  }

  @Test(arguments: [
    ("swipeRight", "600,300"), ("swipeLeft", "0,300"), ("swipeUp", "300,0"),
    ("swipeDown", "300,600"),
  ])
  func fastStraightDragIsASwipeOfItsDirection(name: String, target: String) throws {
    let trace = try every.trace("1: down(300,300) move(\(target) over 96ms) up")
    #expect(trace == "\(name) recognized")
  }

  @Test func fastDiagonalIsNoSwipe() throws {
    let trace = try every.trace("1: down(300,300) move(520,520 over 96ms) up")
    #expect(trace == "pan began · pan changed · pan ended")
  }

  @Test func panThatDoesNotWaitBeatsTheSwipes() throws {
    let eager = EveryGesture(panWaitsForSwipes: false)
    let trace = try eager.trace("1: down(300,300) move(600,300 over 96ms) up")
    #expect(trace == "pan began · pan changed · pan ended")
  }

  @Test(arguments: [3, 1.0 / 3])
  func spreadingOrClosingWithoutTurningIsAPinch(factor: Double) throws {
    let trace = try every.trace(twoFingers(span: { 150 + (factor - 1) * 150 * $0 }))
    #expect(trace == "pinch began · pinch changed · pinch ended")
  }

  @Test func turningWithoutSpreadingIsARotation() throws {
    let trace = try every.trace(twoFingers(turn: { $0 * .pi / 3 }))
    #expect(trace == "rotation began · rotation changed · rotation ended")
  }

  @Test func twoFingersThatGoTogetherArePan() throws {
    let trace = try every.trace(twoFingers(shift: { Vector(160 * $0, 40 * $0) }))
    #expect(trace == "pan began · pan changed · pan ended")
  }

  @Test func twoJitteringFingersAreNothing() throws {
    let rest = frames(fingers: 2, lasting: 1.6) { finger, time in
      let step = Int((time / 0.008).rounded()) + finger
      return Point(
        Double(finger) * 150 + Double(step * 5 % 3) - 1, 500 + Double(step * 7 % 3) - 1)
    }
    #expect(try every.trace(rest).isEmpty)
  }

  @Test func twoFingerTapIsThatAlone() throws {
    let trace = try every.trace("1: down(450,500) 70ms up; 2: 12ms down(550,500) 50ms up")
    #expect(trace == "twoFingerTap recognized")
  }

  @Test func panThatIsCancelledNeverEnds() throws {
    let trace = try every.trace("1: down(300,500) move(540,500 over 4s) 8ms cancel")
    #expect(trace == "pan began · pan changed · pan cancelled")
  }

  @Test func pressThatIsCancelledNeverEnds() throws {
    let trace = try every.trace("1: down(500,500) 700ms cancel")
    #expect(trace == "longPress began · longPress cancelled")
  }

  @Test func fingerThatJoinsAPanAndLeavesMakesNoJump() throws {
    var places: [Vector] = []
    every.pan.addAction { places.append($0.translation(in: nil)) }
    let trace = try every.trace(
      """
      1: down(100,500) move(400,500 over 4s) 8ms up
      2: 1000ms down(600,200) move(700,200 over 1s) 8ms up
      """)
    #expect(trace == "pan began · pan changed · pan ended")
    // No finger goes farther than 100 pt a second, in frames at 120 Hz.
    for (before, after) in zip(places, places.dropFirst()) {
      #expect((after - before).length <= 100.0 / 120 + 1e-9)
    }
  }
}
