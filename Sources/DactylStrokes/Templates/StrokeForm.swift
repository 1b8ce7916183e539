import Dactyl

/// A drawing as the numbers that are compared with targets, as drawn or squared.
final class StrokeForm: Sendable {
  /// The path forward, then backward; empty unless the drawing is a single stroke.
  let path: [Float]
  /// The cloud and its turned copies, `StrokeCloud.size` numbers each.
  let clouds: [Float]
  let traits: [Double]

  /// Prepares strokes, with `copies` of their cloud, turned by equal parts of a whole turn.
  init(_ strokes: [Stroke], clouds copies: Int) {
    traits = StrokeTraits.numbers(of: strokes)
    var path: [Float] = []
    if strokes.count == 1 {
      let padding = StrokePreparation.queryPadding
      path = StrokePath.numbers(of: strokes[0], backward: false, padding: padding)
      path += StrokePath.numbers(of: strokes[0], backward: true, padding: padding)
    }
    self.path = path
    var clouds: [Float] = []
    if copies > 0 {
      clouds = StrokeCloud.numbers(of: strokes)
      let cloud = clouds
      for turn in 1..<copies {
        clouds += StrokeCloud.turned(cloud, by: 2 * .pi * Double(turn) / Double(copies))
      }
    }
    self.clouds = clouds
  }

  /// The path distance to a target along the best alignment; infinite unless both are single
  /// strokes, and above the limit.
  @inline(never)
  func pathDistance(
    to target: StrokeTarget, _ options: StrokeInvariance, limit: Float = .infinity
  ) -> Float {
    var nearest = Float.infinity
    guard !path.isEmpty else { return nearest }
    for row in 0..<target.rowCount {
      nearest = min(nearest, warped(target, row, options, limit: min(limit, nearest)))
    }
    return nearest
  }

  /// The cloud distance to a target; infinite above the limit and without clouds.
  @inline(never)
  func cloudDistance(
    to target: StrokeTarget, _ options: StrokeInvariance, limit: Float
  ) -> Float {
    var nearest = Float.infinity
    let end = options.contains(.rotation) ? clouds.count : min(clouds.count, StrokeCloud.size)
    for start in stride(from: 0, to: end, by: StrokeCloud.size) {
      nearest = min(
        nearest,
        StrokeDistances.clouds(clouds, start, target.cloud, 0, limit: min(limit, nearest)))
    }
    return nearest
  }

  /// The distance to a row without warping, turned for the best fit if the class forgives rotation.
  func unwarped(_ target: StrokeTarget, _ row: Int, _ options: StrokeInvariance) -> Float {
    let place = row * StrokePath.size
    let distance = StrokeDistances.lockstep(path, StrokePath.size, target.rows, place)
    guard options.contains(.rotation) else { return distance }
    // |a|² + |b|² − 2·|⟨a, b⟩|, with both squares taken from the unturned distance.
    let products = StrokeDistances.products(path, StrokePath.size, target.rows, place)
    let length = (products.dot * products.dot + products.cross * products.cross).squareRoot()
    return distance + 2 * (products.dot - length)
  }

  /// The distance to a row along the best alignment.
  @inline(never)
  func warped(
    _ target: StrokeTarget, _ row: Int, _ options: StrokeInvariance, limit: Float
  ) -> Float {
    let place = row * StrokePath.size
    guard options.contains(.rotation) else {
      return StrokeDistances.warped(path, 0, target.rows, place, limit: limit)
    }
    let products = StrokeDistances.products(path, StrokePath.size, target.rows, place)
    let (dot, cross) = (products.dot, products.cross)
    let length = (dot * dot + cross * cross).squareRoot()
    guard length > 0 else { return .infinity }
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: StrokePath.size) { turned in
      guard let turned = turned.baseAddress else { return .infinity }
      StrokePath.turn(path, cosine: dot / length, sine: cross / length, into: turned)
      return StrokeDistances.warped(turned, 0, target.rows, place, limit: limit)
    }
  }

  /// The least distance without warping to a target, turned or mirrored for the best fit.
  func turnedOrMirrored(_ target: StrokeTarget) -> Float {
    var fit: Float = 0
    for row in 0..<target.rowCount {
      let products = StrokeDistances.products(
        path, StrokePath.size, target.rows, row * StrokePath.size)
      let turned = products.dot * products.dot + products.cross * products.cross
      let mirrored =
        products.mirroredDot * products.mirroredDot
        + products.mirroredCross * products.mirroredCross
      fit = max(fit, turned, mirrored)
    }
    // |a|² + |b|² − 2·|⟨a, b⟩|
    return max(2 * (StrokePath.square - fit.squareRoot()), 0)
  }
}
