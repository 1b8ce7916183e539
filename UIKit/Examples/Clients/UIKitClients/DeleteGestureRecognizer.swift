import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A zig-zag over one of the subviews, which is then the one to delete.
final class DeleteGestureRecognizer: UIGestureRecognizer {
  private(set) var viewToDelete: UIView?
  var requiredStrokes = 3

  private var isGoingRight = true
  private var strokes = 0
  private var turningPoint = CGPoint.zero
  private var lastPoint = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let point = touches.first?.location(in: view) else {
      state = .failed
      return
    }
    turningPoint = point
    lastPoint = point
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let point = touches.first?.location(in: view) else { return }
    let goesRight = point.x > lastPoint.x
    if strokes == 0 {
      strokes = 1
      isGoingRight = goesRight
    } else if goesRight != isGoingRight, point.x != lastPoint.x {
      guard abs(lastPoint.x - turningPoint.x) >= 20 else {
        state = .failed
        return
      }
      strokes += 1
      isGoingRight = goesRight
      turningPoint = lastPoint
    }
    if viewToDelete == nil, let hit = view?.hitTest(point, with: event), hit !== view {
      viewToDelete = hit
    }
    lastPoint = point
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    state = strokes >= requiredStrokes && viewToDelete != nil ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    strokes = 0
    viewToDelete = nil
  }
}
