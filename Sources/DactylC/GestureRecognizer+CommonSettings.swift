import Dactyl

extension GestureRecognizer {
  /// Reads or sets what every recogniser has.
  func accessCommonSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .isEnabled: if let new = access.flag(isEnabled) { isEnabled = new }
    case .cancelsTouchesInView: access.flag(&cancelsTouchesInView)
    case .delaysTouchesBegan: access.flag(&delaysTouchesBegan)
    case .delaysTouchesEnded: access.flag(&delaysTouchesEnded)
    case .requiresExclusiveTouchKind: access.flag(&requiresExclusiveTouchKind)
    case .allowedTouchKinds:
      if let new = access.options(allowedTouchKinds.rawValue, all: TouchKindSet.all.rawValue) {
        allowedTouchKinds = TouchKindSet(rawValue: new)
      }
    case .state: access.constant(Double(state.rawValue))
    case .isWaiting: access.constant(isWaitingForOthers ? 1 : 0)
    case .touchTime: access.constant(touchTime)
    case .numberOfTouches: access.constant(Double(numberOfTouches))
    case .windowLocationX: access.constant(location(in: nil).x)
    case .windowLocationY: access.constant(location(in: nil).y)
    case .locationX: access.constant(location(in: view).x)
    case .locationY: access.constant(location(in: view).y)
    default: break
    }
  }
}
