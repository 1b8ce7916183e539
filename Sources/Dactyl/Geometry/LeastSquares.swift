/// The slope of a weighted parabola through places in time, at time 0.
///
/// Collects the sums of the normal equations of x(t) = a + b·t + c·t², with t ≤ 0.
struct LeastSquares {
  private var s0 = 0.0
  private var s1 = 0.0
  private var s2 = 0.0
  private var s3 = 0.0
  private var s4 = 0.0
  private var p0 = Vector.zero
  private var p1 = Vector.zero
  private var p2 = Vector.zero
  private var count = 0

  /// Below this the samples lie too close together in time for what is to be found from them.
  private static let smallest = 1e-9

  init() {}

  /// Adds a place at a time; both are best near 0 and 1, for the sake of precision.
  mutating func add(_ place: Vector, at t: Double, weight: Double) {
    let square = t * t
    s0 += weight
    s1 += weight * t
    s2 += weight * square
    s3 += weight * square * t
    s4 += weight * square * square
    p0 += place * weight
    p1 += place * (weight * t)
    p2 += place * (weight * square)
    count += 1
  }

  /// The slope b; with fewer than three distinct times that of a straight line, with fewer than
  /// two 0.
  var slope: Vector {
    let determinant =
      s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
    guard count > 2, determinant > LeastSquares.smallest else { return lineSlope }
    return (p0 * (s2 * s3 - s1 * s4) + p1 * (s0 * s4 - s2 * s2) + p2 * (s1 * s2 - s0 * s3))
      / determinant
  }

  /// The slope of a straight line.
  var lineSlope: Vector {
    let spread = s0 * s2 - s1 * s1
    guard spread > LeastSquares.smallest else { return .zero }
    return (p1 * s0 - p0 * s1) / spread
  }
}
