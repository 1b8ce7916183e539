import Dactyl

/// A circle as drawn: the circle nearest to a stroke, with the numbers that describe the stroke
/// against it.
///
/// Most strokes can be described so; whether one *is* a circle is for `CircleCriteria`. People draw
/// ovals for circles, so what is uneven about a stroke is measured after the oval has been
/// stretched round.
public struct CircleShape: Hashable, Sendable {
  /// The middle of the fitted circle.
  public var center: Point
  /// The radius of the fitted circle, in points.
  public var radius: Double
  /// The angle swept about the center, in radians, counting whole turns: positive is clockwise on
  /// screen.
  public var sweep: Double
  /// The largest distance of a point from the circle, as a share of the radius; the ends left out.
  ///
  /// Of the stroke as drawn. A sixteenth of the path at each end does not count: there fingers
  /// hook.
  public var deviation: Double
  /// The root mean square of all distances from the circle, as a share of the radius, of the oval
  /// stretched round.
  public var meanDeviation: Double
  /// The distance between the ends of the stroke, as a share of the radius.
  public var gap: Double
  /// How round the stroke is: its least root moment over its largest, 0…1; 1 for a circle, 0 for a
  /// line.
  public var roundness: Double
  /// How far the direction turns from start to end, in radians, 0…: 2π for a circle that closes.
  public var turn: Double
  /// How differently the path turns from one sixteenth of it to the next, in radians; one kink
  /// forgiven.
  ///
  /// Of the oval stretched round.
  public var turnUnevenness: Double

  /// Which way round the stroke went.
  public var direction: TurnDirection { sweep < 0 ? .counterclockwise : .clockwise }

  /// An oval is stretched by this much at most.
  private static let largestStretch = 3.0
  /// So many steps at each end do not count as turns: fingers hook there.
  private static let hook = 2

  /// A circle that was fitted to an outline, with what tells that most strokes are none.
  ///
  /// `measureTurns(of:stretched:_:)` measures the rest.
  init(_ fit: CircleFit, gap: Double, sweep: Double, roundness: Double) {
    center = fit.center
    radius = fit.radius
    self.sweep = sweep
    self.gap = gap / fit.radius
    self.roundness = roundness
    (deviation, meanDeviation, turn, turnUnevenness) = (0, 0, 0, 0)
  }

  /// Measures deviations and turns, of the outline and of the oval stretched round, to which
  /// another circle was fitted.
  mutating func measureTurns(of outline: Stroke, stretched round: Stroke, _ even: CircleFit) {
    let points = outline.points
    let end = points.count / 16
    deviation = CircleFit(center: center, radius: radius)
      .largestDeviation(of: points[end..<points.count - end])
    meanDeviation = even.meanDeviation(of: round.points)
    turn = abs(outline.turn(from: Self.hook, through: points.count - 1 - Self.hook))
    turnUnevenness = round.turnUnevenness(
      stride: points.count / 16, margin: points.count / 32, kink: points.count / 4 - 1)
  }

  /// The outline stretched across its longer side until it is as wide as long, and how round it
  /// was.
  static func stretchedRound(_ outline: Stroke) -> (stroke: Stroke, roundness: Double) {
    let mean = outline.centroid
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in outline.points {
      let place = point - mean
      xx += place.dx * place.dx
      xy += place.dx * place.dy
      yy += place.dy * place.dy
    }
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    let most = (xx + yy) / 2 + root
    let least = max((xx + yy) / 2 - root, 0)
    let roundness = most > 0 ? (least / most).squareRoot() : 0
    // Two forms of one eigenvector; each is exact where the other cancels.
    let along = (half > 0 ? Vector(half + root, xy) : Vector(xy, root - half)).normalized
    let across = Vector(-along.dy, along.dx)
    let factor = min(1 / max(roundness, 1e-9), largestStretch) - 1
    let points = outline.points
    let stretched = UnsafeMutablePointer<Point>.allocate(capacity: points.count)
    defer { stretched.deallocate() }
    for index in points.indices {
      stretched[index] = points[index] + across * (across.dot(points[index] - mean) * factor)
    }
    return (Stroke(Stroke.places(along: stretched, points.count, count: points.count)), roundness)
  }
}
