import Dactyl

extension HandleTable.Slot {
  /// Reads or sets a property of the object.
  @inline(never)
  func access(_ access: inout PropertyAccess) {
    guard let object = object?.toOpaque() else { return access.refuse() }
    switch content {
    case .nothing: access.refuse()
    case .window:
      Unmanaged<HostWindow>.fromOpaque(object)._withUnsafeGuaranteedRef {
        $0.accessWindowProperty(&access)
      }
    case .view:
      Unmanaged<View>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.accessViewProperty(&access) }
    case .recognizer:
      guard let kind = RecognizerKind(rawValue: Int32(kind)) else { return access.refuse() }
      Unmanaged<GestureRecognizer>.fromOpaque(object)._withUnsafeGuaranteedRef {
        kind.access(&access, of: $0)
      }
    case .library:
      #if Strokes
        Unmanaged<HostLibrary>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.access(&access) }
      #else
        access.refuse()
      #endif
    }
  }
}

extension View {
  /// Reads or sets a property that every view has.
  func accessViewProperty(_ access: inout PropertyAccess) {
    switch access.property {
    case .alpha: access.exchange(&alpha)
    case .isHidden: access.exchange(&isHidden)
    case .isUserInteractionEnabled: access.exchange(&isUserInteractionEnabled)
    case .isMultipleTouchEnabled: access.exchange(&isMultipleTouchEnabled)
    case .isExclusiveTouch: access.exchange(&isExclusiveTouch)
    case .boundsX: access.exchange(&bounds.origin.x)
    case .boundsY: access.exchange(&bounds.origin.y)
    default: access.refuse()
    }
  }
}

extension HostWindow {
  /// Reads or sets a property of a window or of any view.
  func accessWindowProperty(_ access: inout PropertyAccess) {
    switch access.property {
    case .gestureProfile:
      // The numbers do not tell from which preset they came.
      if access.isSetting { setProfile(access.count) } else { access.count = 0 }
    case .tapInterval: access.exchange(&gestureProfile.tapInterval)
    case .tapDistance: access.exchange(&gestureProfile.tapDistance)
    case .recordsTouches, .recordsDetails, .predictedTouchCount: accessRecording(&access)
    case .currentTime: access.number = currentTime
    case .rejectsPalms, .palmRadius, .palmEdges, .palmEdgesBesidePalm, .palmEdgeWidth,
      .palmEdgeWidthBesidePalm, .palmTravel, .palmMemory, .palmLandingInterval, .palmExtent:
      accessPalmRejection(&access)
    default: accessViewProperty(&access)
    }
  }

  /// Reads or sets what records and events contain.
  private func accessRecording(_ access: inout PropertyAccess) {
    switch access.property {
    case .recordsTouches: access.exchange(&recordsTouches)
    case .recordsDetails: access.exchange(&recordsDetails)
    default:
      if access.isSetting {
        predictedTouchCount = min(access.count, 100)
      } else {
        access.count = predictedTouchCount
      }
    }
  }

  /// Reads or sets palm rejection or one of its numbers; setting a number turns it on. The engine of
  /// most pages has none.
  private func accessPalmRejection(_ access: inout PropertyAccess) {
    #if Core
      access.status = Status.unknown
    #else
      accessPalmFilter(&access)
    #endif
  }

  private func accessPalmFilter(_ access: inout PropertyAccess) {
    if access.property == .rejectsPalms, !access.isSetting {
      access.flag = palmFilter != nil
      return
    }
    if access.property == .rejectsPalms, !access.flag {
      palmFilter = nil
      return
    }
    // In place: copying all numbers for one is much code.
    let filter = palmFilter ?? PalmFilter(PalmRejection())
    if access.property != .rejectsPalms { filter.numbers.accessNumber(&access) }
    if access.isSetting { palmFilter = filter }
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

extension PalmRejection {
  fileprivate mutating func accessNumber(_ access: inout PropertyAccess) {
    switch access.property {
    case .palmRadius: access.exchange(&maximumRadius)
    case .palmEdges: access.exchange(&edges)
    case .palmEdgesBesidePalm: access.exchange(&edgesBesidePalm)
    case .palmEdgeWidth: access.exchange(&edgeWidth)
    case .palmEdgeWidthBesidePalm: access.exchange(&edgeWidthBesidePalm)
    case .palmTravel: access.exchange(&minimumTravel)
    case .palmMemory: access.exchange(&memory)
    case .palmLandingInterval: access.exchange(&landingInterval)
    default: access.exchange(&palmExtent)
    }
  }
}
