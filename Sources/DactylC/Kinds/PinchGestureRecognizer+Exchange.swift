import Dactyl

extension PinchGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .minimumSpanChange:
      if let new = exchange.number(minimumSpanChange) { minimumSpanChange = new }
    case .scale: if let new = exchange.any(scale) { scale = new }
    case .scaleVelocity: exchange.constant(velocity)
    default: break
    }
  }

  /// Adds scale and velocity.
  func write(to record: inout RecordWriter, _ velocities: Bool) {
    record.add(scale)
    record.add(velocities ? velocity : .nan)
  }
}
