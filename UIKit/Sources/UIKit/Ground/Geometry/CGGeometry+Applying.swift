import Dactyl
import Foundation

extension CGPoint {
  /// The point that a transform maps this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(dactyl.applying(t.dactyl))
  }
}

extension CGSize {
  /// The size that a transform maps this one to; its translation has no effect.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest axis-aligned rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(standardized.dactyl.applying(t.dactyl))
  }

  /// The rectangle with each edge moved inward; negative amounts move it outward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension CGRect {
  /// True if both are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// True if both are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// True if both are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
