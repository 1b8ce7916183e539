extension UIView {
  /// The tint of the nearest view, from this one up to the root, that sets one.
  var inheritedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTint { return color }
      view = current.superview
    }
    return .systemBlue
  }

  /// Tells this view, and descendants without a tint of their own, about a new tint.
  func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }
}

extension UIView {
  /// How the tint colour is shown.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The available ways.
    case automatic, normal, dimmed
  }

  /// Does nothing when set: the tint colour is shown as it is; always normal.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set {}
  }
}
