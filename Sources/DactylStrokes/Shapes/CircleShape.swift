import Dactyl

/// A stroke as a circle: the nearest circle, with measures of the stroke against it.
///
/// Most strokes can be measured so; `CircleCriteria` decides if one is a circle. People draw ovals
/// for circles, so unevenness is measured after stretching the oval round.
public struct CircleShape: Hashable, Sendable {
  /// The centre of the fitted circle.
  public var center: Point
  /// The radius of the fitted circle, in points.
  public var radius: Double
  /// The angle swept about the centre, in radians, whole turns counted; clockwise is positive.
  public var sweep: Double
  /// The largest distance of a point from the circle, as a share of the radius; ignores the ends.
  ///
  /// Measured on the stroke as drawn, without a sixteenth at each end: fingers hook there.
  public var deviation: Double
  /// The root mean square of all distances from the circle, as a share of the radius, after
  /// stretching the oval round.
  public var meanDeviation: Double
  /// The distance between the ends of the stroke, as a share of the radius.
  public var gap: Double
  /// The least root moment of the stroke over its largest, 0…1; 1 for a circle, 0 for a line.
  public var roundness: Double
  /// How far the direction turns from start to end, in radians, 0…: 2π for a closed circle.
  public var turn: Double
  /// How differently neighbouring sixteenths of the path turn, in radians; ignores one kink.
  ///
  /// Measured after stretching the oval round.
  public var turnUnevenness: Double

  /// How near it is to how people draw circles and other gestures.
  public var likeness = ShapeLikeness()

  /// How far it is from a circle, 0…: above 1 it is none by default.
  ///
  /// What its measures say, or its distance from how people draw circles: the lesser; more if it is
  /// nearer to another gesture.
  public var strangeness: Double { likeness.strangeness(measured: strangenessOfMeasures) }

  /// How far it is from a perfect circle: the sum of what its measures say.
  var strangenessOfMeasures: Double {
    parts.deviation + parts.flatness + parts.turn + parts.unevenness
  }

  /// How far it would turn if it were perfect: once, or as far as it went round if that is more than
  /// people go who draw one.
  var wholeTurn: Double {
    let swept = abs(sweep)
    return swept > CircleCriteria.usualMaximumSweep ? swept : 2 * .pi
  }

  /// Each measure as a share of what would be too strange alone.
  ///
  /// The numbers are fitted by `stroke-benchmarks shapes`.
  var parts: (deviation: Double, flatness: Double, turn: Double, unevenness: Double) {
    // A line is infinitely flat.
    let flatness = -logarithm(max(roundness, 1e-9))
    return (
      meanDeviation / 0.4, flatness / 1.23, abs(turn - wholeTurn) / 4.2, turnUnevenness / 0.87
    )
  }

  /// Which way round the stroke went.
  public var direction: TurnDirection { sweep < 0 ? .counterclockwise : .clockwise }

  /// The largest factor by which an oval is stretched.
  private static let largestStretch = 3.0
  /// The number of steps at each end whose turns do not count: fingers hook there.
  private static let hook = 2

  /// A fitted circle with the measures that refuse most other shapes.
  ///
  /// `measureTurns(of:stretched:_:)` takes the other measures.
  init(_ fit: CircleFit, gap: Double, sweep: Double, roundness: Double) {
    center = fit.center
    radius = fit.radius
    self.sweep = sweep
    self.gap = gap / fit.radius
    self.roundness = roundness
    (deviation, meanDeviation, turn, turnUnevenness) = (0, 0, 0, 0)
  }

  /// Measures deviations and turns of the outline and of the oval stretched to fit `even`.
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

  /// Compares the stroke with how people draw circles and other gestures.
  mutating func compare(_ stroke: Stroke, by library: ShapeLibrary) {
    // Most people draw them counterclockwise.
    likeness = library.compare(stroke, with: .circle, mirrored: sweep > 0)
  }

  /// The outline stretched until as wide as long, threefold at most, and its roundness before.
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
    // Two forms of one eigenvector; each is exact where the other loses digits.
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
