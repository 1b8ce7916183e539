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
  public var bendSpread = 0.0

  /// How near it is to how people draw check marks and other gestures.
  public var likeness = ShapeLikeness()

  /// How far it is from how people draw check marks, 0…: above 1 it is none by default.
  public var strangeness: Double { likeness.strangeness() }

  /// From the start to the corner.
  public var shortLeg: Vector { corner - start }
  /// From the corner to the end.
  public var longLeg: Vector { end - corner }

  /// Marks that lean more, in radians, are also compared upright.
  private static let usualTilt = 25 * Double.pi / 180
  /// A bend makes this share of the turn from leg to leg.
  private static let bendShare = 0.7

  /// The check mark nearest to an outline of the given length; nil if the outline has no two legs.
  ///
  /// Leaves out what `measureBend(of:)` and `compare(_:by:)` measure.
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
    hand = fit.toStart.cross(fit.toEnd) < 0 ? .left : .right
    let side = hand == .right ? 1.0 : -1.0
    angle = abs(fit.toStart.turn(to: fit.toEnd))
    let bisector = fit.toStart + fit.toEnd
    tilt = arctangent(side * bisector.dx, -bisector.dy)
    legRatio = short / long
  }

  /// Compares the stroke with how people draw check marks and other gestures.
  mutating func compare(_ stroke: Stroke, by library: ShapeLibrary) {
    likeness = library.compare(stroke, with: .checkMark, mirrored: hand == .left)
    guard abs(tilt) > Self.usualTilt, likeness.strangeness() > 1 else { return }
    let upright = library.compare(
      stroke, with: .checkMark, mirrored: hand == .left, turnedBy: -tilt)
    if upright.strangeness() < likeness.strangeness() { likeness = upright }
  }

  /// Measures how spread the turn of the outline from leg to leg is.
  mutating func measureBend(of outline: Stroke) {
    bendSpread = Self.spread(of: outline.headings, turning: Self.bendShare * (.pi - angle))
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
