import Dactyl
import Foundation

// The order of layout.
extension UIView {
  /// Marks this view for layout, and its ancestors as the way to it.
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

  /// Reacts to a changed frame.
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
    // The solution only knows views that constraints involve.
    if layout.isConstrained { layoutRoot.layout.solution?.change(self) }
  }

  /// Starts layout at the highest of the consecutive ancestors that need it.
  func layOutFromAbove() {
    var start = self
    while let superview = start.superview, superview.layout.isNeeded { start = superview }
    start.layOutTree()
  }

  /// Lays out this view and its descendants where they need it.
  func layOutTree() {
    let root = layoutRoot
    // Bounded, because layout may request layout again.
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
      layout.isUnderWay = true
      layoutSublayers(of: layer)
      layout.isUnderWay = false
      controller?.viewDidLayoutSubviews()
    }
    guard layout.isNeededBelow else { return }
    layout.isNeededBelow = false
    for child in children { child.layOut() }
  }

  // MARK: Constraints

  /// The topmost ancestor.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Holds an active constraint.
  func hold(_ constraint: NSLayoutConstraint) {
    layout.constraints.append(constraint)
    constraint.holder = self
    markWayToHeldConstraints()
    let root = layoutRoot
    if root.layout.solution == nil { root.layout.solution = LayoutSolution(root: root) }
    root.noteActivation(of: constraint)
  }

  /// Releases an active constraint.
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

  /// Releases the constraints on this subtree that its ancestors hold.
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

  /// Adds a new subview and its constraints to this tree's layout.
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

  /// Marks this view and its ancestors as holding constraints.
  private func markWayToHeldConstraints() {
    var view: UIView? = self
    while let present = view, !present.layout.mayHoldConstraints {
      present.layout.mayHoldConstraints = true
      view = present.superview
    }
  }

  /// Updates the constraints of views and controllers that asked for it, descendants first.
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
  /// Holds and activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    hold(constraint)
  }

  /// Holds and activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { drop(constraint) }
  }

  /// Requests `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layout.needsConstraints = true
    markWayToConstraints()
    askForLayout()
  }

  /// Marks the ancestors as the way to this view.
  func markWayToConstraints() {
    var view = superview
    while let present = view {
      present.layout.needsConstraintsBelow = true
      view = present.superview
    }
  }

  /// True if `updateConstraints()` is pending.
  public func needsUpdateConstraints() -> Bool { layout.needsConstraints }

  /// Calls `updateConstraints()` on this view and its descendants where it is pending.
  public func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layout.huggingPriorities.horizontal : layout.huggingPriorities.vertical
  }

  /// Sets the priority with which the view resists growing beyond its content; default 250.
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

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal
      ? layout.resistancePriorities.horizontal : layout.resistancePriorities.vertical
  }

  /// Sets the priority with which the view resists shrinking below its content; default 750.
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

  /// The size closest to a target that the constraints allow.
  ///
  /// Pass `UIView.layoutFittingCompressedSize` for the smallest size, `layoutFittingExpandedSize`
  /// for the largest.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size closest to a target that the constraints allow, with priorities for each axis.
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

  /// Asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UIView {
  /// False: what constraints leave open is decided by their order, the same each time.
  public var hasAmbiguousLayout: Bool { false }

  /// Does nothing: moves a view to another place that its constraints allow.
  public func exerciseAmbiguityInLayout() {}

  /// The constraints of the view and of those around it that name it.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }
}
