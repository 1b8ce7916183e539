// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// A property of a kind that is a number of a profile.
struct ProfileNumberRow {
  let kind: RecognizerKind
  let property: Property
  let number: ProfileNumber

  private init(_ kind: RecognizerKind, _ property: Property, _ number: ProfileNumber) {
    self.kind = kind
    self.property = property
    self.number = number
  }

  /// All there are.
  static let all: [ProfileNumberRow] = [
    ProfileNumberRow(.tap, .allowableMovement, .tapAllowableMovement),
    ProfileNumberRow(.tap, .maximumPressDuration, .tapMaximumPressDuration),
    ProfileNumberRow(.tap, .maximumTapInterval, .tapMaximumTapInterval),
    ProfileNumberRow(.tap, .minimumTapInterval, .tapMinimumTapInterval),
    ProfileNumberRow(.tap, .maximumTapDistance, .tapMaximumTapDistance),
    ProfileNumberRow(.longPress, .minimumPressDuration, .longPressMinimumPressDuration),
    ProfileNumberRow(.longPress, .allowableMovement, .longPressAllowableMovement),
    ProfileNumberRow(.longPress, .maximumTapDuration, .longPressMaximumTapDuration),
    ProfileNumberRow(.longPress, .maximumTapInterval, .longPressMaximumTapInterval),
    ProfileNumberRow(.longPress, .maximumTapDistance, .longPressMaximumTapDistance),
    ProfileNumberRow(.pan, .minimumDistance, .panMinimumDistance),
    ProfileNumberRow(.pan, .minimumDistanceBesideTap, .tapAllowanceDistance),
    ProfileNumberRow(.pinch, .minimumSpanChange, .pinchMinimumSpanChange),
    ProfileNumberRow(.pinch, .minimumFingerMovement, .pinchMinimumFingerMovement),
    ProfileNumberRow(.pinch, .stillFingerFactor, .pinchStillFingerFactor),
    ProfileNumberRow(.rotation, .minimumArc, .rotationMinimumArc),
    ProfileNumberRow(.rotation, .minimumFingerMovement, .rotationMinimumFingerMovement),
    ProfileNumberRow(.rotation, .stillFingerFactor, .rotationStillFingerFactor),
    ProfileNumberRow(.swipe, .maximumDuration, .swipeMaximumDuration),
    ProfileNumberRow(.swipe, .minimumDistance, .swipeMinimumDistance),
    ProfileNumberRow(.swipe, .maximumDirectionDeviation, .swipeMaximumDirectionDeviation),
    ProfileNumberRow(.swipe, .minimumFingerShare, .swipeMinimumFingerShare),
    ProfileNumberRow(.swipe, .minimumVelocity, .swipeMinimumVelocity),
    ProfileNumberRow(.screenEdgePan, .minimumDistance, .screenEdgePanMinimumDistance),
    ProfileNumberRow(.screenEdgePan, .minimumDistanceBesideTap, .tapAllowanceDistance),
    ProfileNumberRow(.screenEdgePan, .edgeWidth, .screenEdgePanEdgeWidth),
    ProfileNumberRow(.transform, .minimumDistance, .transformMinimumDistance),
    ProfileNumberRow(.transform, .minimumDistanceBesideTap, .tapAllowanceDistance),
    ProfileNumberRow(.transform, .minimumSpanChange, .transformMinimumSpanChange),
    ProfileNumberRow(.transform, .minimumArc, .transformMinimumArc),
    ProfileNumberRow(.transform, .minimumFingerMovement, .transformMinimumFingerMovement),
    ProfileNumberRow(.transform, .stillFingerFactor, .transformStillFingerFactor),
  ]
}

extension TapGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .numberOfTapsRequired:
      if access.isSetting(atLeast: 1) { numberOfTapsRequired = access.count } else { access.count = numberOfTapsRequired }
    case .numberOfTouchesRequired:
      access.exchange(&numberOfTouchesRequired)
    default: accessCommonSetting(&access)
    }
  }
}

extension LongPressGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .numberOfTapsRequired:
      access.exchange(&numberOfTapsRequired)
    case .numberOfTouchesRequired:
      access.exchange(&numberOfTouchesRequired)
    default: accessCommonSetting(&access)
    }
  }
}

extension PanGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .minimumNumberOfTouches:
      access.exchange(&minimumNumberOfTouches)
    case .maximumNumberOfTouches:
      access.exchange(&maximumNumberOfTouches)
    case .axis:
      if access.isSetting { axis = PanGestureRecognizer.Axis(rawValue: access.bits) ?? axis } else { access.bits = axis.rawValue }
    default: accessCommonSetting(&access)
    }
  }
}

extension SwipeGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  @inline(never)
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .direction:
      access.exchange(&direction)
    case .numberOfTouchesRequired:
      access.exchange(&numberOfTouchesRequired)
    case .recognizesAtLift:
      if access.isSetting { recognizesAtLift = access.flag } else { access.flag = recognizesAtLift }
    default: accessCommonSetting(&access)
    }
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  @inline(never)
  func accessOwnSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .edges:
      access.exchange(&edges)
    default: accessSetting(&access)
    }
  }
}

#if Strokes
  extension CheckMarkGestureRecognizer {
    /// The properties that are numbers of its criteria, in the order in which these have them.
    private static let criteriaProperties: [Property] = [
      .generosity, .minimumLength, .minimumAngle, .maximumAngle, .minimumTilt, .maximumTilt,
      .minimumLegRatio, .maximumLegRatio, .legRatioGrowth, .maximumExtraTurn, .detourAllowance,
      .openingAllowance, .fallAllowance, .bendSpreadAllowance,
    ]

    /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
    @inline(never)
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .recognizesEarly:
        if access.isSetting { recognizesEarly = access.flag } else { access.flag = recognizesEarly }
      case .earlyLegRatio:
        if access.isSetting { earlyLegRatio = access.number } else { access.number = earlyLegRatio }
      default:
        if !access.exchange(numbersAt: &criteria, among: CheckMarkGestureRecognizer.criteriaProperties) {
          accessCommonSetting(&access)
        }
      }
    }
  }
#endif

#if Strokes
  extension CircleGestureRecognizer {
    /// The properties that are numbers of its criteria, in the order in which these have them.
    private static let criteriaProperties: [Property] = [
      .generosity, .minimumRadius, .minimumSweep, .maximumSweep, .minimumRoundness, .deviation,
      .maximumGap, .maximumTurnUnevenness, .meanDeviationAllowance, .flatnessAllowance,
      .turnAllowance, .turnUnevennessAllowance,
    ]

    /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
    @inline(never)
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      default:
        if !access.exchange(numbersAt: &criteria, among: CircleGestureRecognizer.criteriaProperties) {
          accessCommonSetting(&access)
        }
      }
    }
  }
#endif

#if Strokes
  extension ScratchOutGestureRecognizer {
    /// The properties that are numbers of its criteria, in the order in which these have them.
    private static let criteriaProperties: [Property] = [
      .generosity, .minimumReversals, .minimumLegLength, .maximumAngle, .divergenceAllowance,
      .crookednessAllowance, .openingAllowance, .narrownessAllowance, .fewReversalsAllowance,
      .sameTurnsAllowance,
    ]

    /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
    @inline(never)
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .minimumReversals:
        access.exchange(&criteria.minimumReversals)
      default:
        if !access.exchange(numbersAt: &criteria, among: ScratchOutGestureRecognizer.criteriaProperties) {
          accessCommonSetting(&access)
        }
      }
    }
  }
#endif

#if Strokes
  extension HostStrokeRecognizer {
    /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
    @inline(never)
    func accessSetting(_ access: inout PropertyAccess) {
      switch access.property {
      case .maximumStrokeInterval:
        if access.isSetting { maximumStrokeInterval = access.number } else { access.number = maximumStrokeInterval }
      default: accessHandle(&access)
      }
    }
  }
#endif

extension TransformGestureRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  @inline(never)
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .axes:
      access.exchange(&axes)
    case .unlocksAxesTogether:
      if access.isSetting { unlocksAxesTogether = access.flag } else { access.flag = unlocksAxesTogether }
    case .minimumNumberOfTouches:
      access.exchange(&minimumNumberOfTouches)
    default: accessCommonSetting(&access)
    }
  }
}

extension HostRecognizer {
  /// Reads or sets a setting of its own that is no number of a profile, or one that all have.
  @inline(never)
  func accessSetting(_ access: inout PropertyAccess) {
    switch access.property {
    case .outlastsTouches:
      if access.isSetting { outlastsTouches = access.flag } else { access.flag = outlastsTouches }
    default: accessCommonSetting(&access)
    }
  }
}
