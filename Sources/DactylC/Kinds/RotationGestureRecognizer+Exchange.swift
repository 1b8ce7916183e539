import Dactyl

extension RotationGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .minimumArc: if let new = exchange.number(minimumArc) { minimumArc = new }
    case .rotation: if let new = exchange.any(rotation) { rotation = new }
    case .rotationVelocity: exchange.constant(velocity)
    default: break
    }
  }

  /// Adds rotation and velocity.
  func write(to record: inout RecordWriter, _ velocities: Bool) {
    record.add(rotation)
    record.add(velocities ? velocity : .nan)
  }
}
