import Foundation

/// A linear relation between edges, centres, baselines or sizes of views.
///
/// The first attribute relates to `multiplier` times the second plus `constant`. The nearest common
/// ancestor of the items holds an active constraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first view or guide.
  open private(set) weak var firstItem: AnyObject?
  /// The second view or guide; nil for a relation to `constant` alone.
  open private(set) weak var secondItem: AnyObject?
  /// True if the constraint had a second item, which may be gone.
  private let relatesTwo: Bool
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between the two.
  public let relation: Relation
  /// The factor of the second attribute; 1 replaces a number that is not finite.
  public let multiplier: CGFloat
  /// The number of points to add to the second attribute.
  ///
  /// The next layout applies a change. A number that is not finite has no effect.
  open var constant: CGFloat {
    didSet {
      if !accepts(constant, as: "constant", of: self) { constant = oldValue }
      if constant != oldValue { holder?.layoutRoot.noteConstant(of: self) }
    }
  }
  /// The priority; 1000, the default, means required.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let root = holder?.layoutRoot else { return }
      root.noteRemoval(of: self)
      root.noteActivation(of: self)
    }
  }
  /// The name of the constraint, which conflict messages show.
  open var identifier: String?
  /// Stored: true if an archive keeps the constraint.
  open var shouldBeArchived = false
  /// The view that holds the active constraint.
  weak var holder: UIView?

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    relatesTwo = view2 != nil
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
    super.init()
    _ = accepts(multiplier, as: "multiplier", of: self)
    _ = accepts(c, as: "constant", of: self)
  }

  /// An inactive constraint of nothing, which a program replaces.
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant, relatesTwo) = (.equal, 1, 0, false)
    super.init()
  }

  /// True if the constraint takes part in layout; false for good once one of its items is gone.
  ///
  /// - Precondition: On activation, the items have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.drop(self) }
    }
  }

  /// The anchor of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  /// The anchor of the second item, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    // Without its second item it would be a constraint of another kind.
    guard let first = layoutView(of: firstItem), !relatesTwo || secondItem != nil else { return }
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

  /// The constraint as text, such as "label.width ≥ 2 × button.width + 8".
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

  /// The constraint as text.
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

/// The view that a constraint's item is or belongs to.
@MainActor
func layoutView(of item: AnyObject?) -> UIView? {
  (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}
