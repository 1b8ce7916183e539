import Foundation

extension CALayer {
  /// What a host shows of the layer and those on it; nil without a host or an extent.
  var picture: UIImage? {
    guard bounds.width > 0, bounds.height > 0, let host = UIApplication.host else { return nil }
    return UIImage(data: host.picture(of: self))
  }
}

extension UIView {
  /// Draws a picture of the view and its subviews into the current context.
  ///
  /// - Returns: False without a host, which makes the picture.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let picture = layer.picture else { return false }
    picture.draw(in: rect)
    return true
  }

  /// A view with a picture of a part of this one; empty without a host.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let (part, whole) = (UIView(frame: rect), UIImageView(image: layer.picture))
    part.clipsToBounds = true
    whole.frame = CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size)
    part.addSubview(whole)
    return part
  }
}
