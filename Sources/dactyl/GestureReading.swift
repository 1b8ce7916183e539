#if Tools
  import Dactyl

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
    }

    /// The values for people.
    var words: String {
      var parts: [String] = []
      if let translation { parts.append("translation \(pair(translation.dx, translation.dy))") }
      if let scale { parts.append("scale \(decimal(scale))") }
      if let velocity { parts.append("velocity \(pair(velocity.dx, velocity.dy))/s") }
      if let scaleVelocity { parts.append("velocity \(decimal(scaleVelocity))/s") }
      parts.append("at \(pair(location.x, location.y))")
      if touches > 0 { parts.append(touches == 1 ? "1 touch" : "\(touches) touches") }
      return parts.joined(separator: ", ")
    }
  }

  /// Two numbers for people, with at most one decimal.
  func pair(_ x: Double, _ y: Double) -> String { "(\(oneDecimal(x)), \(oneDecimal(y)))" }

  private func oneDecimal(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
#endif
