/// The distances at which a library refuses strokes.
public struct StrokeThresholds: Hashable, Sendable {
  /// The threshold for a single stroke compared with a template of one stroke.
  public var path: Double
  /// The threshold for everything else.
  public var cloud: Double

  /// Thresholds, both above 0.
  public init(path: Double, cloud: Double) {
    self.path = path
    self.cloud = cloud
  }
}
