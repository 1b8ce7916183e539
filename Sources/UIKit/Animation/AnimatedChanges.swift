import Foundation

/// Which views an animation changes, and from what to what.
@MainActor
final class AnimatedChanges {
  /// What an animation can change of a view's place.
  private struct Pose {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
      (bounds, center) = (view.bounds, view.center)
      (transform, alpha) = (view.transform, view.alpha)
    }

    @MainActor
    func apply(to view: UIView) {
      view.transform = transform
      view.bounds = bounds
      view.center = center
      view.alpha = alpha
    }

    func mixed(with other: Pose, _ part: CGFloat) -> Pose {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
      var pose = self
      pose.bounds = CGRect(
        x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
        width: mix(bounds.width, other.bounds.width),
        height: mix(bounds.height, other.bounds.height))
      pose.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
      let (a, b) = (transform, other.transform)
      pose.transform = CGAffineTransform(
        a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
        ty: mix(a.ty, b.ty))
      pose.alpha = mix(alpha, other.alpha)
      return pose
    }
  }

  /// What is being noted now.
  private(set) static var recording: AnimatedChanges?

  private var views: [UIView] = []
  /// The clock of the window that the views are in; that of the layers' views where only layers
  /// were changed.
  var clock: HostClock { views.lazy.compactMap { $0.window?.clock }.first ?? .current }

  private var starts: [Pose] = []
  private var ends: [Pose] = []

  /// Makes changes and notes them.
  func record(_ changes: () -> Void) {
    let outer = AnimatedChanges.recording
    AnimatedChanges.recording = self
    changes()
    AnimatedChanges.recording = outer
    ends = views.map { Pose($0) }
  }

  /// A view is about to be changed.
  func note(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    starts.append(Pose(view))
  }

  /// Puts the views where they are once a part of the way, 0…1, is gone.
  func show(_ part: CGFloat) {
    for (index, view) in views.enumerated() {
      let pose =
        part <= 0
        ? starts[index] : part >= 1 ? ends[index] : starts[index].mixed(with: ends[index], part)
      pose.apply(to: view)
    }
  }
}
