/// How far a class is from a single stroke: three views of the same templates.
struct StrokeLook {
  /// The path distances: places and directions in the order drawn.
  var path = StrokeNearness()
  /// The path distances, turned or mirrored for the best fit.
  var turned = StrokeNearness()
  /// The cloud distances: places and slopes in any order.
  var cloud = StrokeNearness()

  /// The product of the mean distances of all views, clouds squared.
  ///
  /// A product, because each view is blind to something: paths to strokes begun elsewhere, clouds
  /// to the order, turned paths to the side of a bracket. Fitted exponents do no better.
  var product: Double { withoutClouds * atLeast(cloud.mean) * atLeast(cloud.mean) }

  /// The part of the product that is known before clouds are compared.
  var withoutClouds: Double { atLeast(path.mean) * atLeast(turned.mean) }

  /// Smaller distances, as of copies, say no more.
  private func atLeast(_ distance: Double) -> Double { max(distance, 0.02) }
}
