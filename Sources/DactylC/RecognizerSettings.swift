// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

#if Strokes
  import DactylStrokes
#endif

extension TapGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .numberOfTapsRequired:
      if let new = access.count(numberOfTapsRequired) { numberOfTapsRequired = new }
    case .numberOfTouchesRequired:
      if let new = access.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .allowableMovement:
      if let new = access.number(allowableMovement) { allowableMovement = new }
    case .maximumPressDuration:
      if let new = access.duration(maximumPressDuration) { maximumPressDuration = new }
    case .maximumTapInterval:
      if let new = access.duration(maximumTapInterval) { maximumTapInterval = new }
    case .minimumTapInterval:
      if let new = access.duration(minimumTapInterval) { minimumTapInterval = new }
    case .maximumTapDistance:
      if let new = access.number(maximumTapDistance) { maximumTapDistance = new }
    default: break
    }
  }
}

extension LongPressGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumPressDuration:
      if let new = access.duration(minimumPressDuration) { minimumPressDuration = new }
    case .allowableMovement:
      if let new = access.number(allowableMovement) { allowableMovement = new }
    case .numberOfTapsRequired:
      if let new = access.count(numberOfTapsRequired, atLeast: 0) { numberOfTapsRequired = new }
    case .numberOfTouchesRequired:
      if let new = access.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .maximumTapDuration:
      if let new = access.duration(maximumTapDuration) { maximumTapDuration = new }
    case .maximumTapInterval:
      if let new = access.duration(maximumTapInterval) { maximumTapInterval = new }
    case .maximumTapDistance:
      if let new = access.number(maximumTapDistance) { maximumTapDistance = new }
    default: break
    }
  }
}

extension PanGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumNumberOfTouches:
      if let new = access.count(minimumNumberOfTouches) { minimumNumberOfTouches = new }
    case .maximumNumberOfTouches:
      if let new = access.count(maximumNumberOfTouches) { maximumNumberOfTouches = new }
    case .minimumDistance:
      if let new = access.number(minimumDistance) { minimumDistance = new }
    case .minimumDistanceBesideTap:
      if let new = access.number(minimumDistanceBesideTap) { minimumDistanceBesideTap = new }
    case .axis:
      if let new = access.choice(axis.rawValue, of: 3).flatMap(PanGestureRecognizer.Axis.init(rawValue:)) {
        axis = new
      }
    default: accessValue(&access)
    }
  }
}

extension PinchGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumSpanChange:
      if let new = access.number(minimumSpanChange) { minimumSpanChange = new }
    case .minimumFingerMovement:
      if let new = access.number(minimumFingerMovement) { minimumFingerMovement = new }
    case .stillFingerFactor:
      if let new = access.number(stillFingerFactor) { stillFingerFactor = new }
    default: accessValue(&access)
    }
  }
}

extension RotationGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumArc:
      if let new = access.number(minimumArc) { minimumArc = new }
    case .minimumFingerMovement:
      if let new = access.number(minimumFingerMovement) { minimumFingerMovement = new }
    case .stillFingerFactor:
      if let new = access.number(stillFingerFactor) { stillFingerFactor = new }
    default: accessValue(&access)
    }
  }
}

extension SwipeGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .direction:
      if let new = access.options(direction.rawValue, all: 15) {
        direction = SwipeGestureRecognizer.Direction(rawValue: new)
      }
    case .numberOfTouchesRequired:
      if let new = access.count(numberOfTouchesRequired) { numberOfTouchesRequired = new }
    case .maximumDuration:
      if let new = access.duration(maximumDuration) { maximumDuration = new }
    case .minimumDistance:
      if let new = access.number(minimumDistance) { minimumDistance = new }
    case .maximumDirectionDeviation:
      if let new = access.number(maximumDirectionDeviation, upTo: .pi) {
        maximumDirectionDeviation = new
      }
    case .minimumFingerShare:
      if let new = access.number(minimumFingerShare, upTo: 1) { minimumFingerShare = new }
    case .minimumVelocity:
      if let new = access.number(minimumVelocity) { minimumVelocity = new }
    case .recognizesAtLift:
      if let new = access.flag(recognizesAtLift) { recognizesAtLift = new }
    default: break
    }
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessOwnSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .edges:
      if let new = access.options(edges.rawValue, all: RectEdge.all.rawValue) {
        edges = RectEdge(rawValue: new)
      }
    case .edgeWidth:
      if let new = access.number(edgeWidth) { edgeWidth = new }
    default: accessSetting(&access)
    }
  }
}

#if Strokes
  extension CheckMarkGestureRecognizer {
    /// Reads or sets a setting of its own.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumAngle:
        access.number(&criteria.minimumAngle, upTo: .pi)
      case .maximumAngle:
        access.number(&criteria.maximumAngle, upTo: .pi)
      case .minimumLength:
        access.number(&criteria.minimumLength)
      case .minimumTilt:
        access.any(&criteria.minimumTilt)
      case .maximumTilt:
        access.number(&criteria.maximumTilt, upTo: .pi)
      case .minimumLegRatio:
        access.number(&criteria.minimumLegRatio)
      case .maximumLegRatio:
        access.number(&criteria.maximumLegRatio)
      case .legRatioGrowth:
        access.number(&criteria.legRatioGrowth)
      case .maximumExtraTurn:
        access.number(&criteria.maximumExtraTurn)
      case .generosity:
        access.factor(&criteria.generosity)
      case .detourAllowance:
        access.factor(&criteria.detourAllowance)
      case .openingAllowance:
        access.factor(&criteria.openingAllowance)
      case .fallAllowance:
        access.factor(&criteria.fallAllowance)
      case .bendSpreadAllowance:
        access.factor(&criteria.bendSpreadAllowance)
      case .recognizesEarly:
        if let new = access.flag(recognizesEarly) { recognizesEarly = new }
      case .earlyLegRatio:
        if let new = access.number(earlyLegRatio, upTo: 1) { earlyLegRatio = new }
      default: break
      }
    }
  }
#endif

#if Strokes
  extension CircleGestureRecognizer {
    /// Reads or sets a setting of its own.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .deviation:
        access.number(&criteria.deviation)
      case .minimumRadius:
        access.number(&criteria.minimumRadius)
      case .minimumSweep:
        access.number(&criteria.minimumSweep)
      case .maximumSweep:
        access.number(&criteria.maximumSweep)
      case .maximumGap:
        access.number(&criteria.maximumGap)
      case .maximumTurnUnevenness:
        access.number(&criteria.maximumTurnUnevenness, upTo: .pi)
      case .minimumRoundness:
        access.number(&criteria.minimumRoundness, upTo: 1)
      case .generosity:
        access.factor(&criteria.generosity)
      case .meanDeviationAllowance:
        access.factor(&criteria.meanDeviationAllowance)
      case .flatnessAllowance:
        access.factor(&criteria.flatnessAllowance)
      case .turnAllowance:
        access.factor(&criteria.turnAllowance)
      case .turnUnevennessAllowance:
        access.factor(&criteria.turnUnevennessAllowance)
      default: break
      }
    }
  }
#endif

#if Strokes
  extension ScratchOutGestureRecognizer {
    /// Reads or sets a setting of its own.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumReversals:
        if let new = access.count(criteria.minimumReversals) { criteria.minimumReversals = new }
      case .minimumLegLength:
        access.number(&criteria.minimumLegLength)
      case .maximumAngle:
        access.number(&criteria.maximumAngle, upTo: .pi)
      case .generosity:
        access.factor(&criteria.generosity)
      case .divergenceAllowance:
        access.factor(&criteria.divergenceAllowance)
      case .crookednessAllowance:
        access.factor(&criteria.crookednessAllowance)
      case .openingAllowance:
        access.factor(&criteria.openingAllowance)
      case .narrownessAllowance:
        access.factor(&criteria.narrownessAllowance)
      case .fewReversalsAllowance:
        access.factor(&criteria.fewReversalsAllowance)
      case .sameTurnsAllowance:
        access.factor(&criteria.sameTurnsAllowance)
      default: break
      }
    }
  }
#endif

#if Strokes
  extension HostStrokeRecognizer {
    /// Reads or sets a setting of its own.
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .maximumStrokeInterval:
        if let new = access.duration(maximumStrokeInterval) { maximumStrokeInterval = new }
      default: accessHandle(&access)
      }
    }
  }
#endif

extension TransformGestureRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .axes:
      if let new = access.options(axes.rawValue, all: TransformAxes.all.rawValue) {
        axes = TransformAxes(rawValue: new)
      }
    case .unlocksAxesTogether:
      if let new = access.flag(unlocksAxesTogether) { unlocksAxesTogether = new }
    case .minimumNumberOfTouches:
      if let new = access.count(minimumNumberOfTouches) { minimumNumberOfTouches = new }
    case .minimumDistance:
      if let new = access.number(minimumDistance) { minimumDistance = new }
    case .minimumDistanceBesideTap:
      if let new = access.number(minimumDistanceBesideTap) { minimumDistanceBesideTap = new }
    case .minimumSpanChange:
      if let new = access.number(minimumSpanChange) { minimumSpanChange = new }
    case .minimumArc:
      if let new = access.number(minimumArc) { minimumArc = new }
    case .minimumFingerMovement:
      if let new = access.number(minimumFingerMovement) { minimumFingerMovement = new }
    case .stillFingerFactor:
      if let new = access.number(stillFingerFactor) { stillFingerFactor = new }
    default: accessValue(&access)
    }
  }
}

extension HostRecognizer {
  /// Reads or sets a setting of its own.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .outlastsTouches:
      if let new = access.flag(outlastsTouches) { outlastsTouches = new }
    default: break
    }
  }
}
