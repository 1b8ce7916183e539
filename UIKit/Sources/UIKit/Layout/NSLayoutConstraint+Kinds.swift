import Foundation

extension NSLayoutConstraint {
  /// What is constrained of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// Nothing.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The side where texts begin.
    case leading
    /// The side where texts end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from side to side.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The line on which the last text stands.
    case lastBaseline
    /// The line on which the first text stands.
    case firstBaseline
    /// The left side without the margin.
    case leftMargin
    /// The right side without the margin.
    case rightMargin
    /// The upper side without the margin.
    case topMargin
    /// The lower side without the margin.
    case bottomMargin
    /// The side where texts begin, without the margin.
    case leadingMargin
    /// The side where texts end, without the margin.
    case trailingMargin
    /// The middle between the margins, from side to side.
    case centerXWithinMargins
    /// The middle between the margins, from top to bottom.
    case centerYWithinMargins

    /// The line on which the last text stands.
    public static var baseline: Attribute { .lastBaseline }

    var words: String { "\(self)" }
  }

  /// How two values relate.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual

    var words: String {
      switch self {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// From side to side, or from top to bottom.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

/// The name before Swift 4.2.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name before Swift 4.2.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name before Swift 4.2.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// How much a constraint matters, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// A priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority with a number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// Matters much: how hard contents resist being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// As much as a scene that is dragged to an extent.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// As much as a scene keeps its extent.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// As much as a scene that is not to change by a drag.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Matters little: how hard contents are hugged.
  public static let defaultLow = UILayoutPriority(250)
  /// As much as the extent that `systemLayoutSizeFitting(_:)` is to come near to.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority so much higher.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority so much lower.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
