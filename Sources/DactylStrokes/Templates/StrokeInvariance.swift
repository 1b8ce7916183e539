/// What may differ between a stroke and the templates of its class without counting against it.
///
/// Each is an option of a class. All but `size` are off by default, because whatever a class
/// forgives it also forgives to strokes that are no gesture.
public struct StrokeInvariance: OptionSet, Hashable, Sendable {
  /// One bit an option, as written to files.
  public let rawValue: UInt8

  /// The options whose bits are set; unknown bits are kept and mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Any size; without it a stroke's diagonal must lie between half and twice the template's.
  public static let size = StrokeInvariance(rawValue: 1)
  /// Any orientation, a full turn.
  public static let rotation = StrokeInvariance(rawValue: 2)
  /// Any ratio of width to height, as in $1; strokes flatter than 0.3 keep theirs.
  public static let proportions = StrokeInvariance(rawValue: 4)
  /// Drawn from either end.
  public static let direction = StrokeInvariance(rawValue: 8)
  /// Begun anywhere, where the ends of the template meet within a quarter of its diagonal.
  public static let start = StrokeInvariance(rawValue: 16)

  /// What a class forgives unless told otherwise: the size alone.
  public static let standard: StrokeInvariance = [.size]
}
