import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognises a circle that one finger draws.
class CircleRecognizer: UIGestureRecognizer {
  /// What was drawn.
  enum Result: Equatable {
    case circle(center: CGPoint, radius: CGFloat)
    /// The ends are too far apart.
    case open
    /// Some of it is too far from the circle.
    case uneven
    case small
  }

  /// Told of the points while they are drawn.
  var onDrawing: ([CGPoint]) -> Void = { _ in }
  /// Told of the result at the end.
  var onEnd: (Result) -> Void = { _ in }
  /// How far the line may be from the circle, as a part of the radius.
  private let tolerance: CGFloat = 0.25
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    points = [location(in: view)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    points.append(location(in: view))
    onDrawing(points)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let result = judge()
    if case .circle = result { state = .recognized } else { state = .failed }
    onEnd(result)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func judge() -> Result {
    guard let first = points.first, let last = points.last else { return .small }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min()!, xs.max()!)
    let (top, bottom) = (ys.min()!, ys.max()!)
    let center = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
    let radius = (right - left + bottom - top) / 4
    guard radius >= 25 else { return .small }
    guard hypot(first.x - last.x, first.y - last.y) <= radius else { return .open }
    let isRound = points.allSatisfy {
      abs(hypot($0.x - center.x, $0.y - center.y) - radius) <= tolerance * radius
    }
    return isRound ? .circle(center: center, radius: radius) : .uneven
  }
}
