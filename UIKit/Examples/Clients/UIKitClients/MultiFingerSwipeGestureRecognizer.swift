import UIKit.UIGestureRecognizerSubclass

/// Some fingers that go the same way together; gives up where they dawdle.
final class MultiFingerSwipeGestureRecognizer: UIGestureRecognizer {
  var numberOfFingers = 3
  var minimumDistance: CGFloat = 60
  var longestDuration: TimeInterval = 0.8
  private(set) var direction: UISwipeGestureRecognizer.Direction = []

  private var starts: [UITouch: CGPoint] = [:]
  private var began: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if starts.isEmpty { began = event.timestamp }
    for touch in touches {
      if starts.count < numberOfFingers {
        starts[touch] = touch.location(in: view)
      } else {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, starts.count == numberOfFingers else { return }
    if event.timestamp - began > longestDuration {
      state = .failed
      return
    }
    let ways = starts.map { touch, start -> CGVector in
      let place = touch.location(in: view)
      return CGVector(dx: place.x - start.x, dy: place.y - start.y)
    }
    let directions = Set(ways.map { direction(of: $0).rawValue })
    guard directions.count == 1, let only = directions.first, only != 0 else { return }
    direction = UISwipeGestureRecognizer.Direction(rawValue: only)
    state = .recognized
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    starts.removeAll()
  }

  private func direction(of way: CGVector) -> UISwipeGestureRecognizer.Direction {
    switch (abs(way.dx) > abs(way.dy), way.dx, way.dy) {
    case (true, minimumDistance..., _): return .right
    case (true, ...(-minimumDistance), _): return .left
    case (false, _, minimumDistance...): return .down
    case (false, _, ...(-minimumDistance)): return .up
    default: return []
    }
  }
}
