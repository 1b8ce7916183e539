import Dactyl

extension UIView {
  /// Puts a view at a place among the subviews and tells everybody.
  func insert(_ view: UIView, at index: Int) {
    let former = view.superview
    guard former !== self else {
      engine.insertSubview(view.engine, at: index)
      return refreshChildren()
    }
    let (formerWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if formerWindow !== newWindow { view.tellWillMove(toWindow: newWindow) }
    if let former {
      view.dropConstraintsAbove()
      former.layoutRoot.layout.solution?.forgetEverything()
    }
    engine.insertSubview(view.engine, at: index)
    refreshChildren()
    former?.refreshChildren()
    joinLayout(of: view)
    view.didMoveToSuperview()
    didAddSubview(view)
    if formerWindow !== newWindow { view.tellDidMoveToWindow() }
  }

  /// Takes over the engine's subviews.
  func refreshChildren() { children = engine.subviews.compactMap(\.owner) }

  /// The place of a sibling once a view that may lie among the siblings was taken out.
  func place(of sibling: UIView, for view: UIView) -> Int {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("the sibling is not a subview of this view")
    }
    guard let own = children.firstIndex(where: { $0 === view }), own < index else { return index }
    return index - 1
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
    controller?.traitCollectionDidChange(former)
    traitCollectionDidChange(former)
    setNeedsLayout()
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
