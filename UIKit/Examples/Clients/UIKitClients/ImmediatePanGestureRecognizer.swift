import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins as the finger comes down, for views in flight that are to be caught.
class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A press that begins as the finger comes down.
class TouchDownGestureRecognizer: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0
    delaysTouchesBegan = false
  }
}
