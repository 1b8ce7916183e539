import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The letter Z: to the right, down to the left, to the right.
public class ZLetterGestureRecognizer: UIGestureRecognizer {
  private enum Stroke: Int {
    case notStarted, top, diagonal, bottom
  }

  private var stroke = Stroke.notStarted
  private var corner = CGPoint.zero
  private weak var trackedTouch: UITouch?

  /// Starts with the first finger and ignores all others.
  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if trackedTouch == nil {
        trackedTouch = touch
        corner = touch.location(in: view)
        stroke = .top
      } else {
        ignore(touch, for: event)
      }
    }
  }

  /// Goes from stroke to stroke.
  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    let goesRight = now.x >= before.x
    switch stroke {
    case .notStarted: state = .failed
    case .top:
      if !goesRight { turn(at: before, minimum: 40, to: .diagonal) }
      if abs(now.y - corner.y) > 40, stroke == .top { state = .failed }
    case .diagonal:
      if now.y < before.y { state = .failed }
      if goesRight { turn(at: before, minimum: 40, to: .bottom) }
    case .bottom:
      if !goesRight { state = .failed }
    }
  }

  /// Recognises after the third stroke.
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, state == .possible else { return }
    let isLongEnough = touch.location(in: view).x - corner.x >= 40
    state = stroke == .bottom && isLongEnough ? .recognized : .failed
  }

  /// Gives up.
  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Starts over.
  override public func reset() {
    super.reset()
    stroke = .notStarted
    trackedTouch = nil
  }

  private func turn(at point: CGPoint, minimum: CGFloat, to next: Stroke) {
    if abs(point.x - corner.x) < minimum {
      state = .failed
    } else {
      corner = point
      stroke = next
    }
  }
}
