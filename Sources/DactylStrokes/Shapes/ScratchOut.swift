import Dactyl

/// A zig-zag to and fro, as over something to be deleted, with the numbers that describe it.
///
/// Whether a stroke that can be described so *is* a scratch-out is for `ScratchOutCriteria`.
public struct ScratchOut: Hashable, Sendable {
  /// The direction along which the legs run; of length 1, to either side.
  public var axis: Vector
  /// Where the legs begin and end: one more than there are legs, in the order drawn.
  public var turningPoints: [Point]
  /// The smallest upright rectangle around the whole stroke.
  public var bounds: Rect
  /// The mean length of the legs, in points.
  public var legLength: Double
  /// The mean angle between one leg and the way back along the next, in radians, 0…π; 0 straight back.
  public var angle: Double
  /// How crooked the legs are: 1 less the mean of their straightness, 0…1.
  public var crookedness: Double
  /// The largest step of a leg's middle against the progress of the whole, in median leg lengths, 0….
  public var backDrift: Double
  /// The standard deviation of the angles between legs, in radians.
  public var angleSpread: Double

  /// How often the stroke turned back.
  public var reversals: Int { turningPoints.count - 2 }

  /// The zig-zag in a stroke's outline.
  ///
  /// - Precondition: It turns back at least once.
  init(outline: Stroke, zigZag: ZigZag, bounds: Rect) {
    let indices = zigZag.turningPoints
    var corners = Stroke(capacity: indices.count)
    for index in indices { corners.append(outline.points[index]) }
    let legs = indices.count - 1
    var lengths: [Double] = []
    var straightness = 0.0
    for leg in 0..<legs {
      lengths.append(corners.points[leg].distance(to: corners.points[leg + 1]))
      straightness += outline.straightness(from: indices[leg], through: indices[leg + 1])
    }
    let median = (lengths.ranked((legs - 1) / 2) + lengths.ranked(legs / 2)) / 2
    axis = zigZag.axis
    turningPoints = corners.points
    self.bounds = bounds
    legLength = corners.length / Double(legs)
    crookedness = 1 - straightness / Double(legs)
    (angle, angleSpread) = ScratchOut.angles(at: turningPoints)
    backDrift = ScratchOut.backDrift(of: turningPoints, along: axis) / median
  }

  /// The mean and the standard deviation of the angles between neighbouring legs.
  private static func angles(at corners: [Point]) -> (mean: Double, spread: Double) {
    var sum = 0.0
    var squares = 0.0
    for index in 1..<corners.count - 1 {
      let angle = Dactyl.angle(
        at: corners[index], between: corners[index - 1], and: corners[index + 1])
      sum += angle
      squares += angle * angle
    }
    let count = Double(corners.count - 2)
    let mean = sum / count
    return (mean, max(squares / count - mean * mean, 0).squareRoot())
  }

  /// The largest step of a leg's middle across the axis against the way from first to last, in points.
  private static func backDrift(of corners: [Point], along axis: Vector) -> Double {
    let across = Vector(dx: -axis.dy, dy: axis.dx)
    let legs = corners.count - 1
    func middle(_ leg: Int) -> Double {
      across.dot(corners[leg].midpoint(to: corners[leg + 1]) - .zero)
    }
    let forward = middle(legs - 1) >= middle(0) ? 1.0 : -1.0
    var largest = 0.0
    for leg in 1..<legs { largest = max(largest, (middle(leg - 1) - middle(leg)) * forward) }
    return largest
  }
}
