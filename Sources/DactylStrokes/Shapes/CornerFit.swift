import Dactyl

/// The two straight lines that fit a path best, one after the other, and where they meet.
///
/// Splits the path where the sum of the squared distances from the two lines, each a total
/// least-squares fit, is least. Then fits the lines again without the points at the bend, which
/// rounds them off. Source: the bottom-up segmentation of Shatkay and Zdonik, ICDE 1996, for two
/// segments.
struct CornerFit {
  /// The index of the point that splits the path.
  let split: Int
  /// Where the lines meet; the point of the split if they are nearly parallel or meet far from it.
  let corner: Point
  /// The direction from the corner along the first line to the start; of length 1.
  let toStart: Vector
  /// The direction from the corner along the second line to the end; of length 1.
  let toEnd: Vector

  /// The least number of points of a leg.
  private static let shortestLeg = 4
  /// The largest number of points left out on each side of the bend; at most a third of a leg.
  private static let bend = 3
  /// Lines with a smaller sine between them count as parallel.
  private static let leastSine = 0.15
  /// The largest distance from the split to where the lines meet, as a share of the path.
  private static let reach = 0.12

  /// Fits equally spaced points on a path of the given length; nil if there are too few.
  init?(_ points: [Point], length: Double) {
    let last = points.count - 1
    guard last >= 2 * Self.shortestLeg else { return nil }
    // Moments of the points before the split; subtraction gives those after it.
    var all = Moments()
    for point in points { all.add(point - points[0]) }
    var before = Moments()
    var least = Double.infinity
    var best = 0
    for index in 0...last - Self.shortestLeg + 1 {
      let after = all.less(before)
      before.add(points[index] - points[0])
      guard index >= Self.shortestLeg - 1 else { continue }
      let residual = before.residual + after.residual
      if residual < least { (least, best) = (residual, index) }
    }
    let firstEnd = best - min(Self.bend, best / 3)
    let secondStart = best + min(Self.bend, (last - best) / 3)
    var first = Moments()
    for index in 0...firstEnd { first.add(points[index] - points[0]) }
    var second = Moments()
    for index in secondStart...last { second.add(points[index] - points[0]) }
    let toStart = first.direction(like: points[0] - points[best])
    let toEnd = second.direction(like: points[last] - points[best])
    split = best
    self.toStart = toStart
    self.toEnd = toEnd
    let sine = toStart.cross(toEnd)
    var corner = points[best]
    if abs(sine) > Self.leastSine {
      let way = (second.mean - first.mean).cross(toEnd) / sine
      let meeting = points[0] + first.mean + toStart * way
      if meeting.distance(to: corner) <= Self.reach * length { corner = meeting }
    }
    self.corner = corner
  }
}

/// Count, sums and products of places, which determine the nearest line.
private struct Moments {
  private var count = 0.0
  private var sum = Vector.zero
  private var (xx, xy, yy) = (0.0, 0.0, 0.0)

  mutating func add(_ place: Vector) {
    count += 1
    sum = sum + place
    xx += place.dx * place.dx
    xy += place.dx * place.dy
    yy += place.dy * place.dy
  }

  /// The moments of the places outside `other`.
  func less(_ other: Moments) -> Moments {
    var rest = self
    rest.count -= other.count
    rest.sum = sum - other.sum
    rest.xx -= other.xx
    rest.xy -= other.xy
    rest.yy -= other.yy
    return rest
  }

  var mean: Vector { sum / count }

  /// The scatter about the mean, as the parts of a symmetric matrix.
  private var scatter: (xx: Double, xy: Double, yy: Double) {
    (
      xx - sum.dx * sum.dx / count, xy - sum.dx * sum.dy / count, yy - sum.dy * sum.dy / count
    )
  }

  /// The sum of the squared distances from the nearest line.
  var residual: Double {
    let (xx, xy, yy) = scatter
    let half = (xx - yy) / 2
    return max((xx + yy) / 2 - (half * half + xy * xy).squareRoot(), 0)
  }

  /// The unit direction of the nearest line, on the side of a vector.
  func direction(like side: Vector) -> Vector {
    let (xx, xy, yy) = scatter
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    // Two forms of one eigenvector; each is exact where the other loses digits.
    let direction = (half > 0 ? Vector(half + root, xy) : Vector(xy, root - half)).normalized
    return direction.dot(side) < 0 ? -direction : direction
  }
}
