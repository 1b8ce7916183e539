import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A circle: few points far from the mean radius, and those that remain near it.
final class CircleGestureRecognizer: UIGestureRecognizer {
  /// The part of the points that may lie off the circle.
  var allowedOutliers: CGFloat = 0.2
  /// The standard deviation that the others may have, as a part of the radius.
  var allowedDeviation: CGFloat = 0.15

  private(set) var center = CGPoint.zero
  private(set) var radius: CGFloat = 0
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
    collect(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { collect(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    collect(touches)
    state = isCircle() ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { points = [] }

  private func collect(_ touches: Set<UITouch>) {
    if let touch = touches.first { points.append(touch.location(in: view?.window)) }
  }

  private func isCircle() -> Bool {
    guard points.count >= 8, let first = points.first, let last = points.last else { return false }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    center = CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    let distances = points.map { hypot($0.x - center.x, $0.y - center.y) }
    radius = distances.reduce(0, +) / CGFloat(distances.count)
    let near = distances.filter { abs($0 - radius) <= radius * 0.25 }
    guard CGFloat(points.count - near.count) <= allowedOutliers * CGFloat(points.count) else {
      return false
    }
    let spread = near.reduce(0) { $0 + ($1 - radius) * ($1 - radius) } / CGFloat(near.count)
    return sqrt(spread) <= allowedDeviation * radius
      && hypot(last.x - first.x, last.y - first.y) < radius
  }
}
