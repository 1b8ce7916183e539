import Foundation

// Attributes as sums of variables, and frames from the solution.
extension LayoutSolution {
  /// The variables whose sum is an attribute, except for `offset(_:_:)`.
  func expression(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> [LayoutEquations.Term] {
    var source = object
    // To its descendants, a scroll view's sides are those of its content.
    if let view = object as? UIView, let other = layoutView(of: other), other !== view,
      other.isDescendant(of: view), !attribute.isExtentOrMiddle, let guide = view.contentGuide
    {
      source = guide
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

  /// The distance from a side to an attribute such as a baseline or margin.
  func offset(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Double {
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

  func place(of item: Item) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: max(solver.value(of: item.width), 0), height: max(solver.value(of: item.height), 0))
  }

  /// Requests layout for views whose frames changed.
  func tell() {
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
      // Subviews are placed relative to this view's corner.
      view.setNeedsLayout()
    }
  }

  /// The root's size in the solution.
  var rootSize: CGSize { items[ObjectIdentifier(root)].map { place(of: $0).size } ?? .zero }

  /// The frame of a view or guide in a view's coordinates.
  func frame(of object: AnyObject, in view: UIView) -> CGRect? {
    guard let item = items[ObjectIdentifier(object)],
      let below = items[ObjectIdentifier(view)]
    else { return nil }
    let origin = place(of: below).origin
    return place(of: item).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Applies the solution to a view's subviews and content size.
  func place(subviewsOf view: UIView) {
    for child in view.children where !child.translatesAutoresizingMaskIntoConstraints {
      guard let frame = frame(of: child, in: view) else { continue }
      if child.uprightFrame != frame { child.uprightFrame = frame }
    }
    if let guide = view.layout.guides.first(where: { $0.part == .content }),
      let content = frame(of: guide, in: view)
    {
      view.takeContentSize(content.size)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// True if the attribute means the scroll view itself rather than its content.
  var isExtentOrMiddle: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .notAnAttribute: true
    default: false
    }
  }

  /// The attribute with leading and trailing replaced by left and right.
  func upright(_ isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
