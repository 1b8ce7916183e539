import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognises a check mark: a short way down to the right, then a longer one up to the right.
class CheckMarkRecognizer: UIGestureRecognizer {
  /// Called once a check mark is drawn.
  var onCheckMark: () -> Void = {}

  /// The least length of the first leg, in points.
  private let firstLeg: CGFloat = 20
  /// How much longer the second leg must be than the first.
  private let ratio: CGFloat = 1.2

  private var start = CGPoint.zero
  private var corner = CGPoint.zero
  private var last = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    start = location(in: view)
    (corner, last) = (start, start)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let place = location(in: view)
    // Always to the right, but for a trembling hand.
    if place.x < last.x - 8 { state = .failed }
    // The lowest place is the corner.
    if place.y > corner.y { corner = place }
    last = place
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let down = corner.y - start.y
    let up = corner.y - location(in: view).y
    let isCheckMark = down >= firstLeg && up >= ratio * down && corner.x > start.x
    state = isCheckMark ? .recognized : .failed
    if isCheckMark { onCheckMark() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
