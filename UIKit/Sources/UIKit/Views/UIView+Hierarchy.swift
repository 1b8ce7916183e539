import Dactyl

extension UIView {
  /// Puts a view at a place among the subviews and tells everybody.
  ///
  /// Where those who are told before it moves have taken subviews away, it comes in front.
  func insert(_ view: UIView, at index: Int) {
    precondition(
      view.superview === self || index <= engine.subviews.count,
      "no place \(index) among \(engine.subviews.count) subviews")
    insert(view) { engine.insertSubview(view.engine, at: min(index, engine.subviews.count)) }
  }

  /// Puts a view next to a sibling, or in front where the sibling lies elsewhere, and tells
  /// everybody.
  func insert(_ view: UIView, besides sibling: UIView, by put: () -> Void) {
    insert(view) {
      if sibling.superview === self { put() } else { engine.addSubview(view.engine) }
    }
  }

  /// Has the engine put a view among the subviews and tells everybody.
  ///
  /// Those who are told before it moves may change the hierarchy, so the engine looks up the place
  /// after that. Where they put the view elsewhere, or put this view onto it, it stays where they
  /// have put it.
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
    // Handlers of touches that were cancelled may have moved it, too.
    guard view.superview === self else { return }
    joinLayout(of: view)
    view.didMoveToSuperview()
    didAddSubview(view)
    if formerWindow !== newWindow { view.tellDidMoveToWindow() }
  }

  /// Whether the two would lie on each other if the view lay on this one.
  private func isOnItself(with view: UIView) -> Bool {
    view === self || (!view.engine.subviews.isEmpty && engine.isDescendant(of: view.engine))
  }

  /// The subviews, rear to front.
  ///
  /// Those that are kept, but for the moment in which others hear that one of them moves.
  var children: [UIView] {
    let present = engine.subviews
    var isCurrent = present.count == keptSubviews.count
    for index in present.indices where isCurrent {
      isCurrent = present[index] === keptSubviews[index].engine
    }
    return isCurrent ? keptSubviews : present.compactMap(\.owner)
  }

  /// Keeps the engine's subviews.
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
    didMoveToWindow()
    for child in children { child.tellDidMoveToWindow() }
    controller?.viewMoved()
  }

  /// Tells this view, those on it and their controllers that the screen is another one.
  func tellTraits(former: UITraitCollection) {
    if former.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      followTextSize()
    }
    controller?.traitCollectionDidChange(former)
    traitCollectionDidChange(former)
    setNeedsLayout()
    // Colours are others in the dark.
    setNeedsDisplay()
    for child in children { child.tellTraits(former: former) }
  }

  /// Tells this view, those on it and their controllers that bars cover something else.
  func tellSafeAreaChange() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children { child.tellSafeAreaChange() }
  }
}
