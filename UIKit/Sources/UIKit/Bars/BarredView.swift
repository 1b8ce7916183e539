import Foundation

/// Where controllers lie of which bars cover a part.
final class BarredView: UIView {
  /// What the bars cover, beside what is covered anyway.
  var bars = UIEdgeInsets.zero {
    didSet { if bars != oldValue { tellSafeAreaChange() } }
  }
  /// Brings the bars to their place.
  var placeBars: (() -> Void)?

  override var safeAreaInsets: UIEdgeInsets {
    let safe = super.safeAreaInsets
    return UIEdgeInsets(
      top: safe.top + bars.top, left: safe.left + bars.left, bottom: safe.bottom + bars.bottom,
      right: safe.right + bars.right)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placeBars?()
  }

  override var frame: CGRect { didSet { if frame.size != oldValue.size { placeBars?() } } }
  override var bounds: CGRect { didSet { if bounds.size != oldValue.size { placeBars?() } } }
}
