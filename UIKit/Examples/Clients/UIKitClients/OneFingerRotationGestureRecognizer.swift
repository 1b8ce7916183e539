import UIKit
import UIKit.UIGestureRecognizerSubclass

/// One finger that goes around the middle of the view, like a dial.
final class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  private(set) var rotation: CGFloat = 0
  private let middle: CGPoint
  private let innerRadius: CGFloat
  private let outerRadius: CGFloat

  init(
    middle: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, target: Any?, action: Selector?
  ) {
    self.middle = middle
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, touches.count == 1 else { return }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    let distance = hypot(now.x - middle.x, now.y - middle.y)
    guard distance >= innerRadius, distance <= outerRadius else {
      state = state == .possible ? .failed : .ended
      return
    }
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: return
    }
    var angle =
      atan2(now.y - middle.y, now.x - middle.x) - atan2(before.y - middle.y, before.x - middle.x)
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    rotation += angle
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .changed || state == .began ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    rotation = 0
  }
}
