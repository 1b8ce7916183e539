import Dactyl

/// A check mark: a short leg down to a corner and a long leg up again, with the numbers that describe it.
///
/// Any stroke of some length can be described so; whether it *is* a check mark is for `CheckMarkCriteria`.
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
  /// Where the legs meet; smoothing moves it a little inward from the very tip.
  public var corner: Point
  /// Where the long leg ends.
  public var end: Point
  /// Which way the long leg rises.
  public var hand: Hand
  /// The angle between the legs at the corner, each taken as a straight line, in radians, 0…π.
  public var angle: Double
  /// The angle between the eighths of the path before and after the corner, in radians, 0…π.
  ///
  /// About 0.9 π for an arc without a corner, however far it goes round.
  public var cornerAngle: Double
  /// How far the bisector of the legs leans from straight up, in radians, −π…π, positive to the long leg.
  public var tilt: Double
  /// The length of the first leg, as a share of the second.
  public var legRatio: Double
  /// The largest distance of the first leg from its chord, as a share of the chord.
  public var shortLegBow: Double
  /// The largest distance of the second leg from its chord, as a share of the chord.
  public var longLegBow: Double

  /// From the start to the corner.
  public var shortLeg: Vector { corner - start }
  /// From the corner to the end.
  public var longLeg: Vector { end - corner }

  /// The check mark nearest to a stroke's outline, or nil where it has no two legs.
  init?(outline: Stroke) {
    let points = outline.points
    let last = points.count - 1
    guard last > 1, let index = outline.corner(from: 0, through: last) else { return nil }
    start = points[0]
    corner = points[index]
    end = points[last]
    let toStart = start - corner
    let toEnd = end - corner
    guard toStart != .zero, toEnd != .zero else { return nil }
    hand = toEnd.dx < 0 ? .left : .right
    angle = abs(toStart.turn(to: toEnd))
    let arm = (last + 1) / 8
    cornerAngle = abs(
      (points[max(index - arm, 0)] - corner).turn(to: points[min(index + arm, last)] - corner))
    let bisector = toStart.normalized + toEnd.normalized
    tilt = arctangent(hand == .right ? bisector.dx : -bisector.dx, -bisector.dy)
    legRatio = toStart.length / toEnd.length
    shortLegBow = outline.bow(from: 0, through: index)
    longLegBow = outline.bow(from: index, through: last)
  }
}
