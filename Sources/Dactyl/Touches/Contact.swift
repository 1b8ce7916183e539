/// What a device said about one contact at one instant (SPEC A1).
///
/// What a device does not report keeps its neutral value.
///
/// ```swift
/// Contact(id: 1, phase: .began, position: Point(100, 80))
/// Contact(id: 2, phase: .moved, position: Point(40, 80), kind: .pencil, force: 0.6)
/// ```
public struct Contact: Hashable, Sendable, BitwiseCopyable {
  /// The device's own number for the contact; unique among the contacts that are down.
  public var id: Int
  /// What happened to the contact in this frame.
  public var phase: TouchPhase
  /// The place, in points of the window.
  public var position: Point
  /// The place with more digits than the device usually tells, in points of the window; nil, the
  /// neutral value, means that `position` is all there is.
  public var precisePosition: Point?
  /// What touches. Neutral: `.direct`.
  public var kind: TouchKind
  /// How hard it presses, where 1 is an ordinary touch. Neutral: 0.
  public var force: Double
  /// The largest `force` the device can report. Neutral: 0, which means that it reports none.
  public var maximumForce: Double
  /// The half length of the contact's ellipse, in points. Neutral: 0.
  public var majorRadius: Double
  /// By how much `majorRadius` may be wrong, in points. Neutral: 0.
  public var majorRadiusTolerance: Double
  /// The angle between pencil and surface, in radians: 0 lies flat. Neutral: π/2, upright.
  public var altitude: Double
  /// The direction in which the pencil leans, in radians; 0 is to the right, π/2 downward. Neutral:
  /// 0.
  public var azimuth: Double
  /// The turn of the pencil about its own axis, in radians. Neutral: 0.
  public var roll: Double
  /// Whether the place was made up, as `Resampler` does; it never enters a velocity. Neutral:
  /// false.
  public var isEstimated: Bool

  /// A contact with neutral values for what is not given.
  public init(
    id: Int,
    phase: TouchPhase,
    position: Point,
    precisePosition: Point? = nil,
    kind: TouchKind = .direct,
    force: Double = 0,
    maximumForce: Double = 0,
    majorRadius: Double = 0,
    majorRadiusTolerance: Double = 0,
    altitude: Double = .pi / 2,
    azimuth: Double = 0,
    roll: Double = 0,
    isEstimated: Bool = false
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.precisePosition = precisePosition
    self.kind = kind
    self.force = force
    self.maximumForce = maximumForce
    self.majorRadius = majorRadius
    self.majorRadiusTolerance = majorRadiusTolerance
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.isEstimated = isEstimated
  }

  /// Takes everything over but number and kind, which stay as they are while a contact is down.
  // One by one, because a contact that is taken over whole is copied to the stack before.
  @inline(__always)
  mutating func change(to next: Contact) {
    phase = next.phase
    position = next.position
    precisePosition = next.precisePosition
    force = next.force
    maximumForce = next.maximumForce
    majorRadius = next.majorRadius
    majorRadiusTolerance = next.majorRadiusTolerance
    altitude = next.altitude
    azimuth = next.azimuth
    roll = next.roll
    isEstimated = next.isEstimated
  }

  /// Whether every number of the contact is finite.
  @inline(never)
  public var isFinite: Bool {
    // Zero times a number that is not finite is not zero.
    let first = position.x * 0 + position.y * 0 + force * 0 + maximumForce * 0 + majorRadius * 0
    let second = majorRadiusTolerance * 0 + altitude * 0 + azimuth * 0 + roll * 0
    let precise = precisePosition.map { $0.x * 0 + $0.y * 0 } ?? 0
    return first + second + precise == 0
  }

  /// Whether even the sum of all numbers is finite, which it is of any that devices report. Cheaper
  /// than ten questions, and in this order two numbers are added at a time.
  @inline(__always)
  var isPlainlyFinite: Bool {
    #if arch(arm)
      // By their bits, because a sum of doubles is a call.
      return position.isFinite && force.isFinite && maximumForce.isFinite && majorRadius.isFinite
        && majorRadiusTolerance.isFinite && altitude.isFinite && azimuth.isFinite && roll.isFinite
        && (precisePosition?.isFinite ?? true)
    #else
      let first = (position.x + force) + (majorRadius + altitude)
      let second = (position.y + maximumForce) + (majorRadiusTolerance + azimuth)
      return (first + second + roll) * 0 == 0 && (precisePosition?.isFinite ?? true)
    #endif
  }
}
