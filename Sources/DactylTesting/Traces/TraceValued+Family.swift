import Dactyl

extension RotationGestureRecognizer: TraceValued {
  /// The rotation in degrees, such as `57.3°`.
  public var traceValue: String { degrees(rotation) }
}

extension TransformGestureRecognizer: TraceValued {
  /// Translation in the recogniser's view, scale and rotation, such as `12,0 ×1.5 30°`.
  public var traceValue: String {
    let way = translation(in: view)
    return "\(decimal(way.dx)),\(decimal(way.dy)) ×\(decimal(scale)) \(degrees(rotation))"
  }
}

private func degrees(_ radians: Double) -> String { decimal(radians * 180 / .pi) + "°" }
