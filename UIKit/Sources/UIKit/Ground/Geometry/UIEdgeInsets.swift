import Foundation

/// The distances by which each edge of a rectangle moves inward, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The top edge, downward.
  public var top: CGFloat
  /// The left edge, to the right.
  public var left: CGFloat
  /// The bottom edge, upward.
  public var bottom: CGFloat
  /// The right edge, to the left.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = UIEdgeInsets()

  /// Zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets with the given amounts.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A displacement, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downward.
  public var vertical: CGFloat

  /// A zero offset.
  public static let zero = UIOffset()

  /// An offset with the given amounts.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
