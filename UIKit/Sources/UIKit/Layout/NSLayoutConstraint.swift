import Foundation

/// A linear relation between sides, middles and extents of views, which the layout makes hold.
///
/// The first attribute relates to `multiplier` times the second plus `constant`. An active one
/// belongs to the nearest view that all of its items lie on.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What is constrained: a view or a guide.
  open private(set) weak var firstItem: AnyObject?
  /// What it is related to; nil for a number alone.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item is constrained.
  public let firstAttribute: Attribute
  /// What of the second item it is related to.
  public let secondAttribute: Attribute
  /// How the two relate.
  public let relation: Relation
  /// By what the second value is multiplied; 1 in place of a number that is not finite.
  public let multiplier: CGFloat
  /// What is added to the second value, in points; a change takes effect with the next layout, one
  /// to a number that is not finite never.
  open var constant: CGFloat {
    didSet {
      if !accepts(constant, as: "constant", of: self) { constant = oldValue }
      if constant != oldValue { holder?.layoutRoot.noteConstant(of: self) }
    }
  }
  /// How much it matters: 1000, the default, for what must hold.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let root = holder?.layoutRoot else { return }
      root.noteRemoval(of: self)
      root.noteActivation(of: self)
    }
  }
  /// Stored: what to call it, also where it conflicts with others.
  open var identifier: String?
  /// Stored: whether an archive keeps it.
  open var shouldBeArchived = false
  /// The view that holds it while it is active.
  weak var holder: UIView?

  /// A constraint that counts once `isActive` is set.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
    super.init()
    _ = accepts(multiplier, as: "multiplier", of: self)
    _ = accepts(c, as: "constant", of: self)
  }

  /// Whether it counts.
  ///
  /// - Precondition: When it becomes active, its items lie on a common view.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.drop(self) }
    }
  }

  /// The first item's side, middle or extent.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  /// The second item's, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Has constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = layoutView(of: firstItem) else { return }
    var ancestor: UIView? = first
    if let secondItem {
      guard let second = layoutView(of: secondItem) else { return }
      while let present = ancestor, !second.isDescendant(of: present) {
        ancestor = present.superview
      }
    }
    guard let ancestor else {
      preconditionFailure("\(words): its items lie on no common view; add them to one first")
    }
    ancestor.hold(self)
  }

  /// The constraint in words, as in "label.width ≥ 2 × button.width + 8".
  var words: String {
    var text = "\(name(of: firstItem)).\(firstAttribute.words) \(relation.words) "
    if let secondItem {
      if multiplier != 1 { text += "\(number(multiplier)) × " }
      text += "\(name(of: secondItem)).\(secondAttribute.words)"
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(number(abs(constant)))" }
    } else {
      text += number(constant)
    }
    if priority != .required { text += " (\(number(CGFloat(priority.rawValue))))" }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  /// The constraint in words.
  open override var description: String { onMain(self) { $0.words } }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.accessibilityIdentifier ?? "\(type(of: view))"
    case let guide as UILayoutGuide:
      guide.identifier.isEmpty ? "\(guide.part)" : guide.identifier
    default: "nothing"
    }
  }
}

/// The view that an item of a constraint is, or is a part of.
@MainActor
func layoutView(of item: AnyObject?) -> UIView? {
  (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}
