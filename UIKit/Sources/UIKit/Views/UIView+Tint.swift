extension UIView {
  /// The colour of the nearest view, from this one down, that has one of its own.
  var inheritedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTint { return color }
      view = current.superview
    }
    return .systemBlue
  }

  /// Tells this view, and those on it that have no colour of their own, of another one.
  func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }
}
