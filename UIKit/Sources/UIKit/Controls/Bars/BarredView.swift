import Foundation

/// The container for controllers whose view bars partly cover.
final class BarredView: UIView {
  /// The area under bars, in addition to the safe area's insets.
  var bars = UIEdgeInsets.zero {
    didSet { if bars != oldValue { tellSafeAreaChange() } }
  }
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
