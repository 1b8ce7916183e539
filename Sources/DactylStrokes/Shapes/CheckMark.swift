import Dactyl

/// A check mark: a short leg down to a corner and a long leg up again, with the numbers that
/// describe it.
///
/// Any stroke of some length can be described so; whether it *is* a check mark is for
/// `CheckMarkCriteria`.
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
  /// Where the lines along the legs meet; on the outline where they meet far from it.
  public var corner: Point
  /// Where the long leg ends.
  public var end: Point
  /// Which way the long leg rises.
  public var hand: Hand
  /// The angle between the legs at the corner, each taken as a straight line, in radians, 0…π.
  public var angle: Double
  /// How far the bisector of the legs leans from straight up, in radians, −π…π, positive to the
  /// long leg.
  public var tilt: Double
  /// The length of the first leg, as a share of the second.
  public var legRatio: Double
  /// How much longer the path is than the two legs drawn straight, as a share of the path; may be
  /// below 0.
  public var detour: Double
  /// How steeply the first leg falls, in radians, −π…π: π/2 straight down, 0 level, towards the
  /// corner's side.
  public var fall: Double
  /// The least share of the path over which most of the turn from leg to leg is made, 0…1: a corner
  /// is near 0.
  public var bendSpread: Double
  /// How much more or less the path turns than from leg to leg, in radians, 0…: 2π for a loop at
  /// the corner.
  public var extraTurn: Double

  /// From the start to the corner.
  public var shortLeg: Vector { corner - start }
  /// From the corner to the end.
  public var longLeg: Vector { end - corner }

  /// The share of the turn from leg to leg that a bend has to make.
  private static let bendShare = 0.7
  /// So many steps at each end do not count as turns: fingers hook there.
  private static let hook = 2

  /// The legs of the check mark nearest to a stroke's outline of some length, without what is
  /// measured of the bend; nil where it has no two legs.
  ///
  /// `measureBend(of:)` measures the rest, which most strokes are refused before.
  init?(outline: Stroke, length: Double) {
    let points = outline.points
    let last = points.count - 1
    guard let fit = CornerFit(points, length: length) else { return nil }
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
    detour = 1 - (short + long) / length
    fall = arctangent(-fit.toStart.dy, -side * fit.toStart.dx)
    bendSpread = 0
    extraTurn = 0
  }

  /// Measures how the outline turns from leg to leg.
  mutating func measureBend(of outline: Stroke) {
    let headings = outline.headings
    let turn = Double.pi - angle
    bendSpread = Self.spread(of: headings, turning: Self.bendShare * turn)
    let total = headings[headings.count - 1 - Self.hook] - headings[Self.hook]
    extraTurn = abs(total + (hand == .right ? turn : -turn))
  }

  /// The fewest steps in which the heading turns by an angle to either side, as a share of all.
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
