/// What may differ between a stroke and the templates of its class.
///
/// All options but `size` are off by default: what a class forgives, it also forgives strokes that
/// are no gesture.
public struct StrokeInvariance: OptionSet, Hashable, Sendable {
  /// One bit for each option, as written to files.
  public let rawValue: UInt8

  /// The options of the given bits; keeps unknown bits, which mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Any size; without it the diagonals of stroke and template differ at most by a factor of two.
  public static let size = StrokeInvariance(rawValue: 1)
  /// Any orientation.
  public static let rotation = StrokeInvariance(rawValue: 2)
  /// Any ratio of width to height, as in $1; strokes flatter than 0.3 keep their ratio.
  public static let proportions = StrokeInvariance(rawValue: 4)
  /// Drawn from either end.
  public static let direction = StrokeInvariance(rawValue: 8)
  /// Drawn from any point, if the ends of the template meet within a quarter of its diagonal.
  public static let start = StrokeInvariance(rawValue: 16)

  /// Any speed; of demonstrations only, since strokes are compared without times.
  public static let speed = StrokeInvariance(rawValue: 32)

  /// The options of a class by default: size alone.
  public static let standard: StrokeInvariance = [.size]
}
