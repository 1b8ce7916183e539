import Dactyl
import DactylStrokes

/// The values of a recogniser at one moment, as far as its kind has them.
struct GestureReading {
  /// The centre of the touches in the window.
  var location: Point
  /// How many fingers have taken part in the gesture at the same time.
  var touches: Int
  var translation: Vector?
  var velocity: Vector?
  var scale: Double?
  var scaleVelocity: Double?
  /// In radians.
  var rotation: Double?
  /// In radians a second.
  var rotationVelocity: Double?
  /// The direction of a swipe.
  var direction: String?

  /// The middle and the radius of a circle, in the window.
  var circle: (center: Point, radius: Double)?

  init(_ recognizer: GestureRecognizer, touches: Int) {
    location = recognizer.location(in: nil)
    self.touches = touches
    if let pan = recognizer as? PanGestureRecognizer {
      translation = pan.translation(in: nil)
      velocity = pan.velocity(in: nil)
    }
    if let pinch = recognizer as? PinchGestureRecognizer {
      scale = pinch.scale
      scaleVelocity = pinch.velocity
    }
    if let turn = recognizer as? RotationGestureRecognizer {
      rotation = turn.rotation
      rotationVelocity = turn.velocity
    }
    if let transform = recognizer as? TransformGestureRecognizer {
      translation = transform.translation(in: nil)
      velocity = transform.velocity(in: nil)
      scale = transform.scale
      scaleVelocity = transform.scaleVelocity
      rotation = transform.rotation
      rotationVelocity = transform.rotationVelocity
    }
    if let drawn = recognizer as? CircleGestureRecognizer, let shape = drawn.circle {
      circle = (shape.center, shape.radius)
      direction = shape.direction == .clockwise ? "clockwise" : "counterclockwise"
    }
    if let swipe = recognizer as? SwipeGestureRecognizer {
      direction = Self.names.first { swipe.recognizedDirection == $0.direction }?.name
    }
  }

  private static let names: [(direction: SwipeGestureRecognizer.Direction, name: String)] = [
    (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
  ]

  /// The values for people.
  var words: String {
    var parts: [String] = []
    if let direction { parts.append(direction) }
    if let circle {
      parts.append(
        "radius \(decimal(circle.radius)) about \(pair(circle.center.x, circle.center.y))")
    }
    if let translation { parts.append("translation \(pair(translation.dx, translation.dy))") }
    if let scale { parts.append("scale \(decimal(scale))") }
    if let rotation { parts.append("rotation \(degrees(rotation))°") }
    if let velocity { parts.append("velocity \(pair(velocity.dx, velocity.dy))/s") }
    if let scaleVelocity { parts.append("growing \(decimal(scaleVelocity))/s") }
    if let rotationVelocity { parts.append("turning \(degrees(rotationVelocity))°/s") }
    parts.append("at \(pair(location.x, location.y))")
    if touches > 0 { parts.append(touches == 1 ? "1 touch" : "\(touches) touches") }
    return parts.joined(separator: ", ")
  }
}

/// Two numbers for people, with at most one decimal.
func pair(_ x: Double, _ y: Double) -> String { "(\(oneDecimal(x)), \(oneDecimal(y)))" }

private func degrees(_ radians: Double) -> String { oneDecimal(radians * 180 / .pi) }

private func oneDecimal(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
