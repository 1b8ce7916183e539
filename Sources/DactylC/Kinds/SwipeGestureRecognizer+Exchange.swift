import Dactyl

extension SwipeGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .direction:
      if let new = exchange.options(direction.rawValue, all: 15) {
        direction = Direction(rawValue: new)
      }
    case .numberOfTouchesRequired:
      if let new = exchange.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .maximumDuration:
      if let new = exchange.duration(maximumDuration) { maximumDuration = new }
    case .minimumDistance:
      if let new = exchange.number(minimumDistance) { minimumDistance = new }
    case .maximumDirectionDeviation:
      if let new = exchange.number(maximumDirectionDeviation, upTo: .pi) {
        maximumDirectionDeviation = new
      }
    default: break
    }
  }

  /// Adds the direction.
  func write(to record: inout RecordWriter) {
    record.add(Double(recognizedDirection.rawValue))
  }
}
