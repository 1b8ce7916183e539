// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

#if Strokes
  import DactylStrokes
#endif

extension TapGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .numberOfTapsRequired: if access.isSetting(atLeast: 1) { numberOfTapsRequired = access.count } else { access.count = numberOfTapsRequired }
    case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
    case .allowableMovement: if access.isSetting { allowableMovement = access.number } else { access.number = allowableMovement }
    case .maximumPressDuration: if access.isSetting { maximumPressDuration = access.number } else { access.number = maximumPressDuration }
    case .maximumTapInterval: if access.isSetting { maximumTapInterval = access.number } else { access.number = maximumTapInterval }
    case .minimumTapInterval: if access.isSetting { minimumTapInterval = access.number } else { access.number = minimumTapInterval }
    case .maximumTapDistance: if access.isSetting { maximumTapDistance = access.number } else { access.number = maximumTapDistance }
    default: accessCommonSetting(&access)
    }
  }
}

extension LongPressGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumPressDuration: if access.isSetting { minimumPressDuration = access.number } else { access.number = minimumPressDuration }
    case .allowableMovement: if access.isSetting { allowableMovement = access.number } else { access.number = allowableMovement }
    case .numberOfTapsRequired: access.exchange(&numberOfTapsRequired)
    case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
    case .maximumTapDuration: if access.isSetting { maximumTapDuration = access.number } else { access.number = maximumTapDuration }
    case .maximumTapInterval: if access.isSetting { maximumTapInterval = access.number } else { access.number = maximumTapInterval }
    case .maximumTapDistance: if access.isSetting { maximumTapDistance = access.number } else { access.number = maximumTapDistance }
    default: accessCommonSetting(&access)
    }
  }
}

extension PanGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumNumberOfTouches: access.exchange(&minimumNumberOfTouches)
    case .maximumNumberOfTouches: access.exchange(&maximumNumberOfTouches)
    case .minimumDistance: if access.isSetting { minimumDistance = access.number } else { access.number = minimumDistance }
    case .minimumDistanceBesideTap: if access.isSetting { minimumDistanceBesideTap = access.number } else { access.number = minimumDistanceBesideTap }
    case .axis: if access.isSetting { axis = PanGestureRecognizer.Axis(rawValue: access.bits) ?? axis } else { access.bits = axis.rawValue }
    default: accessCommonSetting(&access)
    }
  }
}

extension PinchGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumNumberOfTouches: if access.isSetting(atLeast: 2) { minimumNumberOfTouches = access.count } else { access.count = minimumNumberOfTouches }
    case .maximumNumberOfTouches: if access.isSetting(atLeast: 2) { maximumNumberOfTouches = access.count } else { access.count = maximumNumberOfTouches }
    case .minimumSpanChange: if access.isSetting { minimumSpanChange = access.number } else { access.number = minimumSpanChange }
    default: accessCommonSetting(&access)
    }
  }
}

extension RotationGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumNumberOfTouches: if access.isSetting(atLeast: 2) { minimumNumberOfTouches = access.count } else { access.count = minimumNumberOfTouches }
    case .maximumNumberOfTouches: if access.isSetting(atLeast: 2) { maximumNumberOfTouches = access.count } else { access.count = maximumNumberOfTouches }
    case .minimumArc: if access.isSetting { minimumArc = access.number } else { access.number = minimumArc }
    default: accessCommonSetting(&access)
    }
  }
}

extension SwipeGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .direction: access.exchange(&direction)
    case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
    case .maximumDuration: if access.isSetting { maximumDuration = access.number } else { access.number = maximumDuration }
    case .allowsRest: if access.isSetting { allowsRest = access.flag } else { access.flag = allowsRest }
    case .landingInterval: if access.isSetting { landingInterval = access.number } else { access.number = landingInterval }
    case .minimumDistance: if access.isSetting { minimumDistance = access.number } else { access.number = minimumDistance }
    case .maximumDirectionDeviation: if access.isSetting { maximumDirectionDeviation = access.number } else { access.number = maximumDirectionDeviation }
    case .minimumFingerShare: if access.isSetting { minimumFingerShare = access.number } else { access.number = minimumFingerShare }
    case .minimumVelocity: if access.isSetting { minimumVelocity = access.number } else { access.number = minimumVelocity }
    case .recognizesAtLift: if access.isSetting { recognizesAtLift = access.flag } else { access.flag = recognizesAtLift }
    default: accessCommonSetting(&access)
    }
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessOwnSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .edges: access.exchange(&edges)
    case .edgeWidth: if access.isSetting { edgeWidth = access.number } else { access.number = edgeWidth }
    default: accessSetting(&access)
    }
  }
}

#if Strokes
  extension CheckMarkGestureRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumLength: access.exchange(&criteria.minimumLength)
      case .maximumTilt: access.exchange(&criteria.maximumTilt)
      case .maximumLegRatio: access.exchange(&criteria.maximumLegRatio)
      case .generosity: access.exchange(&criteria.generosity)
      case .recognizesEarly: if access.isSetting { recognizesEarly = access.flag } else { access.flag = recognizesEarly }
      case .earlyLegRatio: if access.isSetting { earlyLegRatio = access.number } else { access.number = earlyLegRatio }
      case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
      default: accessCommonSetting(&access)
      }
    }
  }
#endif

#if Strokes
  extension CircleGestureRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumRadius: access.exchange(&criteria.minimumRadius)
      case .minimumSweep: access.exchange(&criteria.minimumSweep)
      case .maximumSweep: access.exchange(&criteria.maximumSweep)
      case .generosity: access.exchange(&criteria.generosity)
      case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
      default: accessCommonSetting(&access)
      }
    }
  }
#endif

#if Strokes
  extension ScratchOutGestureRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumReversals: access.exchange(&criteria.minimumReversals)
      case .minimumLegLength: access.exchange(&criteria.minimumLegLength)
      case .maximumAngle: access.exchange(&criteria.maximumAngle)
      case .generosity: access.exchange(&criteria.generosity)
      case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
      default: accessCommonSetting(&access)
      }
    }
  }
#endif

#if Strokes
  extension HostStrokeRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .maximumStrokeInterval: if access.isSetting { maximumStrokeInterval = access.number } else { access.number = maximumStrokeInterval }
      case .numberOfTouchesRequired: access.exchange(&numberOfTouchesRequired)
      default: accessHandle(&access)
      }
    }
  }
#endif

#if Shown
  extension HostShownRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .maximumInterval: if access.isSetting { maximumInterval = access.number } else { access.number = maximumInterval }
      default: accessHandle(&access)
      }
    }
  }
#endif

extension TransformGestureRecognizer {
  /// Reads or sets a setting of its own, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .axes: access.exchange(&axes)
    case .unlocksAxesTogether: if access.isSetting { unlocksAxesTogether = access.flag } else { access.flag = unlocksAxesTogether }
    case .minimumNumberOfTouches: access.exchange(&minimumNumberOfTouches)
    case .minimumDistance: if access.isSetting { minimumDistance = access.number } else { access.number = minimumDistance }
    case .minimumDistanceBesideTap: if access.isSetting { minimumDistanceBesideTap = access.number } else { access.number = minimumDistanceBesideTap }
    case .minimumSpanChange: if access.isSetting { minimumSpanChange = access.number } else { access.number = minimumSpanChange }
    case .minimumArc: if access.isSetting { minimumArc = access.number } else { access.number = minimumArc }
    default: accessCommonSetting(&access)
    }
  }
}

#if !Core
  extension HostRecognizer {
    /// Reads or sets a setting of its own, or one that all have.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .outlastsTouches: if access.isSetting { outlastsTouches = access.flag } else { access.flag = outlastsTouches }
      default: accessCommonSetting(&access)
      }
    }
  }
#endif
