import Foundation

/// Something that wishes for the layout can be about: a view, or a guide of one.
@preconcurrency @MainActor
public protocol UILayoutAnchors {
  /// The view it is about.
  var anchoredView: UIView? { get }
}

/// A part of a view, to make wishes for the layout with.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutAnchors {
  /// The view whose part it is.
  open private(set) weak var owningView: UIView?

  init(_ owner: UIView) {
    owningView = owner
    super.init()
  }

  /// The view whose part it is.
  public var anchoredView: UIView? { owningView }
  /// Where it is in the view: all of it.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UIView: UILayoutAnchors {
  /// This view.
  public var anchoredView: UIView? { self }
}

extension UILayoutAnchors {
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(anchoredView, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(anchoredView, .right) }
  /// The side where texts begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(anchoredView, .leading) }
  /// The side where texts end.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(anchoredView, .trailing) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(anchoredView, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { .init(anchoredView, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(anchoredView, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(anchoredView, .centerY) }
  /// The line on which the first text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(anchoredView, .firstBaseline) }
  /// The line on which the last text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(anchoredView, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(anchoredView, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(anchoredView, .height) }
}

extension UIView {
  /// What bars leave of the view: all of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// What margins leave of the view: margins are ignored, so it is all of it.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }

  /// Keeps a wish, and has it count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// Keeps wishes, and has them count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Drops a wish.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    constraints.removeAll { $0 === constraint }
  }

  /// Drops wishes.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Does nothing: there are no wishes to weigh.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing: there are no wishes to weigh.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
