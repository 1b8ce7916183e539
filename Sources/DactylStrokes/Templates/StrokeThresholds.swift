/// The distances at which a library refuses strokes.
public struct StrokeThresholds: Hashable, Sendable {
  /// For a single stroke against a template of one stroke.
  public var path: Double
  /// For everything else.
  public var cloud: Double

  /// Thresholds, both above 0.
  public init(path: Double, cloud: Double) {
    self.path = path
    self.cloud = cloud
  }
}
