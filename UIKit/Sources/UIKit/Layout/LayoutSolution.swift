import Foundation

/// Where the constraints of a tree of views put them.
///
/// A root view has one as soon as anything on it is constrained. Views and guides have variables
/// for place and extent, counted from the root's corner as if nothing were scrolled, turned or
/// stretched. What happens between two layouts is gathered and brought to the solver with the next.
@MainActor
final class LayoutSolution {
  /// The variables of a view or guide.
  final class Item {
    weak var object: AnyObject?
    let x, y, width, height: ConstraintSolver.Variable
    /// The constraints that hold what the view itself says: its frame, its content's extent, a
    /// guide's insets.
    var own: [ConstraintSolver.Constraint] = []
    var intrinsicSize = CGSize(width: -1, height: -1)
    /// What is worth telling when it changes.
    var shown = CGRect.null

    init(
      _ object: AnyObject, _ x: ConstraintSolver.Variable, _ y: ConstraintSolver.Variable,
      _ width: ConstraintSolver.Variable, _ height: ConstraintSolver.Variable
    ) {
      self.object = object
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  unowned let root: UIView
  var solver = ConstraintSolver()
  var items: [ObjectIdentifier: Item] = [:]
  /// Items in the order in which they came, for the same result each time.
  var order: [Item] = []
  var handles: [ObjectIdentifier: ConstraintSolver.Constraint] = [:]
  var known: [ConstraintSolver.Constraint: NSLayoutConstraint] = [:]
  /// Constraints that cannot hold beside others, and are left out.
  var broken: Set<ObjectIdentifier> = []
  /// What came, went or changed since the last layout.
  var added: [NSLayoutConstraint] = []
  var changed: [NSLayoutConstraint] = []
  var movedViews: [UIView] = []
  var isStale = true
  /// The extent that the root is to come near to, in place of its own; see
  /// `systemLayoutSizeFitting(_:)`.
  let fitting: Fitting?

  /// An extent to come near to.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: What happens between layouts

  func add(_ constraint: NSLayoutConstraint) { if !isStale { added.append(constraint) } }

  func remove(_ constraint: NSLayoutConstraint) {
    added.removeAll { $0 === constraint }
    changed.removeAll { $0 === constraint }
    // One that could not hold may be able to now.
    if !broken.isEmpty { return isStale = true }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    known[handle] = nil
    solver.remove(handle)
  }

  func change(_ constraint: NSLayoutConstraint) {
    if !broken.isEmpty { return isStale = true }
    if !changed.contains(where: { $0 === constraint }) { changed.append(constraint) }
  }

  /// A view has another frame, content or margin, by its own doing.
  func change(_ view: UIView) {
    guard !isStale, items[ObjectIdentifier(view)] != nil else { return }
    if !broken.isEmpty { return isStale = true }
    if !movedViews.contains(where: { $0 === view }) { movedViews.append(view) }
  }

  /// The tree is another one.
  func forgetEverything() { isStale = true }

  // MARK: Solving

  /// Finds places for everything, and asks for the layout of those on which something has moved.
  func solve() {
    if isStale { rebuild() }
    if !added.isEmpty || !changed.isEmpty || !movedViews.isEmpty { bringChanges() }
    if solver.solve() != nil { return rebuildAndSolve() }
    // Texts that wrap have their height by their width.
    for _ in 0..<4 where measureWrappedTexts() {
      if solver.solve() != nil { return rebuildAndSolve() }
    }
    updateInsets()
    tell()
  }

  func rebuildAndSolve() {
    rebuild()
    solver.solve()
    if measureWrappedTexts() { solver.solve() }
    tell()
  }

  func rebuild() {
    isStale = false
    solver = ConstraintSolver()
    (items, order, handles, known, broken) = ([:], [], [:], [:], [])
    (added, changed, movedViews) = ([], [], [])
    _ = item(for: root)
    insertConstraints(of: root)
  }

  func insertConstraints(of view: UIView) {
    for constraint in view.layout.constraints { insert(constraint) }
    for child in view.children { insertConstraints(of: child) }
  }

  func bringChanges() {
    for view in movedViews { refresh(view) }
    for constraint in changed {
      guard let handle = handles[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(number(of: constraint), of: handle)
    }
    for constraint in added where constraint.isActive { insert(constraint) }
    (added, changed, movedViews) = ([], [], [])
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    var terms = expression(first, constraint.firstAttribute, beside: constraint.secondItem)
    if let second = constraint.secondItem {
      let other = expression(second, constraint.secondAttribute, beside: first)
      terms += other.map { ($0.0, -$0.1 * Double(constraint.multiplier)) }
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    do {
      let handle = try solver.add(
        terms, constant: number(of: constraint), relation,
        priority: Double(constraint.priority.rawValue))
      handles[ObjectIdentifier(constraint)] = handle
      known[handle] = constraint
    } catch {
      broken.insert(ObjectIdentifier(constraint))
      report(constraint, error)
    }
  }

  /// The number of "first − multiplier × second − constant", with what attributes add to sides.
  func number(of constraint: NSLayoutConstraint) -> Double {
    var number = -Double(constraint.constant)
    if let first = constraint.firstItem {
      number += offset(first, constraint.firstAttribute)
    }
    if let second = constraint.secondItem {
      number -= Double(constraint.multiplier) * offset(second, constraint.secondAttribute)
    }
    return number
  }

  func report(_ constraint: NSLayoutConstraint, _ conflict: ConstraintSolver.Conflict) {
    var words = conflict.constraints.dropLast().compactMap { known[$0]?.words }
    words.append(constraint.words)
    LayoutConflict.report(LayoutConflict(constraints: words, broken: constraint.words))
  }
}
