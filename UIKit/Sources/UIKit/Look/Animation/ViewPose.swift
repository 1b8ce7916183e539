import Foundation

/// The animatable properties of a view at one moment.
@MainActor
package final class ViewPose {
  /// The view's own coordinate system.
  package let bounds: CGRect
  /// The position of the view's anchor in its superview.
  package let center: CGPoint
  /// The transform about the anchor.
  package let transform: CATransform3D
  /// The opacity, 0…1.
  package let alpha: CGFloat
  /// The colour behind the content.
  package let backgroundColor: UIColor?

  /// The current pose of a view.
  init(of view: UIView) {
    (bounds, center, transform) = (view.bounds, view.center, view.transform3D)
    (alpha, backgroundColor) = (view.alpha, view.backgroundColor)
  }

  /// The pose between two others at a progress of 0…1.
  init(from start: ViewPose, to end: ViewPose, part: CGFloat) {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    let (a, b) = (start.bounds, end.bounds)
    bounds = CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
      height: mix(a.height, b.height))
    center = CGPoint(
      x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    transform = CATransform3D(
      rows: zip(start.transform.rows, end.transform.rows).map { zip($0, $1).map(mix) })
    alpha = mix(start.alpha, end.alpha)
    backgroundColor = Self.mix(start.backgroundColor, end.backgroundColor, part)
  }

  /// A colour between two others; nil counts as the other colour, fully transparent.
  private static func mix(_ start: UIColor?, _ end: UIColor?, _ part: CGFloat) -> UIColor? {
    guard start != end, let any = end ?? start else { return end }
    let nothing = any.withAlphaComponent(0)
    let (a, b) = ((start ?? nothing).components, (end ?? nothing).components)
    let parts = zip(a, b).map { $0 + ($1 - $0) * part }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// True if both poses look the same.
  func equals(_ other: ViewPose) -> Bool {
    (bounds, center, alpha) == (other.bounds, other.center, other.alpha)
      && transform == other.transform && backgroundColor == other.backgroundColor
  }

  /// Gives a view this pose.
  func apply(to view: UIView) {
    view.transform3D = transform
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
    view.backgroundColor = backgroundColor
  }
}
