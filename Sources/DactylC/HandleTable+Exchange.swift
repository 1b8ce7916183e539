import Dactyl

extension HandleTable.Object {
  /// Reads or sets a property of the object.
  func carryOut(_ exchange: inout Exchange) {
    switch self {
    case .window(let window):
      window.carryOut(&exchange)
      if exchange.status == Status.unknown { window.carryOutCommon(&exchange) }
    case .view(let view): view.carryOutCommon(&exchange)
    case .recognizer(let recognizer, let kind): kind.carryOut(&exchange, with: recognizer)
    #if Strokes
      case .library(let library): library.carryOut(&exchange)
    #endif
    }
  }
}

extension View {
  /// Reads or sets what every view has.
  func carryOutCommon(_ exchange: inout Exchange) {
    switch exchange.property {
    case .alpha: exchange.number(&alpha, upTo: 1)
    case .isHidden: exchange.flag(&isHidden)
    case .isUserInteractionEnabled: exchange.flag(&isUserInteractionEnabled)
    case .isMultipleTouchEnabled: exchange.flag(&isMultipleTouchEnabled)
    case .isExclusiveTouch: exchange.flag(&isExclusiveTouch)
    case .boundsX: if let new = exchange.any(bounds.origin.x) { bounds.origin.x = new }
    case .boundsY: if let new = exchange.any(bounds.origin.y) { bounds.origin.y = new }
    default: break
    }
  }
}

extension HostWindow {
  /// Reads or sets what windows alone have.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .gestureProfile:
      // There is no telling which preset the numbers once came from.
      if let new = exchange.count(0, atLeast: 0) { setProfile(new) }
    case .tapInterval: if let new = exchange.duration(tapInterval) { tapInterval = new }
    case .tapDistance: if let new = exchange.number(tapDistance) { tapDistance = new }
    case .recordsTouches: exchange.flag(&recordsTouches)
    case .recordsVelocities: exchange.flag(&recordsVelocities)
    case .currentTime: exchange.constant(currentTime)
    default: break
    }
  }

  private func setProfile(_ number: Int) {
    switch number {
    case 1: gestureProfile = .android
    case 2: gestureProfile = .flutter
    case 3: gestureProfile = .chromium
    case 4: gestureProfile = .gtk
    default: gestureProfile = .dactyl
    }
  }
}
