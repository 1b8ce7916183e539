import Dactyl

extension TapGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .numberOfTapsRequired:
      if let new = exchange.count(numberOfTapsRequired) { numberOfTapsRequired = new }
    case .numberOfTouchesRequired:
      if let new = exchange.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .allowableMovement:
      if let new = exchange.number(allowableMovement) { allowableMovement = new }
    case .maximumPressDuration:
      if let new = exchange.duration(maximumPressDuration) { maximumPressDuration = new }
    case .maximumTapInterval:
      if let new = exchange.duration(maximumTapInterval) { maximumTapInterval = new }
    case .maximumTapDistance:
      if let new = exchange.number(maximumTapDistance) { maximumTapDistance = new }
    default: break
    }
  }
}
