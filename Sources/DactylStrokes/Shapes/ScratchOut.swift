import Dactyl

/// A stroke as a zig-zag, as drawn over something to delete, with measures.
///
/// `ScratchOutCriteria` decides if it is a scratch-out.
public struct ScratchOut: Hashable, Sendable {
  /// The direction of the legs; of length 1, either way.
  public var axis: Vector
  /// Where the legs begin and end, in the order drawn: one more than there are legs.
  public var turningPoints: [Point]
  /// The smallest upright rectangle around the whole stroke.
  public var bounds: Rect
  /// The mean length of the legs, in points.
  public var legLength: Double
  /// The mean angle between one leg and the next, in radians, 0…π; 0 for one straight back.
  public var angle: Double
  /// The least of those angles, in radians, 0…π.
  public var leastAngle: Double
  /// How crooked the legs are: 1 minus their mean straightness, 0…1.
  public var crookedness: Double
  /// How far the legs that run the same way are from parallel; root mean square, in radians.
  public var divergence: Double
  /// The share of neighbouring turns that go the same way round, 0…1: a zig-zag alternates.
  ///
  /// Turns straight back count less, since chance decides which way round they go.
  public var sameTurns: Double

  /// How often the stroke turned back.
  public var reversals: Int { turningPoints.count - 2 }

  /// A turn with a smaller angle between the legs goes straight back, in radians.
  private static let straightBack = 0.05

  /// The zig-zag in a stroke's outline.
  ///
  /// - Precondition: It turns back at least once.
  init(outline: Stroke, zigZag: ZigZag, bounds: Rect) {
    let indices = zigZag.turningPoints
    let corners = Stroke(Array(count: indices.count) { outline.points[indices[$0]] })
    let legs = indices.count - 1
    var straightness = 0.0
    // The mean directions of the legs that run one way and of those that run back.
    var (to, fro) = (Vector.zero, Vector.zero)
    for leg in 0..<legs {
      straightness += outline.straightness(from: indices[leg], through: indices[leg + 1])
      let direction = (corners.points[leg + 1] - corners.points[leg]).normalized
      if leg % 2 == 0 { to += direction } else { fro += direction }
    }
    var squares = 0.0
    var sum = 0.0
    var least = Double.pi
    var same = 0.0
    var previous = 0.0
    for leg in 0..<legs {
      let direction = corners.points[leg + 1] - corners.points[leg]
      let off = (leg % 2 == 0 ? to : fro).turn(to: direction)
      squares += off * off
      guard leg > 0 else { continue }
      let turn = (corners.points[leg - 1] - corners.points[leg]).turn(to: direction)
      let angle = abs(turn)
      sum += angle
      least = min(least, angle)
      if turn * previous > 0 {
        same += min(angle, abs(previous), Self.straightBack) / Self.straightBack
      }
      previous = turn
    }
    axis = zigZag.axis
    turningPoints = corners.points
    self.bounds = bounds
    legLength = corners.length / Double(legs)
    angle = sum / Double(legs - 1)
    leastAngle = least
    crookedness = 1 - straightness / Double(legs)
    sameTurns = legs > 2 ? same / Double(legs - 2) : 0
    divergence = (squares / Double(legs)).squareRoot()
  }
}
