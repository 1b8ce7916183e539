import Dactyl

/// A stroke as a check mark: a short leg down to a corner and a long leg up, with measures.
///
/// Any stroke of some length can be measured so; `CheckMarkCriteria` decides if it is a check mark.
public struct CheckMark: Hashable, Sendable {
  /// Which way the long leg rises.
  public enum Hand: Hashable, Sendable, CaseIterable {
    /// Up to the right, as most people draw it.
    case right
    /// Up to the left, its mirror image.
    case left
  }

  /// Where the short leg begins.
  public var start: Point
  /// Where the lines along the legs meet; a point of the outline if they meet far from it.
  public var corner: Point
  /// Where the long leg ends.
  public var end: Point
  /// Which way the long leg rises.
  public var hand: Hand
  /// The angle between the straight lines along the legs, in radians, 0…π.
  public var angle: Double
  /// How far the bisector of the legs leans from straight up to the long leg, in radians,
  /// −π…π.
  public var tilt: Double
  /// The length of the first leg, as a share of the second.
  public var legRatio: Double
  /// The least share of the path with most of the turn between the legs, 0…1; a corner is near 0.
  public var bendSpread: Double
  /// How much the turns of path and legs differ, in radians, 0…: 2π for a loop at the corner.
  public var extraTurn: Double

  /// How far it is from the nearest of a few mean curves of people's check marks, 0…: half of
  /// people's lie within 0.7, nineteen of twenty within 2.2.
  public var strangeness: Double
  /// How far it is from the nearest mean curve of people's letters v, 0….
  public var letterStrangeness: Double

  /// From the start to the corner.
  public var shortLeg: Vector { corner - start }
  /// From the corner to the end.
  public var longLeg: Vector { end - corner }

  /// A bend makes this share of the turn from leg to leg.
  private static let bendShare = 0.7
  /// The number of steps at each end whose turns do not count: fingers hook there.
  private static let hook = 2

  /// The check mark nearest to an outline of the given length; nil if the outline has no two legs.
  ///
  /// Leaves out what `measureBend(of:)` and `compare(_:)` measure: most strokes are refused before.
  init?(outline: Stroke) {
    let points = outline.points
    let last = points.count - 1
    guard let fit = CornerFit(points, length: outline.length) else { return nil }
    start = points[0]
    corner = fit.corner
    end = points[last]
    let short = corner.distance(to: start)
    let long = corner.distance(to: end)
    guard short > 0, long > 0 else { return nil }
    hand = end.x < points[fit.split].x ? .left : .right
    let side = hand == .right ? 1.0 : -1.0
    angle = abs(fit.toStart.turn(to: fit.toEnd))
    let bisector = fit.toStart + fit.toEnd
    tilt = arctangent(side * bisector.dx, -bisector.dy)
    legRatio = short / long
    bendSpread = 0
    extraTurn = 0
    strangeness = 0
    letterStrangeness = 0
  }

  /// Compares the stroke with how people draw check marks and v's.
  mutating func compare(_ stroke: Stroke) {
    let path = ShapeCurves.path(of: stroke, mirrored: end.x < start.x)
    strangeness = ShapeCurves.distance(of: path, to: ShapeCurves.checkMarks)
    letterStrangeness = ShapeCurves.distance(of: path, to: ShapeCurves.letters)
  }

  /// Measures the turn of the outline from leg to leg.
  mutating func measureBend(of outline: Stroke) {
    let headings = outline.headings
    let turn = Double.pi - angle
    bendSpread = Self.spread(of: headings, turning: Self.bendShare * turn)
    // Every fourth place: at a corner a pen may cross its own line, which is no loop.
    let points = outline.points
    let coarse = Stroke(Array(count: points.count / 4) { points[Self.hook + 4 * $0] })
    extraTurn = abs((coarse.headings.last ?? 0) + (hand == .right ? turn : -turn))
  }

  /// The least share of the steps in which the heading turns by an angle to either side.
  private static func spread(of headings: [Double], turning angle: Double) -> Double {
    let count = headings.count
    for steps in 1..<count {
      for index in steps..<count where abs(headings[index] - headings[index - steps]) >= angle {
        return Double(steps) / Double(count)
      }
    }
    return 1
  }
}
