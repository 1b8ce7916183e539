import Foundation

extension NSLayoutConstraint {
  /// The part of a view that a constraint relates.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    case top, bottom
    /// The side where text begins.
    case leading
    /// The side where text ends.
    case trailing
    case width, height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// The margin where text begins.
    case leadingMargin
    /// The margin where text ends.
    case trailingMargin
    /// The horizontal centre between the margins.
    case centerXWithinMargins
    /// The vertical centre between the margins.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }

    var words: String { "\(self)" }
  }

  /// The relation of two values.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// The two are equal.
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

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
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

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// High: the default for resisting compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Low: the default for hugging content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A higher priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A lower priority.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
