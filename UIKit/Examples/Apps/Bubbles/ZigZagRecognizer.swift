import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognises a finger that goes to and fro at least three times.
class ZigZagRecognizer: UIGestureRecognizer {
  /// Told of the middle of what was scratched.
  var onZigZag: (CGPoint) -> Void = { _ in }
  private let turnsNeeded = 3
  /// How far the finger must go before a turn counts, in points.
  private let leastStroke: CGFloat = 24
  private var points: [CGPoint] = []
  private var turns = 0
  /// The farthest place of the present stroke, and where the stroke goes: −1, 0 or 1.
  private var farthest: CGFloat = 0
  private var direction: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    points = [location(in: view)]
    farthest = points[0].x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: view)
    points.append(place)
    let way = place.x - farthest
    if direction == 0 {
      if abs(way) >= leastStroke {
        direction = way > 0 ? 1 : -1
        farthest = place.x
      }
    } else if way * direction > 0 {
      farthest = place.x
    } else if abs(way) >= leastStroke {
      turns += 1
      direction = -direction
      farthest = place.x
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard turns >= turnsNeeded else {
      state = .failed
      return
    }
    state = .recognized
    let count = CGFloat(points.count)
    onZigZag(
      CGPoint(
        x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    points = []
    turns = 0
    direction = 0
  }
}
