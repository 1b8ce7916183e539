import Dactyl
import Foundation

/// A finger that lifts while moving, with its exact velocity by formula.
struct SimulatedFling {
  var number: Int
  var velocity: Vector
  var acceleration: Vector

  static let all = [
    SimulatedFling(number: 1, velocity: Vector(0, -900), acceleration: .zero),
    SimulatedFling(number: 2, velocity: Vector(1400, 200), acceleration: Vector(-1500, 0)),
    SimulatedFling(number: 3, velocity: Vector(-300, 500), acceleration: Vector(400, 900)),
  ]

  private static let duration = 0.24

  /// A line of `velocity`: samples at 120 Hz, the lift, and the velocity at the lift in points a
  /// second.
  var row: String {
    let times = (0...Int(Self.duration * 120)).map { Double($0) / 120 }
    let samples = (times + [times.last!]).map { time in
      let place = Vector(300, 600) + velocity * time + acceleration * (time * time / 2)
      return "[\(hundredths(place.dx)),\(hundredths(place.dy)),\(hundredths(time * 1000))]"
    }
    let end = velocity + acceleration * times.last!
    return """
      {"src":"simulated","pointer":\(number),"complete":true,"strokes":[[\(samples.joined(separator: ","))]],\
      "expected_velocity_px_s":[\(hundredths(end.dx)),\(hundredths(end.dy))]}
      """
  }

  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
