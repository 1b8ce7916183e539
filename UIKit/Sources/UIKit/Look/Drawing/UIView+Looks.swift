/// Marks that a renderer's picture of a view is out of date.
struct ViewLook {
  /// True if the view or its layer changed.
  var isNew = true
  /// True if any descendant changed.
  var isNewBelow = false
}

// A renderer visits only changed views. Setters of visible properties mark their view, and every
// view from its superview up to the root. Masks, controls and overridden getters set no mark, so a
// renderer always visits these.
extension UIView {
  /// True if the view changed since a renderer last visited it.
  package var hasNewLook: Bool { look.isNew }
  /// True if any descendant changed since then.
  package var hasNewLookBelow: Bool { look.isNewBelow }

  package func noteLook() {
    guard !look.isNew else { return }
    look.isNew = true
    markWayToLook()
  }

  /// Marks a view that was hidden or shown.
  ///
  /// Renderers skip hidden views, so marks may have stopped at this one; this marks its ancestors.
  func noteShowing() {
    look.isNew = true
    markWayToLook()
  }

  private func markWayToLook() {
    var beneath = superview
    while let view = beneath, !view.look.isNewBelow {
      view.look.isNewBelow = true
      beneath = view.superview
    }
  }

  /// A renderer has visited the view.
  package func noteLookedAt() { look.isNew = false }

  /// A renderer has visited the descendants.
  package func noteLookedAtBelow() { look.isNewBelow = false }
}

extension CALayer {
  /// Marks the view that this layer belongs to as changed.
  func noteLook() {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.noteLook() }
      layer = current.masked ?? current.above
    }
  }
}
