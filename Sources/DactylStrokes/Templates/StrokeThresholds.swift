/// The distances at which a library refuses strokes.
public struct StrokeThresholds: Hashable, Sendable {
  /// The distance of a single stroke from a template of one stroke.
  public var path: Double
  /// The distance of every other drawing.
  public var cloud: Double

  /// Thresholds, both above 0.
  public init(path: Double, cloud: Double) {
    self.path = path
    self.cloud = cloud
  }
}
