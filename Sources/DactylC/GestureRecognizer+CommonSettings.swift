import Dactyl

extension GestureRecognizer {
  /// Reads or sets a property that every recogniser has.
  func accessCommonSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .isEnabled:
      if access.isSetting { isEnabled = access.flag } else { access.flag = isEnabled }
    case .cancelsTouchesInView: access.exchange(&cancelsTouchesInView)
    case .delaysTouchesBegan: access.exchange(&delaysTouchesBegan)
    case .delaysTouchesEnded: access.exchange(&delaysTouchesEnded)
    case .requiresExclusiveTouchKind: access.exchange(&requiresExclusiveTouchKind)
    case .allowedTouchKinds: access.exchange(&allowedTouchKinds)
    case .state: access.bits = state.rawValue
    case .isWaiting: access.flag = isWaitingForOthers
    case .touchTime: access.number = touchTime
    case .numberOfTouches: access.count = numberOfTouches
    case .windowLocationX, .windowLocationY, .locationX, .locationY:
      let isOfWindow = access.property == .windowLocationX || access.property == .windowLocationY
      let isX = access.property == .windowLocationX || access.property == .locationX
      let place = location(in: isOfWindow ? nil : view)
      access.number = isX ? place.x : place.y
    default: access.refuse()
    }
  }
}
