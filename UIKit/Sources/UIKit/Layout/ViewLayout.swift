import Foundation

/// The layout state of a view.
struct ViewLayout {
  /// True if `layoutSubviews()` is pending.
  var isNeeded = true
  /// True if it is pending for a descendant.
  var isNeededBelow = false
  /// True during `layoutSubviews()`.
  var isUnderWay = false
  /// True if `updateConstraints()` is pending.
  var needsConstraints = false
  /// True if it is pending for a descendant.
  var needsConstraintsBelow = false
  /// True if the solver of the tree has ever seen the view.
  var isConstrained = false
  /// True if this view or a descendant has ever held constraints.
  var mayHoldConstraints = false
  /// The active constraints that this view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The solution of all constraints in the tree, if the view is its root.
  var solution: LayoutSolution?
  var huggingPriorities = (
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow
  )
  var resistancePriorities = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
}
