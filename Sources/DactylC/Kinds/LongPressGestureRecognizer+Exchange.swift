import Dactyl

extension LongPressGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .minimumPressDuration:
      if let new = exchange.duration(minimumPressDuration) { minimumPressDuration = new }
    case .allowableMovement:
      if let new = exchange.number(allowableMovement) { allowableMovement = new }
    case .numberOfTapsRequired:
      if let new = exchange.count(numberOfTapsRequired, atLeast: 0) { numberOfTapsRequired = new }
    case .numberOfTouchesRequired:
      if let new = exchange.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .maximumTapInterval:
      if let new = exchange.duration(maximumTapInterval) { maximumTapInterval = new }
    case .maximumTapDistance:
      if let new = exchange.number(maximumTapDistance) { maximumTapDistance = new }
    default: break
    }
  }
}
