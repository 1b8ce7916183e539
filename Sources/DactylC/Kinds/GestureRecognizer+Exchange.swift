import Dactyl

extension GestureRecognizer {
  /// Reads or sets what every recogniser has.
  func carryOutCommon(_ exchange: inout Exchange) {
    switch exchange.property {
    case .isEnabled: if let new = exchange.flag(isEnabled) { isEnabled = new }
    case .cancelsTouchesInView:
      if let new = exchange.flag(cancelsTouchesInView) { cancelsTouchesInView = new }
    case .delaysTouchesBegan:
      if let new = exchange.flag(delaysTouchesBegan) { delaysTouchesBegan = new }
    case .delaysTouchesEnded:
      if let new = exchange.flag(delaysTouchesEnded) { delaysTouchesEnded = new }
    case .requiresExclusiveTouchKind:
      if let new = exchange.flag(requiresExclusiveTouchKind) { requiresExclusiveTouchKind = new }
    case .allowedTouchKinds:
      if let new = exchange.options(allowedTouchKinds.rawValue, all: TouchKindSet.all.rawValue) {
        allowedTouchKinds = TouchKindSet(rawValue: new)
      }
    case .state: exchange.constant(Double(state.rawValue))
    case .isWaiting: exchange.constant(isWaitingForOthers ? 1 : 0)
    case .numberOfTouches: exchange.constant(Double(numberOfTouches))
    default: break
    }
  }
}
