import Dactyl

/// How near a drawing is to how people draw a shape, and to the gesture it is nearest to otherwise.
///
/// Distances are in thresholds, 0…: what is below 1 is drawn as people draw it, whatever the number
/// of corners or the angles.
public struct ShapeLikeness: Hashable, Sendable {
  /// How far the drawing is from how people draw the shape.
  public var distance = Double.infinity
  /// How far it is from how people draw `rival`.
  public var rivalDistance = Double.infinity
  /// The gesture that it is nearest to, but for the shape.
  public var rival = ShapeGesture.v

  /// How strange a drawing is for the shape: its distance, or the distance as a share of the other
  /// gesture's, whichever is more.
  ///
  /// - Parameter measured: How strange it is by the shape's own measures, if they decide, too: they
  ///   know a shape that is begun elsewhere or turned. The lesser of the two counts.
  @_spi(Fitting) public func strangeness(measured: Double? = nil) -> Double {
    let least = measured.map { min(Self.certainty * distance, $0) } ?? distance
    return max(least, least / max(rivalDistance, Self.leastDistance))
  }

  /// The refusal if the other gesture is what decides, else nil.
  func refusal(measured: Double? = nil, generosity: Double) -> ShapeRefusal? {
    guard rivalDistance < 1 else { return nil }
    return ShapeRefusal(rival.cause, strangeness(measured: measured), atMost: generosity)
  }

  /// How much stricter each of two ways to be a shape is than one alone, as they let more in.
  @_spi(Fitting) public static let certainty = 1.15
  /// Smaller distances say no more.
  private static let leastDistance = 0.001
}
