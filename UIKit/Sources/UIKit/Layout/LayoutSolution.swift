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
    let x, y, width, height: LayoutEquations.Variable
    /// The constraints that hold what the view itself says: its frame, its content's extent, a
    /// guide's insets.
    var own: [LayoutEquations.Constraint] = []
    var intrinsicSize = CGSize(width: -1, height: -1)
    /// What is worth telling when it changes.
    var shown = CGRect.null
    /// Whether it stands in `moved`.
    var isMoved = false

    init(
      _ object: AnyObject, _ x: LayoutEquations.Variable, _ y: LayoutEquations.Variable,
      _ width: LayoutEquations.Variable, _ height: LayoutEquations.Variable
    ) {
      self.object = object
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  unowned let root: UIView
  var solver = LayoutEquations()
  var items: [ObjectIdentifier: Item] = [:]
  /// Items in the order in which they came, for the same result each time.
  var order: [Item] = []
  var handles: [ObjectIdentifier: LayoutEquations.Constraint] = [:]
  var known: [LayoutEquations.Constraint: NSLayoutConstraint] = [:]
  /// Constraints that cannot hold beside others, and are left out.
  var broken: Set<ObjectIdentifier> = []
  /// What came or changed since the last layout; some may have gone again.
  var added: [NSLayoutConstraint] = []
  var changed: [NSLayoutConstraint] = []
  /// Views with another frame or content: items, which do not keep their views.
  var moved: [Item] = []
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
    // One that could not hold may be able to now.
    if !broken.isEmpty { return isStale = true }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    known[handle] = nil
    solver.remove(handle)
  }

  func change(_ constraint: NSLayoutConstraint) {
    if !broken.isEmpty { return isStale = true }
    // An animation changes the same one again and again.
    if changed.last !== constraint { changed.append(constraint) }
  }

  /// A view has another frame, content or margin, by its own doing.
  func change(_ view: UIView) {
    guard !isStale, let item = items[ObjectIdentifier(view)] else { return }
    if !broken.isEmpty { return isStale = true }
    if !item.isMoved { moved.append(item) }
    item.isMoved = true
  }

  /// The tree is another one.
  func forgetEverything() { isStale = true }

  // MARK: Solving

  /// Finds places for everything, and asks for the layout of those on which something has moved.
  func solve() {
    if isStale || solver.isWorn { rebuild() }
    if !added.isEmpty || !changed.isEmpty || !moved.isEmpty { bringChanges() }
    if !solver.solve() { return rebuildAndSolve() }
    // Texts that wrap have their height by their width.
    for _ in 0..<4 where measureWrappedTexts() {
      if !solver.solve() { return rebuildAndSolve() }
    }
    updateInsets()
    tell()
  }

  func rebuildAndSolve() {
    rebuild()
    _ = solver.solve()
    if measureWrappedTexts() { _ = solver.solve() }
    tell()
  }

  func rebuild() {
    isStale = false
    solver = LayoutEquations()
    (items, order, handles, known, broken) = ([:], [], [:], [:], [])
    (added, changed, moved) = ([], [], [])
    _ = item(for: root)
    insertConstraints(of: root)
  }

  func insertConstraints(of view: UIView) {
    for constraint in view.layout.constraints { insert(constraint) }
    for child in view.children { insertConstraints(of: child) }
  }

  func bringChanges() {
    for item in moved {
      item.isMoved = false
      if let view = item.object as? UIView { refresh(item, view) }
    }
    for constraint in changed {
      guard let handle = handles[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(number(of: constraint), of: handle)
    }
    for constraint in added where constraint.isActive { insert(constraint) }
    (added, changed, moved) = ([], [], [])
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, handles[ObjectIdentifier(constraint)] == nil
    else { return }
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

  func report(_ constraint: NSLayoutConstraint, _ conflict: LayoutEquations.Conflict) {
    var words = conflict.constraints.dropLast().compactMap { known[$0]?.words }
    words.append(constraint.words)
    LayoutConflict.report(LayoutConflict(constraints: words, broken: constraint.words))
  }
}
