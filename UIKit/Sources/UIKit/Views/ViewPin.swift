import Dactyl
import Foundation

/// Holds a point of a view other than its middle in its place, while the engine knows the middle
/// alone.
struct ViewPin {
  /// The point of the view, in parts of its extent.
  var anchorPoint: CGPoint
  /// Where that is in the superview.
  var position: CGPoint

  /// Moves the view so that the point is in its place.
  func hold(_ view: Dactyl.View) { view.center = position.dactyl - offset(in: view) }

  /// Takes over where the point is in a view that was moved.
  mutating func follow(_ view: Dactyl.View) { position = CGPoint(view.center + offset(in: view)) }

  /// From the middle of the view to the point, in the superview.
  private func offset(in view: Dactyl.View) -> Vector {
    Vector(
      (Double(anchorPoint.x) - 0.5) * view.bounds.width,
      (Double(anchorPoint.y) - 0.5) * view.bounds.height
    ).applying(view.transform)
  }
}
