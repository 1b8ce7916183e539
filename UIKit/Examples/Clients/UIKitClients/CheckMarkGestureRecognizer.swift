import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tick: down to the right, then up to the right, judged by each segment against its neighbour.
final class CheckMarkGestureRecognizer: UIGestureRecognizer {
  private var points: [CGPoint] = []
  private var turnsUp = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    points = [touch.location(in: view)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first, let last = points.last else { return }
    let point = touch.location(in: view)
    guard hypot(point.x - last.x, point.y - last.y) >= 5 else { return }
    points.append(point)
    guard points.count >= 3 else { return }
    let before = points[points.count - 3]
    let middle = points[points.count - 2]
    // Both segments lead to the right; the second may go up where the first went down, once.
    guard point.x > middle.x, middle.x > before.x else {
      state = .failed
      return
    }
    let wasDown = middle.y > before.y
    let isDown = point.y > middle.y
    if wasDown && !isDown && !turnsUp {
      turnsUp = true
    } else if wasDown != isDown {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, let first = points.first, let last = points.last else { return }
    state = turnsUp && last.y < first.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    points.removeAll()
    turnsUp = false
  }
}
