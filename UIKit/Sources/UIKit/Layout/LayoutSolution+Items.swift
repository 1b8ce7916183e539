import Foundation

// Views and guides with their variables.
extension LayoutSolution {
  func item(for object: AnyObject) -> Item {
    if let known = items[ObjectIdentifier(object)] { return known }
    if let guide = object as? UILayoutGuide, guide.part == .frame, let owner = guide.owningView {
      return item(for: owner)
    }
    let item = Item(
      object, solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
      solver.makeVariable())
    items[ObjectIdentifier(object)] = item
    order.append(item)
    if let view = object as? UIView {
      if fitting == nil { view.layout.isConstrained = true }
      fix(item, of: view)
    }
    if let guide = object as? UILayoutGuide { fix(item, of: guide) }
    return item
  }

  func require(
    _ item: Item, _ terms: [LayoutEquations.Term], _ constant: Double,
    _ relation: ConstraintSolver.Relation = .equal, priority: Double = ConstraintSolver.required
  ) {
    // A view's own constraints are added first and contradict nothing.
    guard let handle = try? solver.add(terms, constant: constant, relation, priority: priority)
    else { return }
    item.own.append(handle)
  }

  /// Constrains a view to its frame or to its intrinsic size.
  func fix(_ item: Item, of view: UIView) {
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
      // The view's frame is relative to its superview, so that needs variables, too.
      if let superview = view.superview { _ = self.item(for: superview) }
      addIntrinsicSize(item, of: view)
    }
  }

  func addIntrinsicSize(_ item: Item, of view: UIView) {
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

  func fix(_ item: Item, of guide: UILayoutGuide) {
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

  /// Updates a view's own constraints.
  func refresh(_ item: Item, _ view: UIView) {
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

  /// Updates a view's intrinsic size; returns true if its constraints changed.
  @discardableResult
  func measure(_ item: Item, _ view: UIView, fittingWidth width: CGFloat?) -> Bool {
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

  func measureWrappedTexts() -> Bool {
    var hasChanged = false
    for item in order {
      guard let label = item.object as? UILabel, label.wrapsInLayout else { continue }
      let width = CGFloat(solver.value(of: item.width))
      if measure(item, label, fittingWidth: width) { hasChanged = true }
    }
    return hasChanged
  }

  /// Updates margins and safe areas, which depend on the positions of views.
  func updateInsets() {
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
    if hasChanged { _ = solver.solve() }
  }
}
