import Dactyl
import DactylTesting
import Testing

/// People's gestures and their expected results, at default thresholds (SPEC D, E): with all
/// recognisers exclusive, and with the usual relations, pan, pinch and rotation together and swipes
/// beside the pan.
@Suite struct ScenarioTests {
  private static let fast = "move(600,300 over 96ms)"
  private static let pan = "pan began · pan changed · pan ended"

  /// Timelines, the trace of exclusive recognisers, and those of related ones, in order.
  private static let scenarios: [(name: String, timeline: String, alone: String, related: String)] =
    [
      ("tap", "1: down(500,500) 60ms up", "tap recognized", "tap"),
      (
        "double tap", "1: down(500,500) 60ms up 180ms down(503,500) 60ms up",
        "doubleTap recognized", "doubleTap"
      ),
      (
        "two slow taps", "1: down(500,500) 60ms up 600ms down(500,500) 60ms up",
        "tap recognized · tap recognized", "tap tap"
      ),
      (
        "three taps",
        "1: down(500,500) 60ms up 120ms down(500,500) 60ms up 120ms down(500,500) 60ms up",
        "doubleTap recognized · tap recognized", "doubleTap tap"
      ),
      (
        "two taps apart", "1: down(500,500) 60ms up 180ms down(560,500) 60ms up",
        "tap recognized · tap recognized", "tap tap"
      ),
      (
        "press", "1: down(500,500) 900ms up", "longPress began · longPress ended", "longPress"
      ),
      (
        "drift of 6 pt", "1: down(500,500) 20ms move(506,500 over 40ms) 20ms up",
        "tap recognized", "tap"
      ),
      (
        "drift of 14 pt in steps of 3",
        """
        1: down(500,500) 16ms move(503,500) 16ms move(506,500) 16ms move(509,500) 16ms \
        move(512,500) 16ms move(514,500) 16ms up
        """, "pan began · pan ended", "pan"
      ),
      ("slow drag", "1: down(300,500) move(540,500 over 4s) 8ms up", pan, "pan"),
      (
        "drag of 480 pt in 960 ms", "1: down(100,500) move(580,500 over 960ms) up",
        "swipeRight recognized", "pan"
      ),
      (
        "drag that is cancelled", "1: down(300,500) move(540,500 over 4s) 8ms cancel",
        "pan began · pan changed · pan cancelled", "pan"
      ),
      (
        "fast drag to the right", "1: down(300,300) \(fast) up", "swipeRight recognized",
        "pan swipeRight"
      ),
      (
        "fast drag to the left", "1: down(300,300) move(0,300 over 96ms) up",
        "swipeLeft recognized", "pan swipeLeft"
      ),
      (
        "fast drag up", "1: down(300,300) move(300,0 over 96ms) up", "swipeUp recognized",
        "pan swipeUp"
      ),
      (
        "fast drag down", "1: down(300,300) move(300,600 over 96ms) up", "swipeDown recognized",
        "pan swipeDown"
      ),
      ("fast diagonal", "1: down(300,300) move(520,520 over 96ms) up", pan, "pan"),
      (
        "two-finger tap", "1: down(450,500) 70ms up; 2: 12ms down(550,500) 50ms up",
        "twoFingerTap recognized", "twoFingerTap"
      ),
      (
        "cancelled press", "1: down(500,500) 700ms cancel",
        "longPress began · longPress cancelled", "longPress"
      ),
    ]

  @Test(arguments: scenarios)
  func comesToWhatWasMeant(
    name: String, timeline: String, alone: String, related: String
  ) throws {
    #expect(try EveryGesture().trace(timeline) == alone)
    #expect(try recognized(Timeline(timeline, sampleRate: 120).frames) == related)
  }

  @Test(arguments: [
    ("1: down(500,500) 60ms up", "410ms tap recognized"),
    ("1: down(500,500) 60ms up 180ms down(503,500) 60ms up", "300ms doubleTap recognized"),
    ("1: down(500,500) 900ms up", "500ms longPress began · 900ms longPress ended"),
  ])
  func comesWhenItIsCertain(timeline: String, expected: String) throws {
    #expect(try EveryGesture().trace(timeline, showing: [.times]) == expected)
  }

  @Test(arguments: [
    ("pinch", twoFingers(span: { 150 + 300 * $0 })),
    ("pinch", twoFingers(span: { 150 - 100 * $0 })),
    ("rotation", twoFingers(turn: { $0 * .pi / 3 })),
    ("pan", twoFingers(shift: { Vector(160 * $0, 40 * $0) })),
  ])
  func twoFingersDoOneThing(name: String, frames: [InputFrame]) throws {
    #expect(
      try EveryGesture().trace(frames) == "\(name) began · \(name) changed · \(name) ended")
    #expect(try recognized(frames) == name)
  }

  @Test func fastDragThatRestsBeforeTheLiftIsNoSwipeBesideAPan() throws {
    let drag = try Timeline("1: down(300,300) \(Self.fast) 300ms up", sampleRate: 120)
    #expect(try recognized(drag.frames) == "pan")
  }

  @Test func jitteringPressIsALongPressFromHalfASecond() throws {
    let press = frames(fingers: 1, lasting: 0.892) { _, time in
      let step = Int((time / 0.008).rounded())
      return Point(500 + Double(step * 7 % 5) - 2, 500 + Double(step * 3 % 5) - 2)
    }
    let trace = try EveryGesture().trace(press, showing: [.times])
    let expected = /500ms longPress began · [0-9]+ms longPress changed · 900ms longPress ended/
    #expect(trace.wholeMatch(of: expected) != nil, "\(trace)")
  }

  @Test func dragThatRestsBeforeTheLiftEndsWithoutVelocity() throws {
    let every = EveryGesture()
    var velocity: Vector?
    every.pan.addAction { pan in
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
    }
    let trace = try every.trace("1: down(300,500) move(540,500 over 4s) 300ms up")
    #expect(trace == Self.pan)
    #expect(velocity == .zero)
  }

  @Test func panThatDoesNotWaitBeatsTheSwipes() throws {
    let eager = EveryGesture(panWaitsForSwipes: false)
    #expect(try eager.trace("1: down(300,300) \(Self.fast) up") == Self.pan)
  }

  @Test func twoJitteringFingersAreNothing() throws {
    let rest = frames(fingers: 2, lasting: 1.6) { finger, time in
      let step = Int((time / 0.008).rounded()) + finger
      return Point(Double(finger) * 150 + Double(step * 5 % 3) - 1, 500 + Double(step * 7 % 3) - 1)
    }
    #expect(try EveryGesture().trace(rest).isEmpty)
  }

  @Test func fingerThatJoinsAPanAndLeavesMakesNoJump() throws {
    let every = EveryGesture()
    var places: [Vector] = []
    every.pan.addAction { places.append($0.translation(in: nil)) }
    let trace = try every.trace(
      """
      1: down(100,500) move(400,500 over 4s) 8ms up
      2: 1000ms down(600,200) move(700,200 over 1s) 8ms up
      """)
    #expect(trace == Self.pan)
    // No finger goes farther than 100 pt a second, in frames at 120 Hz.
    for (before, after) in zip(places, places.dropFirst()) {
      #expect((after - before).length <= 100.0 / 120 + 1e-9)
    }
  }

  /// The related recognisers that recognise something, in order.
  private func recognized(_ frames: [InputFrame]) throws -> String {
    let every = EveryGesture(isRelated: true)
    try every.test.run(frames)
    return every.test.recorder.transitions
      .filter { $0.from == .possible && ($0.to == .began || $0.to == .ended) }
      .map { every.test.window.recognizer($0.recognizer)! }
      .map { $0.name ?? "\($0.kind)" }.joined(separator: " ")
  }
}
