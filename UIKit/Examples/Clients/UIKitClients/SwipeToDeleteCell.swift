import UIKit

protocol SwipeToDeleteCellDelegate: AnyObject {
  @MainActor func cellWantsToBeDeleted(_ cell: SwipeToDeleteCell)
}

/// A row that takes a long drag to the left for itself and leaves all else to whoever is next.
final class SwipeToDeleteCell: UITableViewCell {
  weak var delegate: SwipeToDeleteCellDelegate?
  private var start: CGPoint?
  private var isSwiping = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self)
    isSwiping = false
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let touch = touches.first else { return }
    let way = touch.location(in: self).x - start.x
    if !isSwiping, way < -30 {
      isSwiping = true
      next?.touchesCancelled(touches, with: event)
    }
    if isSwiping {
      contentView.frame.origin.x = min(0, way)
    } else {
      next?.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { settle() }
    guard isSwiping, let touch = touches.first, let start else {
      next?.touchesEnded(touches, with: event)
      return
    }
    if start.x - touch.location(in: self).x > bounds.width / 3 {
      delegate?.cellWantsToBeDeleted(self)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    settle()
    if !isSwiping { next?.touchesCancelled(touches, with: event) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    settle()
  }

  private func settle() {
    start = nil
    UIView.animate(withDuration: 0.3) { self.contentView.frame.origin.x = 0 }
  }
}
