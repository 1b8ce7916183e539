import Dactyl

/// How a device's own numbers become points.
///
/// A position in points is `(value - minimum) * pointsPerUnit` on each axis. `deviceX(of:)` and
/// `deviceY(of:)` convert back, exactly for whole numbers once rounded.
public struct DeviceUnits: Hashable, Sendable {
  /// The extent and scale of one axis.
  public struct Axis: Hashable, Sendable {
    /// The device's number at the left or upper edge, which is 0 points.
    public var minimum: Double
    /// The device's number at the far edge; nil if unknown.
    public var maximum: Double?
    /// How many points one unit of the device is; never 0.
    public var pointsPerUnit: Double

    /// An axis with the given extent and scale.
    public init(minimum: Double, maximum: Double?, pointsPerUnit: Double) {
      self.minimum = minimum
      self.maximum = maximum
      self.pointsPerUnit = pointsPerUnit
    }

    func points(from value: Double) -> Double { (value - minimum) * pointsPerUnit }
    func value(from points: Double) -> Double { points / pointsPerUnit + minimum }
  }

  /// The horizontal axis, left to right.
  public var x: Axis
  /// The vertical axis, top to bottom.
  public var y: Axis

  /// The units of both axes.
  public init(x: Axis, y: Axis) {
    self.x = x
    self.y = y
  }

  /// The device's own horizontal number for a position in points.
  public func deviceX(of point: Point) -> Double { x.value(from: point.x) }

  /// The device's own vertical number for a position in points.
  public func deviceY(of point: Point) -> Double { y.value(from: point.y) }
}
