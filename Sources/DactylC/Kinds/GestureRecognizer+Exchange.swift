import Dactyl

extension GestureRecognizer {
  /// Reads or sets what every recogniser has.
  func carryOutCommon(_ exchange: inout Exchange) {
    switch exchange.property {
    case .isEnabled: if let new = exchange.flag(isEnabled) { isEnabled = new }
    case .cancelsTouchesInView: exchange.flag(&cancelsTouchesInView)
    case .delaysTouchesBegan: exchange.flag(&delaysTouchesBegan)
    case .delaysTouchesEnded: exchange.flag(&delaysTouchesEnded)
    case .requiresExclusiveTouchKind: exchange.flag(&requiresExclusiveTouchKind)
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
