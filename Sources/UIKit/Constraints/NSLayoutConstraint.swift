import Foundation

/// A wish for the layout of views; kept and not solved: views are where their frames say.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What is wished of something.
  open private(set) weak var firstItem: AnyObject?
  /// What it is related to.
  open private(set) weak var secondItem: AnyObject?
  /// What is wished.
  public let firstAttribute: Attribute
  /// What it is related to.
  public let secondAttribute: Attribute
  /// How the two are to relate.
  public let relation: Relation
  /// By what the second value is multiplied.
  public let multiplier: CGFloat
  /// What is added to the second value, in points.
  open var constant: CGFloat
  /// How much it matters.
  open var priority: UILayoutPriority = .required
  /// Whether the wish counts.
  open var isActive = false
  /// What to call it.
  open var identifier: String?

  /// A wish that counts once `isActive` is set.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Has wishes count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has wishes count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// What is wished of a view.
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
  }

  /// How two values are to relate.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// From side to side, or from top to bottom.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

/// How much a wish for the layout matters, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// A priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority with a number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Must be.
  public static let required = UILayoutPriority(1000)
  /// Matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Matters little.
  public static let defaultLow = UILayoutPriority(250)
}
