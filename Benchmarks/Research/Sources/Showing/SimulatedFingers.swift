import Dactyl
import DactylTesting

/// A person who shows gestures of two to five fingers, with a way of their own and never twice the
/// same: for what no recording has.
struct SimulatedFingers {
  private var generator: SplitMix64
  private let pace: Double
  private let size: Double
  private let lag: Double

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    pace = Self.factor(&generator, 0.35)
    size = Self.factor(&generator, 0.25)
    lag = Double.random(in: 0.01...0.07, using: &generator)
  }

  /// The names of the gestures, and what their fingers do.
  static let gestures: [(name: String, fingers: Int, spread: Double, turn: Double, way: Vector)] =
    [2, 3, 4, 5].flatMap { count in
      [
        ("\(count) apart", count, 2.0, 0.0, Vector.zero),
        ("\(count) together", count, 0.5, 0.0, Vector.zero),
        ("\(count) turn", count, 1.0, 0.9, Vector.zero),
        ("\(count) right", count, 1.0, 0.0, Vector(180, 0)),
        ("\(count) down", count, 1.0, 0.0, Vector(0, 180)),
      ]
    }

  /// The frames of a gesture, at 120 a second.
  mutating func show(_ index: Int) -> [InputFrame] {
    let gesture = Self.gestures[index]
    func vary(_ share: Double) -> Double { Self.factor(&generator, share) }
    let seconds = 0.4 * pace * vary(0.2)
    let strength = size * vary(0.15)
    let spread = exponential(logarithm(gesture.spread) * strength)
    let turn = gesture.turn * strength
    let angle = Double.random(in: -0.2...0.2, using: &generator)
    let way =
      Vector(
        gesture.way.dx * cosine(angle) - gesture.way.dy * sine(angle),
        gesture.way.dx * sine(angle) + gesture.way.dy * cosine(angle)) * strength
    let radius = (gesture.spread < 1 ? 130 : 75) * vary(0.2)
    let start = Double.random(in: 0...6.28, using: &generator)
    let comes = (0..<gesture.fingers).map {
      $0 == 0 ? 0 : Double.random(in: 0...lag * 2, using: &generator)
    }
    let goes = (0..<gesture.fingers).map { _ in
      0.2 + seconds + Double.random(in: 0...lag * 2, using: &generator)
    }
    var frames: [InputFrame] = []
    var down: Set<Int> = []
    for step in 0...Int((0.3 + seconds + lag * 2) * 120) {
      let time = Double(step) / 120
      let part = min(max((time - 0.1) / seconds, 0), 1)
      let eased = part * part * (3 - 2 * part)
      var frame = InputFrame(time: time, contacts: [])
      for finger in 0..<gesture.fingers {
        let at = start + Double(finger) / Double(gesture.fingers) * 2 * .pi + turn * eased
        let length = radius * (1 + (spread - 1) * eased)
        let place = Point(
          400 + way.dx * eased + length * cosine(at) + Double.random(in: -1...1, using: &generator),
          400 + way.dy * eased + length * sine(at) + Double.random(in: -1...1, using: &generator))
        if time >= goes[finger] {
          if down.remove(finger) != nil {
            frame.contacts.append(Contact(id: finger, phase: .ended, position: place))
          }
        } else if time >= comes[finger] {
          let phase: TouchPhase = down.insert(finger).inserted ? .began : .moved
          frame.contacts.append(Contact(id: finger, phase: phase, position: place))
        }
      }
      if !frame.contacts.isEmpty { frames.append(frame) }
    }
    return frames
  }

  private static func factor(_ generator: inout SplitMix64, _ share: Double) -> Double {
    exponential(Double.random(in: -share...share, using: &generator))
  }
}
