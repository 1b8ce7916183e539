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
/// The initial value is `dactyl`; distances are in points, durations in seconds, angles in radians.
/// The properties of the recognisers of the same names say what each number does and which values
/// it may have.
public struct GestureProfile: Hashable, Sendable {
  // One copy of its stores, which are many.
  /// Dactyl's own numbers, the defaults of all recognisers.
  @inline(never)
  public static var dactyl: GestureProfile { GestureProfile() }

  /// The longest time from a finger's lift to its next touch-down that makes `Touch.tapCount` rise;
  /// default 0.35, at least 0 (SPEC A6).
  public var tapInterval = 0.35
  /// The longest way between two touch-downs that makes `Touch.tapCount` rise, and the longest a
  /// finger may move and still count; default 45, at least 0 (SPEC A6).
  public var tapDistance = 45.0
  /// The numbers of `TapGestureRecognizer`.
  public var tap = Tap()
  /// The numbers of `LongPressGestureRecognizer`.
  public var longPress = LongPress()
  /// The numbers of `PanGestureRecognizer`.
  public var pan = Pan()
  /// The numbers of `SwipeGestureRecognizer`.
  public var swipe = Swipe()
  /// The numbers of `PinchGestureRecognizer`.
  public var pinch = Pinch()
  /// The numbers of `RotationGestureRecognizer`.
  public var rotation = Rotation()
  /// The numbers of `ScreenEdgePanGestureRecognizer`.
  public var screenEdgePan = ScreenEdgePan()
  /// The numbers of `TransformGestureRecognizer`.
  public var transform = Transform()
  /// What drags leave to taps beside them.
  public var tapAllowance = TapAllowance()
  /// The numbers by which all of them measure velocities.
  public var velocity = Velocity()
  /// The numbers by which a finger's jump is told from its motion.
  public var jumps = Jumps()

  /// Dactyl's own numbers.
  public init() {}

  /// The numbers of `TapGestureRecognizer`.
  public struct Tap: Hashable, Sendable {
    /// How far the centre of the fingers may go; default 45.
    public var allowableMovement = 45.0
    /// How long a tap may be held; default 1.5, may be infinite.
    public var maximumPressDuration = 1.5
    /// The longest time from the end of a tap to the begin of the next; default 0.35.
    public var maximumTapInterval = 0.35
    /// The shortest time from the end of a tap to the begin of the next; default 0.
    public var minimumTapInterval = 0.0
    /// The longest way from the begin of a tap to the begin of the next; default 45.
    public var maximumTapDistance = 45.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `LongPressGestureRecognizer`.
  public struct LongPress: Hashable, Sendable {
    /// How long the fingers must rest; default 0.5.
    public var minimumPressDuration = 0.5
    /// How far the centre of the fingers may go before it begins; default 10.
    public var allowableMovement = 10.0
    /// How long each tap before the press may be held; default 0.5, may be infinite.
    public var maximumTapDuration = 0.5
    /// The longest time from the end of a tap to the next touch-down; default 0.35.
    public var maximumTapInterval = 0.35
    /// The longest way from one touch-down to the next; default 45.
    public var maximumTapDistance = 45.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `PanGestureRecognizer`.
  public struct Pan: Hashable, Sendable {
    /// How far the fingers must go along either axis; default 10.
    public var minimumDistance = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `SwipeGestureRecognizer`.
  public struct Swipe: Hashable, Sendable {
    /// How long it may take; default 0.5.
    public var maximumDuration = 0.5
    /// How far the fingers must go; default 50.
    public var minimumDistance = 50.0
    /// How far each of several fingers must go, as a share of that; default 0.5.
    public var minimumFingerShare = 0.5
    /// How fast the fingers must be when it is recognised; default 0.
    public var minimumVelocity = 0.0
    /// How far the path may point away from the direction; default π/6.
    public var maximumDirectionDeviation = Double.pi / 6

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `PinchGestureRecognizer`.
  public struct Pinch: Hashable, Sendable {
    /// By how much the span must change; default 16.
    public var minimumSpanChange = 16.0
    /// How far every finger must have moved; default 5.
    public var minimumFingerMovement = 5.0
    /// How many times more the span must change where one has not; default 3, may be infinite.
    public var stillFingerFactor = 3.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `RotationGestureRecognizer`.
  public struct Rotation: Hashable, Sendable {
    /// How far the fingers must travel about their centre; default 10.
    public var minimumArc = 10.0
    /// How far every finger must have moved; default 5.
    public var minimumFingerMovement = 5.0
    /// How many times farther the fingers must travel where one has not; default 3, may be
    /// infinite.
    public var stillFingerFactor = 3.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `ScreenEdgePanGestureRecognizer`.
  public struct ScreenEdgePan: Hashable, Sendable {
    /// How near to the edge the finger must come down; default 20.
    public var edgeWidth = 20.0
    /// How far the finger must go away from the edge; default 10.
    public var minimumDistance = 10.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers of `TransformGestureRecognizer`.
  public struct Transform: Hashable, Sendable {
    /// How far the fingers must go along either axis to shift; default 10.
    public var minimumDistance = 10.0
    /// By how much the span must change to stretch; default 16.
    public var minimumSpanChange = 16.0
    /// How far the fingers must travel about their centre to turn; default 10.
    public var minimumArc = 10.0
    /// How far every finger must have moved to stretch or turn; default 5.
    public var minimumFingerMovement = 5.0
    /// How many times more it takes where one has not; default 3, may be infinite.
    public var stillFingerFactor = 3.0

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers by which velocities are measured (SPEC E2).
  public struct Velocity: Hashable, Sendable {
    /// How far back samples count; default 0.1, above 0.
    public var horizon = 0.1
    /// How long fingers may be where they are and count as moving; default 0.02, at least 0.
    public var restTolerance = 0.02
    /// After how much time without motion the fingers rest; default 0.04, above 0.
    public var restDuration = 0.04

    /// Dactyl's own numbers.
    public init() {}
  }

  /// What drags leave to taps that they would prevent, because fingers roll when they tap
  /// (SPEC E13).
  public struct TapAllowance: Hashable, Sendable {
    /// How far a drag must go while its fingers may still tap; default 24, at least 0. Where it is
    /// not above what a drag takes alone, it changes nothing.
    public var distance = 24.0
    /// For how long after the last finger came down it may still tap; default 0.15, at least 0.
    public var duration = 0.15
    /// How fast it rolls at least; slower it drags; default 200 points per second, at least 0.
    public var minimumVelocity = 200.0
    /// For how long fingers land, whose pads spread meanwhile, so that what they do counts for no
    /// drag beside a tap; default 0.015, at least 0.
    public var landing = 0.015

    /// Dactyl's own numbers.
    public init() {}
  }

  /// The numbers by which a jump of a finger is told from its motion (SPEC E12).
  public struct Jumps: Hashable, Sendable {
    /// The longest step beside the one that the finger's motion led to that is no jump; default 60,
    /// at least 0, infinite where nothing is to be skipped.
    public var minimumDistance = 60.0
    /// The greatest acceleration of a hand, in points per second squared; default 380,000, which is
    /// 60 m/s².
    ///
    /// Where a device measures seldom, a step may be longer than `minimumDistance` because of it.
    public var maximumAcceleration = 380_000.0

    /// Dactyl's own numbers.
    public init() {}
  }
}

extension GestureProfile {
  /// One of the numbers, read in place.
  subscript(number: ProfileNumber) -> Double {
    @inline(__always)
    mutating get {
      withUnsafePointer(to: &self) {
        UnsafeRawPointer($0).load(
          fromByteOffset: Int(number.rawValue) * MemoryLayout<Double>.size, as: Double.self)
      }
    }
  }
}

extension GestureRecognizer {
  /// Some of the numbers that hold where the recogniser has none of its own; the profile is read in
  /// place.
  @inline(__always)
  func profile<Numbers>(_ read: (GestureProfile) -> Numbers) -> Numbers {
    guard let window = viewWindow else { return read(GestureProfile()) }
    return read(window.gestureProfile)
  }
}
