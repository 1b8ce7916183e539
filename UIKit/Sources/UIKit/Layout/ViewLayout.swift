import Foundation

/// What a view keeps for its layout.
struct ViewLayout {
  /// Whether `layoutSubviews()` is to be called.
  var isNeeded = true
  /// Whether it is for any view on this one.
  var isNeededBelow = false
  /// Whether `updateConstraints()` is to be called.
  var needsConstraints = false
  /// Whether it is for any view on this one.
  var needsConstraintsBelow = false
  /// Whether the solution of the tree knows the view, or did.
  var isConstrained = false
  /// Whether this view or one on it holds constraints, or did.
  var mayHoldConstraints = false
  /// The active constraints that this view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Where the constraints of this view and all on it are solved, if the view is the root of its
  /// tree.
  var solution: LayoutSolution?
  var huggingPriorities = (
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow
  )
  var resistancePriorities = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
}
