// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

extension TapGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var allowableMovement = Double.nan, maximumPressDuration = Double.nan, maximumTapInterval = Double.nan,
        minimumTapInterval = Double.nan, maximumTapDistance = Double.nan
  }

  /// How far the centroid of the fingers may go, in points; default 45, at least 0.
  ///
  /// Source: black-box logs of iPhones, which still tap after 18 pt of drift, and
  /// re-implementations (SPEC E4).
  public final var allowableMovement: Double {
    get { number(own.allowableMovement) { $0.tap.allowableMovement } } set { own.allowableMovement = newValue }
  }

  /// How long a tap may be held, in seconds; default 1.5, at least 0, may be infinite.
  public final var maximumPressDuration: Double {
    get { number(own.maximumPressDuration) { $0.tap.maximumPressDuration } } set { own.maximumPressDuration = newValue }
  }

  /// The longest time from the end of a tap to the next touch-down, in seconds; default 0.35, at
  /// least 0, may be infinite.
  public final var maximumTapInterval: Double {
    get { number(own.maximumTapInterval) { $0.tap.maximumTapInterval } } set { own.maximumTapInterval = newValue }
  }

  /// The shortest time from the end of a tap to a touch-down that is no bounce of the panel, in
  /// seconds; default 0, at least 0, may be infinite.
  ///
  /// The recogniser ignores a finger that comes down sooner, also where it would be the first of
  /// another attempt. 0.03 is good where panels bounce; people do not tap twice that fast.
  public final var minimumTapInterval: Double {
    get { number(own.minimumTapInterval) { $0.tap.minimumTapInterval } } set { own.minimumTapInterval = newValue }
  }

  /// The farthest from one touch-down to the next, in points; default 45, at least 0.
  public final var maximumTapDistance: Double {
    get { number(own.maximumTapDistance) { $0.tap.maximumTapDistance } } set { own.maximumTapDistance = newValue }
  }
}

extension LongPressGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var minimumPressDuration = Double.nan, allowableMovement = Double.nan, maximumTapDuration = Double.nan,
        maximumTapInterval = Double.nan, maximumTapDistance = Double.nan
  }

  /// How long the fingers must rest, in seconds; default 0.5, at least 0, may be infinite.
  ///
  /// With 0 it begins as they come down.
  public final var minimumPressDuration: Double {
    get { number(own.minimumPressDuration) { $0.longPress.minimumPressDuration } } set { own.minimumPressDuration = newValue }
  }

  /// How far the centroid of the fingers may go until it begins, in points; default 10, at least 0.
  public final var allowableMovement: Double {
    get { number(own.allowableMovement) { $0.longPress.allowableMovement } } set { own.allowableMovement = newValue }
  }

  /// How long a tap before the press may be held, in seconds; default 0.5, at least 0, may be
  /// infinite.
  public final var maximumTapDuration: Double {
    get { number(own.maximumTapDuration) { $0.longPress.maximumTapDuration } } set { own.maximumTapDuration = newValue }
  }

  /// The longest time from the end of a tap to the next touch-down, in seconds; default 0.35, at
  /// least 0, may be infinite.
  public final var maximumTapInterval: Double {
    get { number(own.maximumTapInterval) { $0.longPress.maximumTapInterval } } set { own.maximumTapInterval = newValue }
  }

  /// The farthest from one touch-down to the next, in points; default 45, at least 0.
  public final var maximumTapDistance: Double {
    get { number(own.maximumTapDistance) { $0.longPress.maximumTapDistance } } set { own.maximumTapDistance = newValue }
  }
}

extension PanGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var minimumDistance = Double.nan, minimumDistanceBesideTap = Double.nan
  }

  /// How far the fingers must go along either axis, in points; default 10, at least 0.
  ///
  /// Source: black-box logs of iPhones, where 10.7 pt in a straight line with both axes below 10 pt
  /// did not begin (SPEC E6).
  public final var minimumDistance: Double {
    get { number(own.minimumDistance) { _ in usualMinimumDistance } } set { own.minimumDistance = newValue }
  }

  /// How far they must go while a tap is possible that the drag would prevent, in points; default
  /// 24, at least 0.
  ///
  /// It holds for a moment after the last finger came down, `GestureProfile.TapAllowance.duration`;
  /// where it is not above `minimumDistance` it changes nothing (SPEC E13).
  public final var minimumDistanceBesideTap: Double {
    get { number(own.minimumDistanceBesideTap) { $0.tapAllowance.distance } } set { own.minimumDistanceBesideTap = newValue }
  }
}

extension PinchGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var minimumSpanChange = Double.nan
  }

  /// By how much the distance between the fingers must change, in points; default 16, at least 0.
  ///
  /// Beside a drag that would exclude it, twice as much where the fingers mostly go the same way or
  /// one rests. A distance, not a ratio, so that it acts alike whether fingers are 40 or 400 pt
  /// apart, and resting fingers do not trigger it (SPEC E1). UIKit hides its threshold.
  public final var minimumSpanChange: Double {
    get { number(own.minimumSpanChange) { $0.pinch.minimumSpanChange } } set { own.minimumSpanChange = newValue }
  }
}

extension RotationGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var minimumArc = Double.nan
  }

  /// How far the fingers must travel about their centroid, in points; default 10, at least 0.
  ///
  /// Beside a drag that would exclude it, twice as much where the fingers mostly go the same way or
  /// one rests. A way, not an angle, so that it acts alike whether fingers are 40 or 400 pt apart,
  /// and resting fingers do not trigger it (SPEC E1). UIKit hides its threshold.
  public final var minimumArc: Double {
    get { number(own.minimumArc) { $0.rotation.minimumArc } } set { own.minimumArc = newValue }
  }
}

extension SwipeGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var maximumDuration = Double.nan, landingInterval = Double.nan, minimumDistance = Double.nan,
        maximumDirectionDeviation = Double.nan, minimumFingerShare = Double.nan, minimumVelocity = Double.nan
  }

  /// How long it may take, in seconds; default 0.5, at least 0, may be infinite.
  ///
  /// Counted from when the first finger comes down, unless `allowsRest` says otherwise.
  public final var maximumDuration: Double {
    get { number(own.maximumDuration) { $0.swipe.maximumDuration } } set { own.maximumDuration = newValue }
  }

  /// For how long after the first finger another may come down, which makes it a gesture of more;
  /// until then it is recognised only if one is lifted, in seconds; default 0, at least 0, may be
  /// infinite.
  ///
  /// 0.3 is good beside gestures of more fingers, because people put them down one after the other.
  public final var landingInterval: Double {
    get { number(own.landingInterval) { $0.swipe.landingInterval } } set { own.landingInterval = newValue }
  }

  /// How far the fingers must go, in points; default 50, at least 0.
  public final var minimumDistance: Double {
    get { number(own.minimumDistance) { $0.swipe.minimumDistance } } set { own.minimumDistance = newValue }
  }

  /// How far the displacement may point away from the direction, in radians; default 30°, 0…π.
  public final var maximumDirectionDeviation: Double {
    get { number(own.maximumDirectionDeviation) { $0.swipe.maximumDirectionDeviation } } set { own.maximumDirectionDeviation = newValue }
  }

  /// How far each of several fingers must go the way, as a share of the distance; default 0.5, 0…1.
  ///
  /// A finger that stays, or goes another way, makes no swipe with another that moves. One that has
  /// lifted before counts no more.
  public final var minimumFingerShare: Double {
    get { number(own.minimumFingerShare) { $0.swipe.minimumFingerShare } } set { own.minimumFingerShare = newValue }
  }

  /// How fast, per second, the fingers must be when it is recognised (300 is a flick); default 0,
  /// at least 0.
  ///
  /// A drag that places something is slower when the finger is lifted.
  public final var minimumVelocity: Double {
    get { number(own.minimumVelocity) { $0.swipe.minimumVelocity } } set { own.minimumVelocity = newValue }
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var edgeWidth = Double.nan
  }

  /// How near to the edge the finger must come down, in points; default 20, at least 0.
  public final var edgeWidth: Double {
    get { number(ownScreenEdgePan.edgeWidth) { $0.screenEdgePan.edgeWidth } } set { ownScreenEdgePan.edgeWidth = newValue }
  }
}

extension TransformGestureRecognizer {
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {
    var minimumDistance = Double.nan, minimumDistanceBesideTap = Double.nan, minimumSpanChange = Double.nan,
        minimumArc = Double.nan
  }

  /// How far the fingers must go along either axis, in points; default 10, at least 0.
  public final var minimumDistance: Double {
    get { number(own.minimumDistance) { $0.transform.minimumDistance } } set { own.minimumDistance = newValue }
  }

  /// How far they must go while a tap is possible that the drag would prevent, in points; default
  /// 24, at least 0.
  public final var minimumDistanceBesideTap: Double {
    get { number(own.minimumDistanceBesideTap) { $0.tapAllowance.distance } } set { own.minimumDistanceBesideTap = newValue }
  }

  /// By how much the distance between the fingers must change, in points; default 16, at least 0.
  public final var minimumSpanChange: Double {
    get { number(own.minimumSpanChange) { $0.transform.minimumSpanChange } } set { own.minimumSpanChange = newValue }
  }

  /// How far the fingers must travel about their centroid, in points; default 10, at least 0.
  public final var minimumArc: Double {
    get { number(own.minimumArc) { $0.transform.minimumArc } } set { own.minimumArc = newValue }
  }
}
