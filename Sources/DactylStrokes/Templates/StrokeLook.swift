/// What a second look says of how far a class is from a single stroke: three views of the same
/// templates.
struct StrokeLook {
  /// The distances of paths: places and directions in the order drawn.
  var path = StrokeNearness()
  /// The distances of paths turned or mirrored for the best fit.
  var turned = StrokeNearness()
  /// The distances of clouds: places and slopes in any order.
  var cloud = StrokeNearness()

  /// All views together: the product of the mean distances, that of clouds squared.
  ///
  /// A product, because each view is blind to something: paths to who begins elsewhere, clouds to
  /// the order, turned paths to the side of a bracket. Exponents that are fitted do no better.
  var product: Double { withoutClouds * atLeast(cloud.mean) * atLeast(cloud.mean) }

  /// The part of the product that is known before clouds are compared.
  var withoutClouds: Double { atLeast(path.mean) * atLeast(turned.mean) }

  /// Distances below this, as of copies, say no more.
  private func atLeast(_ distance: Double) -> Double { max(distance, 0.02) }
}
