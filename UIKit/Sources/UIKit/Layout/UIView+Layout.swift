import Dactyl
import Foundation

// When views are laid out, and in which order.
extension UIView {
  /// Marks this view, and the way to it from the root.
  func askForLayout() {
    layout.isNeeded = true
    var below: UIView = self
    while let view = below.superview {
      if view.layout.isNeededBelow, !(view is UIWindow) { return }
      view.layout.isNeededBelow = true
      below = view
    }
    (below as? UIWindow)?.engineWindow.needsLayout = true
  }

  /// Takes note of another extent or place.
  func noteMove(from formerSize: Dactyl.Size) {
    noteLook()
    let size = engine.bounds.size
    if size != formerSize {
      if autoresizesSubviews {
        let former = CGSize(width: formerSize.width, height: formerSize.height)
        for child in children { child.autoresize(from: former, to: bounds.size) }
      }
      setNeedsLayout()
    }
    // Only views that constraints are about have anybody to tell.
    if layout.isConstrained { layoutRoot.layout.solution?.change(self) }
  }

  /// Lays out from the first view above in a row that has asked for it.
  func layOutFromAbove() {
    var start = self
    while let superview = start.superview, superview.layout.isNeeded { start = superview }
    start.layOutTree()
  }

  /// Lays out this view and those on it that have asked for it.
  func layOutTree() {
    let root = layoutRoot
    // Bounded, because layout may ask for layout again and again.
    for _ in 0..<16 {
      root.bringConstraintsUpToDate()
      root.layout.solution?.solve()
      layOut()
      guard layout.isNeeded || layout.isNeededBelow else { return }
    }
  }

  private func layOut() {
    if layout.isNeeded {
      layout.isNeeded = false
      controller?.viewWillLayoutSubviews()
      layoutSublayers(of: layer)
      controller?.viewDidLayoutSubviews()
    }
    guard layout.isNeededBelow else { return }
    layout.isNeededBelow = false
    for child in children { child.layOut() }
  }

  // MARK: Constraints

  /// The view at the bottom of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Keeps an active constraint.
  func hold(_ constraint: NSLayoutConstraint) {
    layout.constraints.append(constraint)
    constraint.holder = self
    markWayToHeldConstraints()
    let root = layoutRoot
    if root.layout.solution == nil { root.layout.solution = LayoutSolution(root: root) }
    root.noteActivation(of: constraint)
  }

  /// Lets an active constraint go.
  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    layoutRoot.noteRemoval(of: constraint)
  }

  func noteActivation(of constraint: NSLayoutConstraint) {
    layout.solution?.add(constraint)
    layoutView(of: constraint.firstItem)?.askForLayout()
  }

  func noteRemoval(of constraint: NSLayoutConstraint) {
    layout.solution?.remove(constraint)
    layoutView(of: constraint.firstItem)?.askForLayout()
  }

  func noteConstant(of constraint: NSLayoutConstraint) {
    layout.solution?.change(constraint)
    layoutView(of: constraint.firstItem)?.askForLayout()
  }

  /// Lets go what relates this view, or those on it, to views beneath.
  func dropConstraintsAbove() {
    var holder = superview
    while let view = holder {
      for constraint in view.layout.constraints {
        let isAbout = [constraint.firstItem, constraint.secondItem].contains {
          layoutView(of: $0)?.isDescendant(of: self) ?? false
        }
        if isAbout { view.drop(constraint) }
      }
      holder = view.superview
    }
  }

  /// Takes a view into the layout of this tree that was put into it.
  func joinLayout(of view: UIView) {
    view.layout.solution = nil
    if view.layout.needsConstraints || view.layout.needsConstraintsBelow {
      view.markWayToConstraints()
    }
    if view.layout.mayHoldConstraints {
      markWayToHeldConstraints()
      let root = layoutRoot
      if root.layout.solution == nil { root.layout.solution = LayoutSolution(root: root) }
      root.layout.solution?.forgetEverything()
    }
    view.askForLayout()
    askForLayout()
  }

  /// Has whoever takes this tree in find out that it holds constraints.
  private func markWayToHeldConstraints() {
    var view: UIView? = self
    while let present = view, !present.layout.mayHoldConstraints {
      present.layout.mayHoldConstraints = true
      view = present.superview
    }
  }

  /// Has views and controllers that have asked for it bring constraints up to date, the topmost
  /// first.
  func bringConstraintsUpToDate() {
    if layout.needsConstraintsBelow {
      layout.needsConstraintsBelow = false
      for child in children { child.bringConstraintsUpToDate() }
    }
    guard layout.needsConstraints else { return }
    layout.needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

extension UIView {
  /// Holds a constraint, and has it count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    hold(constraint)
  }

  /// Holds constraints, and has them count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }

  /// Drops constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { drop(constraint) }
  }

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layout.needsConstraints = true
    markWayToConstraints()
    askForLayout()
  }

  /// Has whoever looks from the root find this view.
  func markWayToConstraints() {
    var view = superview
    while let present = view {
      present.layout.needsConstraintsBelow = true
      view = present.superview
    }
  }

  /// Whether `updateConstraints()` is going to be called.
  public func needsUpdateConstraints() -> Bool { layout.needsConstraints }

  /// Calls `updateConstraints()` of this view and those on it that have asked for it.
  public func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  /// How hard the content's extent is hugged.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layout.huggingPriorities.horizontal : layout.huggingPriorities.vertical
  }

  /// Says how hard the content's extent is hugged; default 250.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.huggingPriorities.horizontal = priority
    } else {
      layout.huggingPriorities.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// How hard the content resists being cut.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal
      ? layout.resistancePriorities.horizontal : layout.resistancePriorities.vertical
  }

  /// Says how hard the content resists being cut; default 750.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.resistancePriorities.horizontal = priority
    } else {
      layout.resistancePriorities.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// The extent nearest to another one that the constraints on the view allow.
  ///
  /// `UIView.layoutFittingCompressedSize` asks for the least, `layoutFittingExpandedSize` for the
  /// largest.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The extent nearest to another one that the constraints on the view allow, with priorities.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    bringConstraintsUpToDate()
    let solution = LayoutSolution(
      root: self,
      fitting: .init(size: targetSize, horizontal: horizontal, vertical: vertical))
    solution.solve()
    return solution.rootSize
  }

  /// Asks for the least extent.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest extent.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
