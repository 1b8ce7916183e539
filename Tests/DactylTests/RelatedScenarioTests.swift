import Dactyl
import DactylTesting
import Testing

/// People's gestures with usual relations: pan, pinch and rotation together, swipes beside the pan,
/// the tap after the double tap (SPEC D3, E7).
@Suite struct RelatedScenarioTests {
  private static let fast = "move(600,300 over 96ms)"

  /// Timelines, and the recognisers expected, in order.
  private static let scenarios: [(name: String, timeline: String, expected: [String])] = [
    ("tap", "1: down(500,500) 60ms up", ["tap"]),
    ("double tap", "1: down(500,500) 60ms up 180ms down(503,500) 60ms up", ["doubleTap"]),
    ("two slow taps", "1: down(500,500) 60ms up 600ms down(500,500) 60ms up", ["tap", "tap"]),
    (
      "three taps",
      "1: down(500,500) 60ms up 120ms down(500,500) 60ms up 120ms down(500,500) 60ms up",
      ["doubleTap", "tap"]
    ),
    ("two taps apart", "1: down(500,500) 60ms up 180ms down(560,500) 60ms up", ["tap", "tap"]),
    ("press", "1: down(500,500) 900ms up", ["longPress"]),
    ("drift of 6 pt", "1: down(500,500) 20ms move(506,500 over 40ms) 20ms up", ["tap"]),
    ("slow drag", "1: down(300,500) move(540,500 over 4s) 8ms up", ["pan"]),
    ("drag of 480 pt in 960 ms", "1: down(100,500) move(580,500 over 960ms) up", ["pan"]),
    (
      "drag that rests before the lift", "1: down(300,300) \(fast) 300ms up", ["pan"]
    ),
    ("drag that is cancelled", "1: down(300,300) \(fast) cancel", ["pan"]),
    (
      "drag that a finger joins",
      "1: down(100,300) move(600,300 over 500ms) up; 2: 200ms down(100,500) move(200,500 over 100ms) up",
      ["pan"]
    ),
    ("fast drag to the right", "1: down(300,300) \(fast) up", ["pan", "swipeRight"]),
    ("fast drag to the left", "1: down(300,300) move(0,300 over 96ms) up", ["pan", "swipeLeft"]),
    ("fast drag up", "1: down(300,300) move(300,0 over 96ms) up", ["pan", "swipeUp"]),
    ("fast drag down", "1: down(300,300) move(300,600 over 96ms) up", ["pan", "swipeDown"]),
    ("fast diagonal", "1: down(300,300) move(520,520 over 96ms) up", ["pan"]),
    (
      "two-finger tap", "1: down(450,500) 70ms up; 2: 12ms down(550,500) 50ms up",
      ["twoFingerTap"]
    ),
    ("cancelled press", "1: down(500,500) 700ms cancel", ["longPress"]),
  ]

  @Test(arguments: scenarios)
  func comesToWhatWasMeant(name: String, timeline: String, expected: [String]) throws {
    let every = EveryGesture(isRelated: true)
    try every.test.play(timeline)
    try every.test.window.settle()
    #expect(recognized(every) == expected)
  }

  @Test(arguments: [3, 1.0 / 3])
  func spreadingOrClosingIsAPinchAlone(factor: Double) throws {
    let every = EveryGesture(isRelated: true)
    try every.test.run(twoFingers(span: { 150 + (factor - 1) * 150 * $0 }))
    #expect(recognized(every) == ["pinch"])
  }

  @Test func turningIsARotationAlone() throws {
    let every = EveryGesture(isRelated: true)
    try every.test.run(twoFingers(turn: { $0 * .pi / 3 }))
    #expect(recognized(every) == ["rotation"])
  }

  @Test func goingTogetherIsAPanAlone() throws {
    let every = EveryGesture(isRelated: true)
    try every.test.run(twoFingers(shift: { Vector(160 * $0, 40 * $0) }))
    #expect(recognized(every) == ["pan"])
  }

  private func recognized(_ every: EveryGesture) -> [String] {
    every.test.recorder.transitions
      .filter { $0.from == .possible && ($0.to == .began || $0.to == .ended) }
      .map { every.test.window.recognizer($0.recognizer)! }
      .map { $0.name ?? "\($0.kind)" }
  }
}
