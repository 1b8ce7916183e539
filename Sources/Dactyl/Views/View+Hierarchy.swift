extension View {
  /// Puts a view in front of all other subviews; it leaves its former superview.
  ///
  /// - Precondition: The view is not this one, does not contain it and is not a window.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, 0 being the rearmost.
  ///
  /// A view that is already one of them is taken out first; the index counts the others.
  ///
  /// - Precondition: As for `addSubview(_:)`, and the index is at most the number of subviews.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put onto itself")
    precondition(
      view.windowReference !== view || view.superview != nil, "a window has no superview")
    let isMovedWithin = view.superviewReference === self
    if isMovedWithin {
      subviews.remove(view)
      subviews.add(view, at: min(index, subviews.count))
      return
    }
    precondition(index <= subviews.count, "no place \(index) among \(subviews.count) subviews")
    view.removeFromSuperview()
    subviews.add(view, at: index)
    view.superviewReference = self
    if let window = windowReference { view.join(window) }
  }

  /// Puts a view directly above one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, at: place(for: view, at: sibling) + 1)
  }

  /// Puts a view directly below one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, at: place(for: view, at: sibling))
  }

  /// Takes the view off its superview.
  ///
  /// Touches that came down on it or on views on it are cancelled, and the recognisers attached to these
  /// views fail or are cancelled (SPEC A9, C9).
  public func removeFromSuperview() {
    guard let superview = superviewReference else { return }
    windowReference?.interrupt(in: self)
    guard superviewReference === superview else { return }
    superview.subviews.remove(self)
    superviewReference = nil
    forgetWindow()
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
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Attaches a recogniser; it leaves the view it was attached to.
  ///
  /// It takes only touches that begin from now on.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.viewReference !== self else { return }
    recognizer.viewReference?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.viewReference = self
    windowReference?.number(recognizer)
  }

  /// Detaches a recogniser; if it is active it is cancelled, with its action (SPEC C9).
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.viewReference === self else { return }
    recognizer.interrupt(because: .removed)
    gestureRecognizers.remove(recognizer)
    recognizer.viewReference = nil
  }

  /// Whether the view is a window: the only kind of view that belongs to itself.
  var isWindow: Bool { windowReference.map { $0 === self } ?? false }

  /// How many views lie beneath this one.
  var depth: Int {
    var count = 0
    var view = superviewReference
    while let current = view {
      count += 1
      view = current.superviewReference
    }
    return count
  }

  /// Becomes part of a window, with all views on it.
  func join(_ window: Window) {
    windowReference = window
    for recognizer in gestureRecognizers { window.number(recognizer) }
    for subview in subviews { subview.join(window) }
  }

  /// The index of a sibling once a view was taken out that is to go beside it.
  private func place(for view: View, at sibling: View) -> Int {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("the sibling is not a subview of this view")
    }
    return subviews[..<index].contains { $0 === view } ? index - 1 : index
  }
}
