import Dactyl

/// How a device's own numbers became points.
///
/// A place in points is `(value - minimum) * pointsPerUnit` on each axis; `deviceX(of:)` and
/// `deviceY(of:)` go the other way, exactly for whole numbers once rounded.
public struct DeviceUnits: Hashable, Sendable {
  /// What one axis counts in.
  public struct Axis: Hashable, Sendable {
    /// The device's number at the left or upper edge; it became 0 points.
    public var minimum: Double
    /// The device's number at the far edge; nil where nothing told it.
    public var maximum: Double?
    /// How many points one unit of the device became; never 0.
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

  /// From left to right.
  public var x: Axis
  /// From top to bottom.
  public var y: Axis

  /// The units of both axes.
  public init(x: Axis, y: Axis) {
    self.x = x
    self.y = y
  }

  /// The device's own horizontal number for a place in points.
  public func deviceX(of point: Point) -> Double { x.value(from: point.x) }

  /// The device's own vertical number for a place in points.
  public func deviceY(of point: Point) -> Double { y.value(from: point.y) }
}
