import Foundation

/// Scrolls the content under a dragging finger near an edge.
@MainActor
final class DragScrolling {
  /// The width of the zones that scroll, in points.
  private static let zone: CGFloat = 44
  /// The scrolling speed, in points per second.
  private static let speed: CGFloat = 300

  private weak var view: UIScrollView?
  private var call: ScrolledCall?

  /// Starts or stops as the finger comes to an edge of the innermost view that can scroll there.
  func follow(_ session: DragSession, over hit: UIView?) {
    var found = hit
    while let present = found {
      if let scroll = present as? UIScrollView, step(of: scroll, for: session) != .zero { break }
      found = present.superview
    }
    guard found !== view || found == nil else { return }
    stop()
    guard let found = found as? UIScrollView else { return }
    view = found
    call = found.everyPicture { [weak self, weak session] view, _ in
      guard let self, let session else { return }
      let step = step(of: view, for: session)
      guard step != .zero else { return stop() }
      view.scroll(to: CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y))
      session.retarget()
    }
  }

  func stop() {
    call?.stop()
    (call, view) = (nil, nil)
  }

  /// The way of the content in one picture; zero at its end and away from edges.
  private func step(of view: UIScrollView, for session: DragSession) -> CGPoint {
    guard view.isScrollEnabled else { return .zero }
    let area = view.bounds.inset(by: view.adjustedContentInset)
    let finger = session.location(in: view)
    func way(_ place: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      guard most - least > 3 * Self.zone else { return 0 }
      return place < least + Self.zone ? -1 : place > most - Self.zone ? 1 : 0
    }
    let offset = view.contentOffset
    let step = Self.speed / 60
    let wanted = view.held(
      CGPoint(
        x: offset.x + step * way(finger.x, area.minX, area.maxX),
        y: offset.y + step * way(finger.y, area.minY, area.maxY)))
    return CGPoint(x: wanted.x - offset.x, y: wanted.y - offset.y)
  }
}
