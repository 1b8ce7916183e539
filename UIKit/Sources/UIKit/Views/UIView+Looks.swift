/// Whether a view looks different from when somebody last looked at it.
struct ViewLook {
  /// Whether the view itself does, what its layer shows included.
  var isNew = true
  /// Whether any view on it does.
  var isNewBelow = false
}

// Who shows views elsewhere needs to look only at those that have changed. What is seen of a view
// says so when it is set; the way to it is marked from the root. What a mask or a control shows
// says nothing of itself, and neither do getters that a client has overridden: these are looked
// at in any case.
extension UIView {
  /// Whether the view looks different from when somebody last looked at it.
  package var hasNewLook: Bool { look.isNew }
  /// Whether any view on it does.
  package var hasNewLookBelow: Bool { look.isNewBelow }

  /// Notes that the view looks different.
  package func noteLook() {
    guard !look.isNew else { return }
    look.isNew = true
    markWayToLook()
  }

  /// Notes that the view is seen or hidden with all that lies on it.
  ///
  /// Nobody looks at what is hidden, so the way to it ends there; now it must not.
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

  /// Somebody looks at the view.
  package func noteLookedAt() { look.isNew = false }

  /// Somebody looks at what lies on the view.
  package func noteLookedAtBelow() { look.isNewBelow = false }
}

extension CALayer {
  /// Notes that the layer looks different: the view that it lies on does.
  func noteLook() {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.noteLook() }
      layer = current.masked ?? current.above
    }
  }
}
