import Foundation

/// The range in which content rests along one axis, and how it stretches beyond that range.
struct ScrollAxis {
  /// The smallest offset at which content rests.
  var least: CGFloat
  /// The largest offset at which content rests.
  var most: CGFloat
  /// The visible length of the content.
  var extent: CGFloat
  /// True if content stretches beyond its ends.
  var bounces: Bool
  /// True if a finger moves content along this axis at all.
  var scrolls: Bool

  /// The nearest offset at which content rests.
  func held(_ offset: CGFloat) -> CGFloat { min(max(offset, least), most) }

  /// The visible offset of content that a finger has pulled to `offset`.
  ///
  /// Beyond the ends, each further point of pull moves content less; it never moves past the
  /// extent.
  func given(_ offset: CGFloat) -> CGFloat {
    let rest = held(offset)
    guard offset != rest, bounces, extent > 0 else { return rest }
    let far = abs(offset - rest)
    let seen = extent * (1 - 1 / (far * ScrollAxis.give / extent + 1))
    return offset > rest ? rest + seen : rest - seen
  }

  /// The pull that shows content at `offset`; the inverse of `given`.
  func pulled(_ offset: CGFloat) -> CGFloat {
    let rest = held(offset)
    guard offset != rest, bounces, extent > 0 else { return rest }
    let part = min(abs(offset - rest) / extent, 0.99)
    let far = (1 / (1 - part) - 1) * extent / ScrollAxis.give
    return offset > rest ? rest + far : rest - far
  }

  /// How far content follows a finger just past its end; measured on phones.
  private static let give: CGFloat = 0.55
}
