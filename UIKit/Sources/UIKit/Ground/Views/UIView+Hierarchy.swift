import Dactyl

extension UIView {
  /// Inserts a view at an index and calls the hierarchy's handlers.
  ///
  /// Beyond the last index it comes in front, as on a phone.
  func insert(_ view: UIView, at index: Int) {
    precondition(index >= 0, "no place \(index) among subviews")
    insert(view) { engine.insertSubview(view.engine, at: min(index, engine.subviews.count)) }
  }

  /// Inserts a view next to a sibling, or in front if the sibling has another superview.
  func insert(_ view: UIView, besides sibling: UIView, by put: () -> Void) {
    insert(view) {
      if sibling.superview === self { put() } else { engine.addSubview(view.engine) }
    }
  }

  /// Inserts a view by calling `put`, and calls the hierarchy's handlers.
  ///
  /// Handlers called before the move may change the hierarchy, so `put` looks up the place
  /// afterwards. If a handler moves the view elsewhere, or puts this view onto it, the view stays
  /// there.
  func insert(_ view: UIView, by put: () -> Void) {
    precondition(!isOnItself(with: view), "a view cannot be put onto itself")
    let former = view.superview
    guard former !== self else {
      put()
      return refreshChildren()
    }
    let (formerWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if formerWindow !== newWindow { view.tellWillMove(toWindow: newWindow) }
    guard view.superview == nil || view.superview === former, !isOnItself(with: view) else {
      return
    }
    if let former {
      view.dropConstraintsAbove()
      former.layoutRoot.layout.solution?.forgetEverything()
    }
    put()
    refreshChildren()
    former?.refreshChildren()
    // Handlers of cancelled touches may have moved it, too.
    guard view.superview === self else { return }
    joinLayout(of: view)
    view.didMoveToSuperview()
    didAddSubview(view)
    if formerWindow !== newWindow { view.tellDidMoveToWindow() }
  }

  /// True if putting the view onto this one would make a cycle.
  private func isOnItself(with view: UIView) -> Bool {
    view === self || (!view.engine.subviews.isEmpty && engine.isDescendant(of: view.engine))
  }

  /// The subviews, rear to front.
  ///
  /// The kept list is valid except while handlers run during a move.
  var children: [UIView] {
    let present = engine.subviews
    var isCurrent = present.count == keptSubviews.count
    for index in present.indices where isCurrent {
      isCurrent = present[index] === keptSubviews[index].engine
    }
    return isCurrent ? keptSubviews : present.compactMap(\.owner)
  }

  /// Copies the list of subviews from the engine.
  func refreshChildren() {
    keptSubviews = engine.subviews.compactMap(\.owner)
    noteLook()
  }

  func tellWillMove(toWindow window: UIWindow?) {
    controller?.viewMoves(intoWindow: window != nil)
    willMove(toWindow: window)
    for child in children { child.tellWillMove(toWindow: window) }
  }

  func tellDidMoveToWindow() {
    if window != nil { takeStandingAppearance() }
    didMoveToWindow()
    for child in children { child.tellDidMoveToWindow() }
    controller?.viewMoved()
    // The size classes may have changed while the view lay in no window.
    if window != nil { applyVariations() }
  }

  /// Tells this view, its subviews and their controllers about new traits.
  func tellTraits(former: UITraitCollection) {
    if former.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      followTextSize()
    }
    applyVariations()
    controller?.traitCollectionDidChange(former)
    traitCollectionDidChange(former)
    setNeedsLayout()
    // Colours differ in dark mode.
    setNeedsDisplay()
    for child in children { child.tellTraits(former: former) }
  }

  /// Tells this view, its subviews and their controllers about a new safe area.
  func tellSafeAreaChange() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children { child.tellSafeAreaChange() }
  }
}
