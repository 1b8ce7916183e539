import Foundation

/// Where the constraints of a tree of views put them.
///
/// A root view has one as soon as anything on it is constrained. Views and guides have variables
/// for place and extent, counted from the root's corner as if nothing were scrolled, turned or
/// stretched. What happens between two layouts is gathered and brought to the solver with the next.
@MainActor
final class LayoutSolution {
  /// The variables of a view or guide.
  private final class Item {
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

  private unowned let root: UIView
  private var solver = ConstraintSolver()
  private var items: [ObjectIdentifier: Item] = [:]
  /// Items in the order in which they came, for the same result each time.
  private var order: [Item] = []
  private var handles: [ObjectIdentifier: ConstraintSolver.Constraint] = [:]
  private var known: [ConstraintSolver.Constraint: NSLayoutConstraint] = [:]
  /// Constraints that cannot hold beside others, and are left out.
  private var broken: Set<ObjectIdentifier> = []
  /// What came, went or changed since the last layout.
  private var added: [NSLayoutConstraint] = []
  private var changed: [NSLayoutConstraint] = []
  private var movedViews: [UIView] = []
  private var isStale = true
  /// The extent that the root is to come near to, in place of its own; see
  /// `systemLayoutSizeFitting(_:)`.
  private let fitting: Fitting?

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

  private func rebuildAndSolve() {
    rebuild()
    solver.solve()
    if measureWrappedTexts() { solver.solve() }
    tell()
  }

  private func rebuild() {
    isStale = false
    solver = ConstraintSolver()
    (items, order, handles, known, broken) = ([:], [], [:], [:], [])
    (added, changed, movedViews) = ([], [], [])
    _ = item(for: root)
    insertConstraints(of: root)
  }

  private func insertConstraints(of view: UIView) {
    for constraint in view.layout.constraints { insert(constraint) }
    for child in view.children { insertConstraints(of: child) }
  }

  private func bringChanges() {
    for view in movedViews { refresh(view) }
    for constraint in changed {
      guard let handle = handles[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(number(of: constraint), of: handle)
    }
    for constraint in added where constraint.isActive { insert(constraint) }
    (added, changed, movedViews) = ([], [], [])
  }

  private func insert(_ constraint: NSLayoutConstraint) {
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
  private func number(of constraint: NSLayoutConstraint) -> Double {
    var number = -Double(constraint.constant)
    if let first = constraint.firstItem {
      number += offset(first, constraint.firstAttribute)
    }
    if let second = constraint.secondItem {
      number -= Double(constraint.multiplier) * offset(second, constraint.secondAttribute)
    }
    return number
  }

  private func report(_ constraint: NSLayoutConstraint, _ conflict: ConstraintSolver.Conflict) {
    var words = conflict.constraints.dropLast().compactMap { known[$0]?.words }
    words.append(constraint.words)
    LayoutConflict.report(LayoutConflict(constraints: words, broken: constraint.words))
  }

  // MARK: Items

  private func item(for object: AnyObject) -> Item {
    if let known = items[ObjectIdentifier(object)] { return known }
    if let guide = object as? UILayoutGuide, guide.part == .frame, let owner = guide.owningView {
      return item(for: owner)
    }
    let item = Item(
      object, solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
      solver.makeVariable())
    items[ObjectIdentifier(object)] = item
    order.append(item)
    if let view = object as? UIView { fix(item, of: view) }
    if let guide = object as? UILayoutGuide { fix(item, of: guide) }
    return item
  }

  private func require(
    _ item: Item, _ terms: [(ConstraintSolver.Variable, Double)], _ constant: Double,
    _ relation: ConstraintSolver.Relation = .equal, priority: Double = ConstraintSolver.required
  ) {
    // What views say of themselves comes first and conflicts with nothing.
    guard let handle = try? solver.add(terms, constant: constant, relation, priority: priority)
    else { return }
    item.own.append(handle)
  }

  /// Holds a view where its frame says, or gives it its content's extent.
  private func fix(_ item: Item, of view: UIView) {
    if view === root {
      require(item, [(item.x, 1)], 0)
      require(item, [(item.y, 1)], 0)
      if let fitting {
        require(
          item, [(item.width, 1)], -Double(fitting.size.width),
          priority: Double(fitting.horizontal.rawValue))
        require(
          item, [(item.height, 1)], -Double(fitting.size.height),
          priority: Double(fitting.vertical.rawValue))
        addIntrinsicSize(item, of: view)
      } else {
        require(item, [(item.width, 1)], -Double(view.bounds.width))
        require(item, [(item.height, 1)], -Double(view.bounds.height))
      }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      guard let superview = view.superview else { return }
      let below = self.item(for: superview)
      let place = view.uprightFrame
      require(item, [(item.x, 1), (below.x, -1)], -Double(place.minX))
      require(item, [(item.y, 1), (below.y, -1)], -Double(place.minY))
      require(item, [(item.width, 1)], -Double(place.width))
      require(item, [(item.height, 1)], -Double(place.height))
    } else {
      // Its place is told to its superview in that one's coordinates.
      if let superview = view.superview { _ = self.item(for: superview) }
      addIntrinsicSize(item, of: view)
    }
  }

  private func addIntrinsicSize(_ item: Item, of view: UIView) {
    let size = view.layoutSize(fittingWidth: nil)
    item.intrinsicSize = size
    let hugging = view.layout.huggingPriorities
    let resistance = view.layout.resistancePriorities
    for (variable, extent, hug, resist) in [
      (item.width, size.width, hugging.horizontal, resistance.horizontal),
      (item.height, size.height, hugging.vertical, resistance.vertical),
    ] where extent >= 0 {
      require(
        item, [(variable, 1)], -Double(extent), .lessThanOrEqual, priority: Double(hug.rawValue))
      require(
        item, [(variable, 1)], -Double(extent), .greaterThanOrEqual,
        priority: Double(resist.rawValue))
    }
  }

  private func fix(_ item: Item, of guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let below = self.item(for: owner)
    switch guide.part {
    case .own, .frame: break
    case .content:
      require(item, [(item.x, 1), (below.x, -1)], 0)
      require(item, [(item.y, 1), (below.y, -1)], 0)
    case .safeArea, .margins, .readable:
      let insets = guide.insets
      require(item, [(item.x, 1), (below.x, -1)], -Double(insets.left))
      require(item, [(item.y, 1), (below.y, -1)], -Double(insets.top))
      require(
        item, [(item.width, 1), (below.width, -1)], Double(insets.left + insets.right))
      require(
        item, [(item.height, 1), (below.height, -1)], Double(insets.top + insets.bottom))
    }
  }

  /// Takes over what a view says of itself now.
  private func refresh(_ view: UIView) {
    guard let item = items[ObjectIdentifier(view)] else { return }
    if view === root, fitting == nil, item.own.count == 4 {
      solver.setConstant(-Double(view.bounds.width), of: item.own[2])
      solver.setConstant(-Double(view.bounds.height), of: item.own[3])
    } else if view.translatesAutoresizingMaskIntoConstraints, item.own.count == 4 {
      let place = view.uprightFrame
      for (handle, value) in zip(item.own, [place.minX, place.minY, place.width, place.height]) {
        solver.setConstant(-Double(value), of: handle)
      }
    } else {
      measure(item, view, fittingWidth: nil)
    }
  }

  /// Takes over the extent of a view's content; true where it is another one.
  @discardableResult
  private func measure(_ item: Item, _ view: UIView, fittingWidth width: CGFloat?) -> Bool {
    let size = view.layoutSize(fittingWidth: width)
    guard size != item.intrinsicSize || width == nil else { return false }
    let former = item.intrinsicSize
    item.intrinsicSize = size
    let isSameKind =
      (size.width >= 0) == (former.width >= 0)
      && (size.height >= 0) == (former.height >= 0)
    guard width != nil, isSameKind else {
      for handle in item.own { solver.remove(handle) }
      item.own = []
      fix(item, of: view)
      return true
    }
    var extents: [CGFloat] = []
    if size.width >= 0 { extents += [size.width, size.width] }
    if size.height >= 0 { extents += [size.height, size.height] }
    for (handle, extent) in zip(item.own.suffix(extents.count), extents) {
      solver.setConstant(-Double(extent), of: handle)
    }
    return true
  }

  private func measureWrappedTexts() -> Bool {
    var hasChanged = false
    for item in order {
      guard let label = item.object as? UILabel, label.wrapsInLayout else { continue }
      let width = CGFloat(solver.value(of: item.width))
      if measure(item, label, fittingWidth: width) { hasChanged = true }
    }
    return hasChanged
  }

  /// Margins and safe areas depend on where their view is.
  private func updateInsets() {
    var hasChanged = false
    for item in order {
      guard let guide = item.object as? UILayoutGuide, item.own.count == 4 else { continue }
      let insets = guide.insets
      let values = [
        -insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom,
      ]
      for (handle, value) in zip(item.own, values) {
        solver.setConstant(Double(value), of: handle)
        hasChanged = true
      }
    }
    if hasChanged { solver.solve() }
  }

  // MARK: Attributes

  /// What an attribute of an item is, in variables; `offset(_:_:)` is to be added.
  private func expression(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> [(ConstraintSolver.Variable, Double)] {
    var source = object
    // A scroll view's sides are those of its content to what lies on it.
    if let scrollView = object as? UIScrollView, let other = layoutView(of: other),
      other !== scrollView, other.isDescendant(of: scrollView), !attribute.isExtentOrMiddle
    {
      source = scrollView.contentLayoutGuide
    }
    let item = item(for: source)
    let isRightToLeft =
      layoutView(of: object)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute.upright(isRightToLeft) {
    case .left, .leftMargin: return [(item.x, 1)]
    case .right, .rightMargin: return [(item.x, 1), (item.width, 1)]
    case .top, .topMargin, .firstBaseline: return [(item.y, 1)]
    case .bottom, .bottomMargin, .lastBaseline: return [(item.y, 1), (item.height, 1)]
    case .width: return [(item.width, 1)]
    case .height: return [(item.height, 1)]
    case .centerX, .centerXWithinMargins: return [(item.x, 1), (item.width, 0.5)]
    case .centerY, .centerYWithinMargins: return [(item.y, 1), (item.height, 0.5)]
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return []
    }
  }

  /// What lies between a side and the attribute that is counted from it.
  private func offset(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Double {
    guard let view = object as? UIView else { return 0 }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view.effectiveMargins
    switch attribute.upright(isRightToLeft) {
    case .firstBaseline: return Double(view.firstBaselineOffset)
    case .lastBaseline: return -Double(view.lastBaselineOffset)
    case .leftMargin: return Double(margins.left)
    case .rightMargin: return -Double(margins.right)
    case .topMargin: return Double(margins.top)
    case .bottomMargin: return -Double(margins.bottom)
    case .centerXWithinMargins: return Double(margins.left - margins.right) / 2
    case .centerYWithinMargins: return Double(margins.top - margins.bottom) / 2
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .leadingMargin, .trailingMargin, .notAnAttribute:
      return 0
    }
  }

  // MARK: Results

  private func place(of item: Item) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: max(solver.value(of: item.width), 0), height: max(solver.value(of: item.height), 0))
  }

  /// Asks for the layout of views on which something has moved.
  private func tell() {
    for item in order {
      let place = place(of: item)
      guard place != item.shown else { continue }
      item.shown = place
      guard let view = item.object as? UIView else {
        (item.object as? UILayoutGuide)?.owningView?.setNeedsLayout()
        continue
      }
      if view !== root, !view.translatesAutoresizingMaskIntoConstraints {
        view.superview?.setNeedsLayout()
      }
      // What is placed from this corner moves along.
      view.setNeedsLayout()
    }
  }

  /// The extent that the root came to.
  var rootSize: CGSize { items[ObjectIdentifier(root)].map { place(of: $0).size } ?? .zero }

  /// Where a view or guide is, in the coordinates of a view.
  func frame(of object: AnyObject, in view: UIView) -> CGRect? {
    guard let item = items[ObjectIdentifier(object)],
      let below = items[ObjectIdentifier(view)]
    else { return nil }
    let origin = place(of: below).origin
    return place(of: item).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Puts the views on one where the constraints say.
  func place(subviewsOf view: UIView) {
    for child in view.children where !child.translatesAutoresizingMaskIntoConstraints {
      guard let frame = frame(of: child, in: view) else { continue }
      if child.uprightFrame != frame { child.uprightFrame = frame }
    }
    if let scrollView = view as? UIScrollView,
      let guide = view.layout.guides.first(where: { $0.part == .content }),
      let content = frame(of: guide, in: view), scrollView.contentSize != content.size
    {
      scrollView.contentSize = content.size
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a scroll view's own extent and middle are meant, and not its content's.
  fileprivate var isExtentOrMiddle: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .notAnAttribute: true
    default: false
    }
  }

  /// The same by left and right.
  fileprivate func upright(_ isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
