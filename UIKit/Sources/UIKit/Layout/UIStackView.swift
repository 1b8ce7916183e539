import Foundation

/// Views in a row, which constraints of its own keep there: along the axis by `distribution`,
/// across it by `alignment`.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views in the row; hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  /// In which direction the row goes; default from side to side.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangeAnew() } }
  /// How views share the room along the axis; default so that they fill it.
  open var distribution: Distribution = .fill { didSet { arrangeAnew() } }
  /// How views stand across the axis; default from side to side.
  open var alignment: Alignment = .fill { didSet { arrangeAnew() } }
  /// The gap between views, in points; the least one for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 { didSet { arrangeAnew() } }
  /// Whether views keep off the stack's margins; default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangeAnew() } }
  /// Stored: whether gaps are counted from lines of text.
  open var isBaselineRelativeArrangement = false

  private var gaps: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var helpers: [UILayoutGuide] = []
  /// Which views were hidden when they were arranged.
  private var hiddenThen: [Bool] = []
  private var isArranged = false

  /// Views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangeAnew()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangeAnew()
  }

  /// Takes a view out of the row as it leaves.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// Has another gap after a view; `spacingUseDefault` for that of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangeAnew()
  }

  /// The gap after a view, if it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Stands for the stack's own gap.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's gap.
  public static let spacingUseSystem: CGFloat = 8

  /// Arranges the views where that is to be done anew, and brings constraints up to date.
  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  /// A view on the stack was hidden or shown.
  func noteHidden() {
    if arrangedSubviews.map(\.isHidden) != hiddenThen { arrangeAnew() }
  }

  private func arrangeAnew() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  // MARK: Constraints

  private func arrangeIfNeeded() {
    guard !isArranged else { return }
    isArranged = true
    NSLayoutConstraint.deactivate(arrangement)
    for helper in helpers { removeLayoutGuide(helper) }
    (arrangement, helpers) = ([], [])
    hiddenThen = arrangedSubviews.map(\.isHidden)
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    arrangeAlong(views)
    for view in views { arrangeAcross(view, views) }
    // The row is no larger across than its views want.
    let across: NSLayoutConstraint.Attribute = isHorizontal ? .height : .width
    relate(self, across, .equal, nil, .notAnAttribute, priority: UILayoutPriority(49))
    NSLayoutConstraint.activate(arrangement)
  }

  private var isHorizontal: Bool { axis == .horizontal }
  private var room: any UILayoutAnchors {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var extent: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private func gap(after view: UIView) -> CGFloat { gaps[ObjectIdentifier(view)] ?? spacing }

  private func relate(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    arrangement.append(constraint)
  }

  private func arrangeAlong(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    relate(first, start, .equal, room, start)
    relate(last, end, .equal, room, end)
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, following) in pairs {
        relate(following, start, .equal, view, end, plus: gap(after: view))
      }
    case .equalSpacing, .equalCentering:
      for (view, following) in pairs {
        relate(following, start, .greaterThanOrEqual, view, end, plus: gap(after: view))
      }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { relate(view, extent, .equal, first, extent) }
    case .fillProportionally:
      let wanted = views.map {
        max(isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height, 0)
      }
      guard let base = wanted.first, base > 0 else { break }
      for (view, size) in zip(views, wanted).dropFirst() where size > 0 {
        relate(view, extent, .equal, first, extent, times: size / base, priority: .required - 1)
      }
    case .equalSpacing: equalize(pairs, end, start)
    case .equalCentering: equalize(pairs, middle, middle)
    }
  }

  /// Has the ways from one attribute to another be the same from view to view.
  private func equalize(
    _ pairs: [(UIView, UIView)], _ from: NSLayoutConstraint.Attribute,
    _ to: NSLayoutConstraint.Attribute
  ) {
    var former: UILayoutGuide?
    for (view, following) in pairs {
      let helper = UILayoutGuide()
      addLayoutGuide(helper)
      helpers.append(helper)
      relate(helper, start, .equal, view, from)
      relate(helper, end, .equal, following, to)
      if let former { relate(helper, extent, .equal, former, extent, priority: .required - 1) }
      former = helper
    }
  }

  private func arrangeAcross(_ view: UIView, _ views: [UIView]) {
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .top : .leading
    let end: NSLayoutConstraint.Attribute = isHorizontal ? .bottom : .trailing
    let middle: NSLayoutConstraint.Attribute = isHorizontal ? .centerY : .centerX
    switch alignment {
    case .fill:
      relate(view, start, .equal, room, start)
      relate(view, end, .equal, room, end)
    case .leading:
      relate(view, start, .equal, room, start)
      relate(view, end, .lessThanOrEqual, room, end)
    case .trailing:
      relate(view, end, .equal, room, end)
      relate(view, start, .greaterThanOrEqual, room, start)
    case .center:
      relate(view, middle, .equal, room, middle)
      relate(view, start, .greaterThanOrEqual, room, start)
      relate(view, end, .lessThanOrEqual, room, end)
    case .firstBaseline, .lastBaseline:
      let line: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let first = views.first, first !== view { relate(view, line, .equal, first, line) }
      relate(view, start, .greaterThanOrEqual, room, start)
      relate(view, end, .lessThanOrEqual, room, end)
    }
  }
}

extension UIStackView {
  /// How views share the room.
  public enum Distribution: Int, Hashable, Sendable {
    /// All of it, by how hard they are hugged and resist.
    case fill
    /// All of it, in equal parts.
    case fillEqually
    /// All of it, in proportion to the extents of their contents.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal ways between middles.
    case equalCentering
  }

  /// How views stand across the row.
  public enum Alignment: Int, Hashable, Sendable {
    /// From side to side.
    case fill
    /// At the side where texts begin.
    case leading
    /// On the line of the first text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the side where texts end.
    case trailing
    /// On the line of the last text.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }
}
