import Foundation

/// Which way content lies along one axis: between which ends it may rest, and how it gives beyond
/// them.
struct ScrollAxis {
  /// The least offset at which content rests.
  var least: CGFloat
  /// The largest offset at which content rests.
  var most: CGFloat
  /// How much of the content is seen.
  var extent: CGFloat
  /// Whether content gives beyond its ends.
  var bounces: Bool
  /// Whether a finger moves content along this axis at all.
  var scrolls: Bool

  /// The nearest offset at which content rests.
  func held(_ offset: CGFloat) -> CGFloat { min(max(offset, least), most) }

  /// Where content is seen that a finger has pulled to an offset: beyond the ends it gives way the
  /// less the farther it is pulled, and never by more than the extent.
  func given(_ offset: CGFloat) -> CGFloat {
    let rest = held(offset)
    guard offset != rest, bounces, extent > 0 else { return rest }
    let far = abs(offset - rest)
    let seen = extent * (1 - 1 / (far * ScrollAxis.give / extent + 1))
    return offset > rest ? rest + seen : rest - seen
  }

  /// To which offset a finger has pulled content that is seen at one: undoes `given`.
  func pulled(_ offset: CGFloat) -> CGFloat {
    let rest = held(offset)
    guard offset != rest, bounces, extent > 0 else { return rest }
    let part = min(abs(offset - rest) / extent, 0.99)
    let far = (1 / (1 - part) - 1) * extent / ScrollAxis.give
    return offset > rest ? rest + far : rest - far
  }

  /// How much content gives at the very end; the value known from measurements of phones.
  private static let give: CGFloat = 0.55
}
