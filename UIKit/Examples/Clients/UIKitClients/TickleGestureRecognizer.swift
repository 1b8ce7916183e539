import UIKit

/// Back and forth, three times at least.
class TickleGestureRecognizer: UIGestureRecognizer {
  private enum Direction {
    case unknown, left, right
  }

  private let requiredTickles = 3
  private let distanceForTickle: CGFloat = 25
  private var tickleCount = 0
  private var tickleStart = CGPoint.zero
  private var latestDirection = Direction.unknown

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    tickleStart = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    let amount = location.x - tickleStart.x
    guard abs(amount) >= distanceForTickle else { return }
    let direction: Direction = amount < 0 ? .left : .right
    if latestDirection == .unknown || direction != latestDirection {
      tickleCount += 1
      tickleStart = location
      latestDirection = direction
      if state == .possible && tickleCount > requiredTickles { state = .ended }
    } else {
      tickleStart = location
    }
  }

  override func reset() {
    tickleCount = 0
    latestDirection = .unknown
    tickleStart = .zero
    if state == .possible { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { reset() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { reset() }
}
