import Foundation

/// Arranges views in a row or column with constraints.
///
/// `distribution` decides along the axis, `alignment` across it.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The arranged views; hidden ones take no space.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the row; default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangeAnew() } }
  /// How views share the length of the row; default `fill`.
  open var distribution: Distribution = .fill { didSet { arrangeAnew() } }
  /// How views lie across the row; default `fill`.
  open var alignment: Alignment = .fill { didSet { arrangeAnew() } }
  /// The gap between views, in points; a minimum for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 { didSet { arrangeAnew() } }
  /// True keeps views within the stack's margins; default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangeAnew() } }
  /// Stored: true measures gaps between baselines.
  open var isBaselineRelativeArrangement = false

  private var gaps: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var helpers: [UILayoutGuide] = []
  /// The values of `isHidden` at the last arrangement.
  private var hiddenThen: [Bool] = []
  private var isArranged = false

  /// A stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack that an archive describes; it never fails, so subclasses do not either.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangeAnew()
  }

  /// Removes a view from the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangeAnew()
  }

  /// Removes a departing subview from the row.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// Sets the gap after a view; `spacingUseDefault` restores the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangeAnew()
  }

  /// The custom gap after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Stands for the stack's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's standard spacing.
  public static let spacingUseSystem: CGFloat = 8

  /// Rearranges the views if necessary, then updates constraints.
  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  /// An arranged view was hidden or shown.
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
    // Across, the stack shrinks to its views.
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

  /// Makes the distances between two attributes equal from view to view.
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
  /// How views share the length of the row.
  public enum Distribution: Int, Hashable, Sendable {
    /// Fill it; hugging and compression resistance decide.
    case fill
    /// Fill it in equal parts.
    case fillEqually
    /// Fill it in proportion to the intrinsic sizes.
    case fillProportionally
    /// Equal gaps.
    case equalSpacing
    /// Equal distances between centres.
    case equalCentering
  }

  /// How views lie across the row.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading or top edge.
    case leading
    /// On the baseline of the first line of text.
    case firstBaseline
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// On the baseline of the last line of text.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }
}
