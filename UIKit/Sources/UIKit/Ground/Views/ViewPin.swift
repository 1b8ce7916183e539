import Dactyl
import Foundation

/// Keeps a view's anchor in place; the engine knows only the middle of a view.
struct ViewPin {
  /// The anchor, as fractions of the view's size.
  var anchorPoint: CGPoint
  /// The anchor's position in the superview.
  var position: CGPoint

  /// Moves the view to put the anchor at `position`.
  func hold(_ view: Dactyl.View) { view.center = position.dactyl - offset(in: view) }

  /// Updates `position` after the view moved.
  mutating func follow(_ view: Dactyl.View) { position = CGPoint(view.center + offset(in: view)) }

  /// The vector from the view's middle to the anchor, in the superview.
  private func offset(in view: Dactyl.View) -> Vector {
    Vector(
      (Double(anchorPoint.x) - 0.5) * view.bounds.width,
      (Double(anchorPoint.y) - 0.5) * view.bounds.height
    ).applying(view.transform)
  }
}
