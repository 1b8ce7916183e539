// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// Every distance and time by which recognisers decide, in one value.
///
/// Set it on a window; it holds for each number of each recogniser there that was not set on the
/// recogniser itself. A change acts at once, also on gestures under way.
///
/// ```swift
/// window.gestureProfile = .android
/// window.gestureProfile.longPress.minimumPressDuration = 0.6
/// drawingPan.minimumDistance = 2  // this one has its own
/// ```
///
/// The initial value is `dactyl`. The properties of the recognisers of the same names say more
/// about each number.
public struct GestureProfile: Hashable, Sendable {
  /// Dactyl's own numbers, the defaults of all recognisers.
  public static var dactyl: GestureProfile { GestureProfile() }

  /// The longest time from a finger's lift to its next touch-down that makes `Touch.tapCount` rise
  /// (SPEC A6), in seconds; default 0.35, at least 0.
  public var tapInterval = 0.35
  /// The longest way between two touch-downs that makes `Touch.tapCount` rise, and the longest a
  /// finger may move and still count (SPEC A6), in points; default 45, at least 0.
  public var tapDistance = 45.0
  /// The share of what a pinch, a rotation or a transform took to begin that it never gives back;
  /// it is 0.5 where UIKit's names are (SPEC E1); default 0, at least 0.
  public var thresholdLoss = 0.0
  /// The numbers of `TapGestureRecognizer`.
  public var tap = Tap()
  /// The numbers of `LongPressGestureRecognizer`.
  public var longPress = LongPress()
  /// The numbers of `PanGestureRecognizer`.
  public var pan = Pan()
  /// The numbers of `PinchGestureRecognizer`.
  public var pinch = Pinch()
  /// The numbers of `RotationGestureRecognizer`.
  public var rotation = Rotation()
  /// The numbers of `SwipeGestureRecognizer`.
  public var swipe = Swipe()
  /// The numbers of `ScreenEdgePanGestureRecognizer`.
  public var screenEdgePan = ScreenEdgePan()
  /// The numbers of `TransformGestureRecognizer`.
  public var transform = Transform()
  /// What drags leave to taps that they would prevent, because fingers roll when they tap
  /// (SPEC E13).
  public var tapAllowance = TapAllowance()
  /// The numbers by which recognisers measure velocities (SPEC E2).
  public var velocity = Velocity()
  /// The numbers by which the engine tells a finger's jump from its motion (SPEC E12).
  public var jumps = Jumps()

  /// Dactyl's own numbers.
  public init() {}

  /// The numbers of `TapGestureRecognizer`.
  public struct Tap: Hashable, Sendable {
    /// How far the centroid of the fingers may go, in points; default 45, at least 0.
    public var allowableMovement = 45.0
    /// How long a tap may be held, in seconds; default 1.5, at least 0, may be infinite.
    public var maximumPressDuration = 1.5
    /// The longest time from the end of a tap to the next touch-down, in seconds; default 0.35, at
    /// least 0, may be infinite.
    public var maximumTapInterval = 0.35
    /// The shortest time from the end of a tap to a touch-down that is no bounce of the panel, in
    /// seconds; default 0, at least 0, may be infinite.
    public var minimumTapInterval = 0.0
    /// The farthest from one touch-down to the next, in points; default 45, at least 0.
    public var maximumTapDistance = 45.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `LongPressGestureRecognizer`.
  public struct LongPress: Hashable, Sendable {
    /// How long the fingers must rest, in seconds; default 0.5, at least 0, may be infinite.
    public var minimumPressDuration = 0.5
    /// How far the centroid of the fingers may go until it begins, in points; default 10, at least
    /// 0.
    public var allowableMovement = 10.0
    /// How long a tap before the press may be held, in seconds; default 0.5, at least 0, may be
    /// infinite.
    public var maximumTapDuration = 0.5
    /// The longest time from the end of a tap to the next touch-down, in seconds; default 0.35, at
    /// least 0, may be infinite.
    public var maximumTapInterval = 0.35
    /// The farthest from one touch-down to the next, in points; default 45, at least 0.
    public var maximumTapDistance = 45.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `PanGestureRecognizer`.
  public struct Pan: Hashable, Sendable {
    /// How far the fingers must go along either axis, in points; default 10, at least 0.
    public var minimumDistance = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `PinchGestureRecognizer`.
  public struct Pinch: Hashable, Sendable {
    /// By how much the distance between the fingers must change, in points; default 16, at least 0.
    public var minimumSpanChange = 16.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `RotationGestureRecognizer`.
  public struct Rotation: Hashable, Sendable {
    /// How far the fingers must travel about their centroid, in points; default 10, at least 0.
    public var minimumArc = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `SwipeGestureRecognizer`.
  public struct Swipe: Hashable, Sendable {
    /// How long it may take, in seconds; default 0.5, at least 0, may be infinite.
    public var maximumDuration = 0.5
    /// For how long after the first finger another may come down, which makes it a gesture of more;
    /// until then it is recognised only if one is lifted, in seconds; default 0, at least 0, may be
    /// infinite.
    public var landingInterval = 0.0
    /// How far the fingers must go, in points; default 50, at least 0.
    public var minimumDistance = 50.0
    /// How far the displacement may point away from the direction, in radians; default 30°, 0…π.
    public var maximumDirectionDeviation = 30 * Double.pi / 180
    /// How far each of several fingers must go the way, as a share of the distance; default 0.5,
    /// 0…1.
    public var minimumFingerShare = 0.5
    /// How fast, per second, the fingers must be when it is recognised (300 is a flick); default 0,
    /// at least 0.
    public var minimumVelocity = 0.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `ScreenEdgePanGestureRecognizer`.
  public struct ScreenEdgePan: Hashable, Sendable {
    /// How near to the edge the finger must come down, in points; default 20, at least 0.
    public var edgeWidth = 20.0
    /// How far the fingers must go, in points; default 10, at least 0.
    public var minimumDistance = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `TransformGestureRecognizer`.
  public struct Transform: Hashable, Sendable {
    /// How far the fingers must go along either axis, in points; default 10, at least 0.
    public var minimumDistance = 10.0
    /// By how much the distance between the fingers must change, in points; default 16, at least 0.
    public var minimumSpanChange = 16.0
    /// How far the fingers must travel about their centroid, in points; default 10, at least 0.
    public var minimumArc = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// What drags leave to taps that they would prevent, because fingers roll when they tap
  /// (SPEC E13).
  public struct TapAllowance: Hashable, Sendable {
    /// How far a drag must go while its fingers may still tap, in points; default 24, at least 0.
    ///
    /// Where it is not above what a drag takes alone, it changes nothing.
    public var distance = 24.0
    /// For how long after the last finger came down a drag may still be a tap, in seconds; default
    /// 0.15, at least 0.
    public var duration = 0.15
    /// How fast a tapping finger rolls at least, in points per second; a slower one drags; default
    /// 200, at least 0.
    public var minimumVelocity = 200.0
    /// For how long fingers land: their pads spread meanwhile, and their motion counts for no drag
    /// beside a tap, in seconds; default 0.015, at least 0.
    public var landing = 0.015

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers by which recognisers measure velocities (SPEC E2).
  public struct Velocity: Hashable, Sendable {
    /// How far back samples count, in seconds; default 0.1, above 0.
    public var horizon = 0.1
    /// How long fingers may stay where they are and count as moving, in seconds; default 0.02, at
    /// least 0.
    public var restTolerance = 0.02
    /// After how much time without motion the fingers rest, in seconds; default 0.04, above 0.
    public var restDuration = 0.04

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers by which the engine tells a finger's jump from its motion (SPEC E12).
  public struct Jumps: Hashable, Sendable {
    /// How far a step must lead from where the finger's motion led to count as a jump, in points;
    /// default 60, at least 0, infinite where nothing is to be skipped.
    public var minimumDistance = 60.0
    /// The greatest acceleration of a hand, in points per second squared; default 380000, at least
    /// 0.
    ///
    /// 380,000 is 60 m/s². Where a device measures seldom, a step may be longer than
    /// `minimumDistance` because of it.
    public var maximumAcceleration = 380000.0

    /// Dactyl's own numbers.
    public init() {}
  }
}
