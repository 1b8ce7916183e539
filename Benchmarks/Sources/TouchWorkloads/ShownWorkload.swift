import Dactyl
import DactylStrokes
import Foundation

/// Three fingers do ten gestures that were shown three times each, before a recogniser of all ten;
/// a round is one of each. They differ in direction, and five follow the fingers once they are clear.
final class ShownWorkload: Workload {
  private let player: FramePlayer
  private var known = 0
  private var rounds = 0

  private static let gestures = 10

  init() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let gestures = (0..<Self.gestures).map { Self.frames(of: $0, length: 200) }
    player = FramePlayer(gestures, in: window)
    var library = DemonstrationLibrary()
    for id in gestures.indices {
      library.define(
        DemonstrationClass(id: id, name: "\(id)", isContinuous: id.isMultiple(of: 2)))
      for length in [180.0, 200, 220] {
        for shown in Demonstration.all(in: Self.frames(of: id, length: length)) {
          library.add(shown, class: id)
        }
      }
    }
    let recognizer = DemonstratedGestureRecognizer(library: library)
    recognizer.addAction { [unowned self] shown in
      if shown.state == .ended { known += 1 }
    }
    window.addGestureRecognizer(recognizer)
  }

  /// Three fingers beside each other go one of ten ways within 0.4 s.
  private static func frames(of gesture: Int, length: Double) -> [InputFrame] {
    let steps = 48
    let angle = Double(gesture) * .pi / 5
    let way = Vector(length * cos(angle), length * sin(angle))
    return (0...steps + 1).map { step in
      let phase: TouchPhase = step == 0 ? .began : step > steps ? .ended : .moved
      return InputFrame(
        time: Double(step) / 120,
        contacts: (0..<3).map { finger in
          Contact(
            id: finger, phase: phase,
            position: Point(400 + 100 * Double(finger), 500)
              + way * (Double(min(step, steps)) / Double(steps)))
        })
    }
  }

  var updates: Int { player.updates }
  var steadyAllocations: Int? { nil }

  func run(rounds count: Int) throws {
    for _ in 0..<count { try player.play() }
    rounds += count
    guard known == Self.gestures * rounds else {
      throw WorkloadError("shown: \(known) of \(Self.gestures * rounds)")
    }
  }
}
