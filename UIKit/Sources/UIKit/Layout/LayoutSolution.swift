import Foundation

/// The solution of the constraints in a tree of views.
///
/// A root view gets one with the first constraint in its tree. Each view or guide has variables for
/// position and size, relative to the root's corner and without scrolling or transforms. Changes
/// between two layouts collect here; the next layout passes them to the solver.
@MainActor
final class LayoutSolution {
  /// The variables of a view or guide.
  final class Item {
    weak var object: AnyObject?
    let x, y, width, height: LayoutEquations.Variable
    /// The view's own constraints: its frame, its intrinsic size or a guide's insets.
    var own: [LayoutEquations.Constraint] = []
    var intrinsicSize = CGSize(width: -1, height: -1)
    /// The frame after the last solution, to detect changes.
    var shown = CGRect.null
    /// True if `moved` contains the item.
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
  /// The items in order of creation, which makes results reproducible.
  var order: [Item] = []
  var handles: [ObjectIdentifier: LayoutEquations.Constraint] = [:]
  var known: [LayoutEquations.Constraint: NSLayoutConstraint] = [:]
  /// The constraints that conflict with others; the layout ignores them.
  var broken: Set<ObjectIdentifier> = []
  /// Constraints that were activated since the last layout; some may be inactive again.
  var added: [NSLayoutConstraint] = []
  var changed: [NSLayoutConstraint] = []
  /// The items of views whose frame or content changed; they hold views weakly.
  var moved: [Item] = []
  var isStale = true
  /// The size that the root should approach; nil uses its own. See `systemLayoutSizeFitting(_:)`.
  let fitting: Fitting?

  /// A size to approach.
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
    // A conflict may have ended.
    if !broken.isEmpty { return isStale = true }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    known[handle] = nil
    solver.remove(handle)
  }

  func change(_ constraint: NSLayoutConstraint) {
    if !broken.isEmpty { return isStale = true }
    // An animation changes the same constraint repeatedly.
    if changed.last !== constraint { changed.append(constraint) }
  }

  /// A view changed its frame, content or margins.
  func change(_ view: UIView) {
    guard !isStale, let item = items[ObjectIdentifier(view)] else { return }
    if !broken.isEmpty { return isStale = true }
    if !item.isMoved { moved.append(item) }
    item.isMoved = true
  }

  /// The tree has changed.
  func forgetEverything() { isStale = true }

  // MARK: Solving

  /// Solves the constraints and requests layout for views that moved.
  func solve() {
    if isStale || solver.isWorn { rebuild() }
    if !added.isEmpty || !changed.isEmpty || !moved.isEmpty { bringChanges() }
    if !solver.solve() { return rebuildAndSolve() }
    // The height of a wrapped text depends on its width.
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

  /// The constant of "first − multiplier × second − constant", with the attributes' offsets.
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
