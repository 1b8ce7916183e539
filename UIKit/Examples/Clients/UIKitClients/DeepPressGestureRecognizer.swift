import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A press that is hard enough, as a part of the hardest that the screen can tell.
class DeepPressGestureRecognizer: UIGestureRecognizer {
  let threshold: CGFloat
  private(set) var force: CGFloat = 0
  private let feedback = UIImpactFeedbackGenerator(style: .heavy)
  private var deepPressed = false

  required init(target: AnyObject?, action: Selector?, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { handle(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { handle(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = deepPressed ? .ended : .failed
    deepPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
    deepPressed = false
  }

  private func handle(_ touch: UITouch) {
    guard touch.force != 0, touch.maximumPossibleForce != 0 else { return }
    force = touch.force / touch.maximumPossibleForce
    if !deepPressed && force >= threshold {
      state = .began
      feedback.impactOccurred()
      deepPressed = true
    } else if deepPressed {
      state = .changed
    }
  }
}
