extension View {
  /// Puts a view in front of all other subviews; it leaves its former superview.
  ///
  /// If a `touchesCancelled` handler that hears of its leaving (SPEC A9) puts the view elsewhere, or
  /// puts this view onto it, it stays where the handler put it.
  ///
  /// - Precondition: The view is not this one, does not contain it and is not a window.
  public func addSubview(_ view: View) { insert(view) { $0.subviews.count } }

  /// Puts a view at a place among the subviews, 0 being the rearmost.
  ///
  /// A view that is already one of them is taken out first; the index counts the others. Otherwise
  /// as `addSubview(_:)`. If fewer subviews are left once the view has left its former superview, it
  /// comes in front.
  ///
  /// - Precondition: As for `addSubview(_:)`, and the index is at most the number of subviews.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(
      view.superviewReference === self || index <= subviews.count,
      "no place \(index) among \(subviews.count) subviews")
    insert(view) { min(index, $0.subviews.count) }
  }

  /// Puts a view directly above one of the subviews; otherwise as `addSubview(_:)`.
  ///
  /// - Precondition: `sibling` is a subview of this view.
  public func insertSubview(_ view: View, above sibling: View) {
    checkSibling(sibling)
    insert(view) { view in view.index(of: sibling).map { $0 + 1 } ?? view.subviews.count }
  }

  /// Puts a view directly below one of the subviews; otherwise as `addSubview(_:)`.
  ///
  /// - Precondition: `sibling` is a subview of this view.
  public func insertSubview(_ view: View, below sibling: View) {
    checkSibling(sibling)
    insert(view) { view in view.index(of: sibling) ?? view.subviews.count }
  }

  /// Puts a view among the subviews, at a place that is looked up once it has left its former
  /// superview.
  private func insert(_ view: View, at place: (View) -> Int) {
    precondition(!isOnItself(with: view), "a view cannot be put onto itself")
    precondition(
      view.windowReference !== view || view.superview != nil, "a window has no superview")
    if view.superviewReference === self {
      if view !== subviews.last || place(self) < subviews.count {
        subviews.remove(view)
        subviews.add(view, at: place(self))
      }
      return
    }
    view.removeFromSuperview()
    // A handler that heard of its leaving may have moved both (SPEC G4).
    guard view.superviewReference == nil, !isOnItself(with: view) else { return }
    adopt(view, at: place(self))
  }

  /// Puts a view that lies on no other, and on which nothing lies that this one lies on, at a place
  /// among the subviews.
  package final func adopt(_ view: View, at index: Int) {
    subviews.add(view, at: index)
    view.superviewReference = self
    if let window = windowReference { view.join(window) }
  }

  /// Whether the two would lie on each other if the view lay on this one.
  private func isOnItself(with view: View) -> Bool {
    // Nothing lies on a view without subviews, so that trees are built leaf by leaf without looking
    // all the way down.
    view === self || (!view.subviews.isEmpty && isDescendant(of: view))
  }

  private func index(of sibling: View) -> Int? { subviews.firstIndex { $0 === sibling } }

  private func checkSibling(_ sibling: View) {
    precondition(
      sibling.superviewReference === self, "the sibling is not a subview of this view")
  }

  /// Takes the view off its superview.
  ///
  /// Touches that came down on it or on views on it are cancelled, and the recognisers attached to
  /// these views fail or are cancelled (SPEC A9, C9).
  public func removeFromSuperview() {
    guard let superview = superviewReference else { return }
    let window = windowReference
    window?.interrupt(in: self)
    // A handler may have moved it.
    guard superviewReference === superview else { return }
    superview.subviews.remove(self)
    superviewReference = nil
    window?.arrangement += 1
    depth = 0
    forgetWindow()
    // A finger that has come down on it while others were told of the interruption.
    window?.interruptStragglers(in: self)
  }

  /// Whether the view is `other` or lies on it, at whatever depth.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superviewReference
    }
    return false
  }

  /// The first view with the tag among this view and those on it, rear to front, parents first.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    forEachInTree { if found == nil, $0.tag == tag { found = $0 } }
    return found
  }

  /// Attaches a recogniser; it leaves the view it was attached to.
  ///
  /// It takes only touches that begin from now on. If leaving cancels it (SPEC C9) and
  /// an action attaches it elsewhere, it stays there.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.viewReference !== self else { return }
    recognizer.viewReference?.removeGestureRecognizer(recognizer)
    guard recognizer.viewReference == nil else { return }
    gestureRecognizers.append(recognizer)
    recognizer.viewReference = self
    if let window = windowReference {
      window.arrangement += 1
      window.number(recognizer)
    }
  }

  /// Detaches a recogniser; if it is active it is cancelled, with its action (SPEC C9).
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.viewReference === self else { return }
    recognizer.interrupt(because: .removed)
    // A handler may have moved it.
    guard recognizer.viewReference === self else { return }
    recognizer.viewReference = nil
    gestureRecognizers.remove(recognizer)
    windowReference?.arrangement += 1
    // It may have begun anew while others were told.
    recognizer.interrupt(because: .removed)
  }

  /// Whether the view is a window: the only kind of view that belongs to itself.
  var isWindow: Bool { windowReference.map { $0 === self } ?? false }

  /// Becomes part of a window, with all views on it.
  func join(_ window: Window) {
    window.arrangement += 1
    forEachInTree { view in
      view.windowReference = window
      view.depth = (view.superviewReference?.depth ?? -1) + 1
      for recognizer in view.gestureRecognizers { window.number(recognizer) }
    }
  }
}

#if !hasFeature(Embedded)
  extension View {
    /// What a layer that looks at all views after every frame needs to know of one.
    ///
    /// Read here and at once: read from another module, each of these is checked for exclusive
    /// access, which takes longer than the rest of the look.
    package struct Look {
      package var bounds: Rect
      package var alpha: Double
      package var isHidden: Bool
      package var isUserInteractionEnabled: Bool
      package var subviews: [View]
      package var gestureRecognizers: [GestureRecognizer]
    }

    /// How the view is now.
    package final var look: Look {
      Look(
        bounds: bounds, alpha: alpha, isHidden: isHidden,
        isUserInteractionEnabled: isUserInteractionEnabled, subviews: subviews,
        gestureRecognizers: gestureRecognizers)
    }
  }
#endif
