import Dactyl

extension HandleTable.Slot {
  /// Reads or sets a property of the object.
  @inline(never)
  func access(_ access: inout PropertyAccess) {
    guard let object = object?.toOpaque() else { return }
    switch content {
    case .nothing: break
    case .window:
      Unmanaged<HostWindow>.fromOpaque(object)._withUnsafeGuaranteedRef {
        $0.accessWindowProperty(&access)
        if access.status == Status.unknown { $0.accessViewProperty(&access) }
      }
    case .view:
      Unmanaged<View>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.accessViewProperty(&access) }
    case .recognizer:
      guard let kind = RecognizerKind(rawValue: Int32(kind)) else { return }
      Unmanaged<GestureRecognizer>.fromOpaque(object)._withUnsafeGuaranteedRef {
        kind.access(&access, of: $0)
      }
    case .library:
      #if Strokes
        Unmanaged<HostLibrary>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.access(&access) }
      #else
        break
      #endif
    }
  }
}

extension View {
  /// Reads or sets what every view has.
  func accessViewProperty(_ access: inout PropertyAccess) {
    switch access.property {
    case .alpha: access.number(&alpha, upTo: 1)
    case .isHidden: access.flag(&isHidden)
    case .isUserInteractionEnabled: access.flag(&isUserInteractionEnabled)
    case .isMultipleTouchEnabled: access.flag(&isMultipleTouchEnabled)
    case .isExclusiveTouch: access.flag(&isExclusiveTouch)
    case .boundsX: if let new = access.any(bounds.origin.x) { bounds.origin.x = new }
    case .boundsY: if let new = access.any(bounds.origin.y) { bounds.origin.y = new }
    default: break
    }
  }
}

extension HostWindow {
  /// Reads or sets what windows alone have.
  func accessWindowProperty(_ access: inout PropertyAccess) {
    switch access.property {
    case .gestureProfile:
      // There is no telling which preset the numbers once came from.
      if let new = access.count(0, atLeast: 0) { setProfile(new) }
    case .tapInterval: if let new = access.duration(tapInterval) { tapInterval = new }
    case .tapDistance: if let new = access.number(tapDistance) { tapDistance = new }
    case .recordsTouches: access.flag(&recordsTouches)
    case .recordsDetails: access.flag(&recordsDetails)
    case .predictedTouchCount:
      if let new = access.count(predictedTouchCount, atLeast: 0) {
        predictedTouchCount = min(new, 100)
      }
    case .currentTime: access.constant(currentTime)
    case .rejectsPalms:
      if let new = access.flag(palmRejection != nil) {
        palmRejection = new ? palmRejection ?? PalmRejection() : nil
      }
    default: accessPalmNumber(&access)
    }
  }

  /// Reads or sets a number of palm rejection; setting one turns it on.
  private func accessPalmNumber(_ access: inout PropertyAccess) {
    var numbers = palmRejection ?? PalmRejection()
    switch access.property {
    case .palmRadius: access.duration(&numbers.maximumRadius)
    case .palmEdges: access.edges(&numbers.edges)
    case .palmEdgesBesidePalm: access.edges(&numbers.edgesBesidePalm)
    case .palmEdgeWidth: access.number(&numbers.edgeWidth)
    case .palmEdgeWidthBesidePalm: access.number(&numbers.edgeWidthBesidePalm)
    case .palmTravel: access.number(&numbers.minimumTravel)
    case .palmMemory: access.number(&numbers.memory)
    case .palmLandingInterval: access.number(&numbers.landingInterval)
    case .palmExtent: access.number(&numbers.palmExtent)
    default: return
    }
    if access.hasChanged { palmRejection = numbers }
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
