import Dactyl

/// The circle nearest to a set of points.
///
/// Source: Taubin, *Estimation of planar curves, surfaces and nonplanar space curves*, PAMI 1991,
/// with the root found by Newton's method as in Chernov, *Circular and linear regression*, 2010,
/// section 5.10.
public struct CircleFit: Hashable, Sendable {
  /// The centre.
  public var center: Point
  /// The radius, in points, more than 0.
  public var radius: Double

  init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The circle nearest to the points; nil if they lie on a line or in one place.
  public init?(_ points: [Point]) {
    guard points.count > 2 else { return nil }
    let mean = Stroke(points).centroid
    let share = 1 / Double(points.count)
    var (xx, yy, xy, xz, yz, zz) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let x = point.x - mean.x
      let y = point.y - mean.y
      let z = x * x + y * y
      xx += x * x * share
      yy += y * y * share
      xy += x * y * share
      xz += x * z * share
      yz += y * z * share
      zz += z * z * share
    }
    let z = xx + yy
    let covariance = xx * yy - xy * xy
    let variance = zz - z * z
    let a3 = 4 * z
    let a2 = -3 * z * z - zz
    let a1 = variance * z + 4 * covariance * z - xz * xz - yz * yz
    let a0 =
      xz * (xz * yy - yz * xy) + yz * (yz * xx - xz * xy) - variance * covariance
    // From 0, Newton's method converges to the smallest non-negative root, the one we need.
    var root = 0.0
    for _ in 0..<20 {
      let slope = a1 + root * (2 * a2 + 3 * a3 * root)
      guard slope != 0 else { break }
      let next = root - (a0 + root * (a1 + root * (a2 + root * a3))) / slope
      guard next != root, next.isFinite else { break }
      root = next
    }
    let determinant = root * root - root * z + covariance
    let offset = Vector(
      dx: (xz * (yy - root) - yz * xy) / determinant / 2,
      dy: (yz * (xx - root) - xz * xy) / determinant / 2)
    let radius = (offset.squaredLength + z).squareRoot()
    guard radius > 0, radius.isFinite else { return nil }
    self.center = mean + offset
    self.radius = radius
  }

  /// The largest distance of a point from the circle, as a share of the radius.
  public func largestDeviation(of points: some Sequence<Point>) -> Double {
    var largest = 0.0
    for point in points { largest = max(largest, abs(center.distance(to: point) / radius - 1)) }
    return largest
  }

  /// The root mean square of the points' distances from the circle, as a share of the radius.
  public func meanDeviation(of points: some Sequence<Point>) -> Double {
    var sum = 0.0
    var count = 0.0
    for point in points {
      let deviation = center.distance(to: point) / radius - 1
      sum += deviation * deviation
      count += 1
    }
    return count > 0 ? (sum / count).squareRoot() : 0
  }
}
