/// What a device said about a pointer that is over the window without touching it, at one instant
/// (SPEC A1).
///
/// Mice say so while no button is pressed, pencils while they are near the glass. Hovering is no
/// touch: views are never told of it, `HoverGestureRecognizer` is.
///
/// ```swift
/// let pointer = HoverSample(id: 1, phase: .entered, position: Point(100, 80))
/// try window.send(InputFrame(time: 0, contacts: [], hovers: [pointer]))
/// ```
public struct HoverSample: Hashable, Sendable {
  /// What happened to a hovering pointer.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It came over the window.
    case entered
    /// It moved, or changed its height or lean.
    case moved
    /// It left the window, went out of reach, or touches now.
    case exited
  }

  /// The device's own number for the pointer; numbers of contacts are independent of it.
  public var id: Int
  /// What happened to the pointer in this frame.
  public var phase: Phase
  /// The place, in points of the window.
  public var position: Point
  /// What hovers. Neutral: `.indirectPointer`.
  public var kind: TouchKind
  /// The height above the surface: 0 at it, 1 if the device just notices it. Neutral: 0.
  public var zOffset: Double
  /// The angle between pencil and surface, in radians: 0 lies flat. Neutral: π/2, upright.
  public var altitude: Double
  /// The direction in which the pencil leans, in radians; 0 is to the right, π/2 downward. Neutral:
  /// 0.
  public var azimuth: Double
  /// The turn of the pencil about its own axis, in radians. Neutral: 0.
  public var roll: Double

  /// A sample with neutral values for what is not given.
  public init(
    id: Int, phase: Phase, position: Point, kind: TouchKind = .indirectPointer, zOffset: Double = 0,
    altitude: Double = .pi / 2, azimuth: Double = 0, roll: Double = 0
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.kind = kind
    self.zOffset = zOffset
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
  }

  /// Whether every number of the sample is finite.
  public var isFinite: Bool {
    // Zero times a number that is not finite is not zero.
    position.x * 0 + position.y * 0 + zOffset * 0 + altitude * 0 + azimuth * 0 + roll * 0 == 0
  }
}
