import Dactyl
import DactylTesting

@testable import DactylStrokes

/// Gestures that tests show, three times each by a hand that is never quite the same.
enum ShownGestures {
  /// Fingers `count` on a ring that spreads, turns or travels, over a time.
  static func ring(
    _ count: Int, spread: Double = 1, turn: Double = 0, by shift: Vector = .zero,
    radius: Double = 60, seconds: Double = 0.4, late: Double = 0, at centre: Point = Point(400, 400)
  ) -> [InputFrame] {
    func place(_ finger: Int, _ part: Double) -> Point {
      let angle = Double(finger) / Double(count) * 2 * .pi + turn * part
      let length = radius * (1 + (spread - 1) * part)
      return Point(
        centre.x + shift.dx * part + length * cosine(angle),
        centre.y + shift.dy * part + length * sine(angle))
    }
    var frames: [InputFrame] = []
    let early = late > 0 ? count - 1 : count
    frames.append(
      InputFrame(
        time: 0,
        contacts: (0..<early).map { Contact(id: $0, phase: .began, position: place($0, 0)) }))
    if late > 0 {
      frames.append(
        InputFrame(
          time: late,
          contacts: [Contact(id: count - 1, phase: .began, position: place(count - 1, 0))]))
    }
    let steps = Int(seconds * 120)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      frames.append(
        InputFrame(
          time: late + seconds * part,
          contacts: (0..<count).map {
            Contact(id: $0, phase: .moved, position: place($0, part))
          }))
    }
    frames.append(
      InputFrame(
        time: late + seconds + 0.01,
        contacts: (0..<count).map { Contact(id: $0, phase: .ended, position: place($0, 1)) }))
    return frames
  }

  /// The only demonstration in frames.
  static func shown(_ frames: [InputFrame]) -> Demonstration {
    Demonstration.all(in: frames)[0]
  }

  /// The only demonstration in a timeline.
  static func shown(_ timeline: String) throws -> Demonstration {
    shown(try touches(timeline))
  }

  /// Three fingers that spread, three that close, two that go right, and two taps in turn.
  static func library() throws -> DemonstrationLibrary {
    var library = DemonstrationLibrary()
    for (id, name) in ["apart", "together", "right", "in turn"].enumerated() {
      library.define(DemonstrationClass(id: id, name: StrokeClass.Name(name)))
    }
    for (spread, seconds) in [(2.0, 0.35), (2.3, 0.4), (1.8, 0.5)] {
      library.add(shown(ring(3, spread: spread, seconds: seconds)), class: 0)
      library.add(shown(ring(3, spread: 1 / spread, radius: 130, seconds: seconds)), class: 1)
      library.add(shown(ring(2, by: Vector(120 * spread, 0), seconds: seconds)), class: 2)
    }
    for pause in [100, 150, 180] {
      library.add(
        try shown("1: down(300,300) 90ms up \(pause)ms down(420,300) 90ms up"), class: 3)
    }
    return library
  }
}
