import Dactyl
import Foundation

extension UIView {
  /// The frame without the view's transform.
  var uprightFrame: CGRect {
    get {
      let (size, middle) = (engine.bounds.size, engine.center)
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      bounds.size = newValue.size
      let anchor = anchorPoint
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// Adapts the frame to a new size of the superview, according to the autoresizing mask.
  ///
  /// Flexible parts share the difference in proportion to their lengths, or equally if those are 0.
  func autoresize(from former: CGSize, to size: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    let place = uprightFrame
    let (x, width) = UIView.share(
      size.width - former.width,
      before: (place.minX, mask.contains(.flexibleLeftMargin)),
      extent: (place.width, mask.contains(.flexibleWidth)),
      after: (former.width - place.maxX, mask.contains(.flexibleRightMargin)))
    let (y, height) = UIView.share(
      size.height - former.height,
      before: (place.minY, mask.contains(.flexibleTopMargin)),
      extent: (place.height, mask.contains(.flexibleHeight)),
      after: (former.height - place.maxY, mask.contains(.flexibleBottomMargin)))
    uprightFrame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    _ difference: CGFloat, before: (CGFloat, Bool), extent: (CGFloat, Bool),
    after: (CGFloat, Bool)
  ) -> (CGFloat, CGFloat) {
    let flexible = [before, extent, after].filter(\.1)
    guard difference != 0, !flexible.isEmpty else { return (before.0, extent.0) }
    let total = flexible.reduce(0) { $0 + max($1.0, 0) }
    func part(_ piece: (CGFloat, Bool)) -> CGFloat {
      guard piece.1 else { return 0 }
      return total > 0
        ? difference * max(piece.0, 0) / total : difference / CGFloat(flexible.count)
    }
    return (before.0 + part(before), max(extent.0 + part(extent), 0))
  }

  /// The intrinsic size for constraints; negative along an axis without one.
  ///
  /// - Parameter width: the width of a wrapped text; nil while it is unknown.
  func layoutSize(fittingWidth width: CGFloat?) -> CGSize {
    guard let width, let label = self as? UILabel, label.wrapsInLayout else {
      return intrinsicContentSize
    }
    return label.textSize(within: width)
  }

  /// The margins, including the safe area.
  var effectiveMargins: UIEdgeInsets {
    let usual =
      controller != nil
      ? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var margins = ownMargins ?? usual
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    margins.top += safe.top
    margins.left += safe.left
    margins.bottom += safe.bottom
    margins.right += safe.right
    return margins
  }

  /// The insets at which the host's bars or the controllers' additional insets cover the view.
  var safeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.hostSafeAreaInsets }
    guard let superview else { return controller?.additionalSafeAreaInsets ?? .zero }
    let covered = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if covered != .zero {
      let place = uprightFrame
      let outer = superview.bounds
      insets.top = max(0, covered.top - (place.minY - outer.minY))
      insets.left = max(0, covered.left - (place.minX - outer.minX))
      insets.bottom = max(0, place.maxY - (outer.maxY - covered.bottom))
      insets.right = max(0, place.maxX - (outer.maxX - covered.right))
    }
    if let more = controller?.additionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }
}
