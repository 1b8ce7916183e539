import Dactyl
import DactylStrokes
import Platform

/// A recogniser's measurements at one moment, in window coordinates.
package struct GestureMoment {
  /// The centre of the touches.
  package var location: Point
  /// The most fingers at the same time in this gesture.
  package var touches: Int
  /// The name of the class of a gesture that was drawn or shown; nil for other gestures.
  package var className: String?
  /// The readings that have values.
  package var readings: [GestureReading]

  package init(_ recognizer: GestureRecognizer, touches: Int) {
    location = recognizer.location(in: nil)
    self.touches = touches
    let name =
      (recognizer as? StrokeGestureRecognizer)?.className
      ?? (recognizer as? DemonstratedGestureRecognizer)?.className
    className = name.map { "\($0)" }
    // A view's number means nothing to a reader.
    readings = recognizer.readings(in: nil).filter {
      $0.name != "viewToDelete" && !$0.values.contains(where: \.isNaN)
    }
  }

  /// The readings for people.
  package var words: String {
    var parts = [className].compactMap { $0 } + readings.compactMap(Self.words)
    parts.append("at \(pair(location.x, location.y))")
    if touches > 0 { parts.append(touches == 1 ? "1 touch" : "\(touches) touches") }
    return parts.joined(separator: ", ")
  }

  /// The numbers of a reading; nil if the gesture has none of that name.
  package func values(_ name: String) -> [Double]? { readings.first { $0.name == name }?.values }

  /// The word of a reading; nil if it has none.
  package func word(_ name: String) -> String? { readings.first { $0.name == name }?.word }

  private static func words(_ reading: GestureReading) -> String? {
    let name = reading.name
    let values = reading.values
    if let word = reading.word { return name == "direction" ? word : "\(name) \(word)" }
    switch name {
    case "velocity": return "velocity \(pair(values[0], values[1]))/s"
    case "scaleVelocity": return "growing \(decimal(values[0]))/s"
    case "rotation": return "rotation \(degrees(values[0]))°"
    case "rotationVelocity": return "turning \(degrees(values[0]))°/s"
    case "angle", "tilt", "sweep", "altitude", "azimuth", "roll":
      return "\(name) \(degrees(values[0]))°"
    default:
      switch values.count {
      case 1: return "\(name) \(decimal(values[0]))"
      case 2: return "\(name) \(pair(values[0], values[1]))"
      // Rectangles and transforms are for programs.
      default: return nil
      }
    }
  }
}

/// Two numbers for people, with at most one decimal.
package func pair(_ x: Double, _ y: Double) -> String { "(\(oneDecimal(x)), \(oneDecimal(y)))" }

private func degrees(_ radians: Double) -> String { oneDecimal(radians * 180 / .pi) }

private func oneDecimal(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
