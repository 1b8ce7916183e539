import Foundation

// Zooming.
extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// True if there is a view that pinches zoom, and a range for its scale.
  var canZoom: Bool { zoomedView != nil && maximumZoomScale > minimumZoomScale }

  func zoom(by pinch: UIPinchGestureRecognizer) {
    guard canZoom else { return }
    switch pinch.state {
    case .began:
      halt()
      isZooming = true
      pinchStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      follow(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled, .failed: endPinch(pinch)
    case .possible: break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard isZooming else { return }
    zoom(to: given(pinchStart * pinch.scale), about: pinch.location(in: self))
  }

  /// The visible scale for the scale that fingers ask for; beyond the limits it follows less and
  /// less.
  private func given(_ scale: CGFloat) -> CGFloat {
    let rest = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != rest, bouncesZoom, scale > 0 else { return rest }
    return rest * pow(scale / rest, 0.4)
  }

  private func endPinch(_ pinch: UIPinchGestureRecognizer) {
    guard isZooming else { return }
    isZooming = false
    let rest = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    guard rest != zoomScale else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      return settle()
    }
    isZoomBouncing = true
    zoom(to: rest, about: pinch.location(in: self), animated: true)
  }

  /// Brings content back within its ends after a zoom.
  private func settle() {
    guard !motion.isTracking else { return }
    let place = held(contentOffset)
    if place != contentOffset { lead(to: place) }
  }

  /// Zooms in 0.25 s, or at once if the change would not be visible.
  func zoom(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    let goal = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard animated, window != nil, goal != zoomScale else {
      zoom(to: goal, about: point)
      scroll(to: held(contentOffset))
      return
    }
    halt()
    let start = zoomScale
    let anchor = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    motion = .led(
      everyPicture { view, time in
        let part = min(CGFloat(time / 0.25), 1)
        view.zoom(
          to: start + (goal - start) * part * part * (3 - 2 * part),
          about: CGPoint(x: view.bounds.minX + anchor.x, y: view.bounds.minY + anchor.y))
        view.scroll(to: view.held(view.contentOffset))
        guard part >= 1, case .led(let call) = view.motion else { return }
        call.stop()
        view.motion = .rest
        view.isZoomBouncing = false
        view.delegate?.scrollViewDidEndZooming(view, with: view.zoomedView, atScale: goal)
      })
  }

  /// Zooms so that a part of the zoomed view fits, and centres it.
  func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let goal = min(max(scale, minimumZoomScale), maximumZoomScale)
    let offset = bounds.origin
    func middle() -> CGPoint {
      let place = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
      return CGPoint(x: place.x - bounds.width / 2, y: place.y - bounds.height / 2)
    }
    guard animated, window != nil else {
      zoom(to: goal, about: offset)
      return scroll(to: held(middle()))
    }
    halt()
    let start = zoomScale
    motion = .led(
      everyPicture { scrollView, time in
        let part = min(CGFloat(time / 0.25), 1)
        let eased = part * part * (3 - 2 * part)
        scrollView.zoom(to: start + (goal - start) * eased, about: scrollView.bounds.origin)
        let end = scrollView.held(middle())
        scrollView.scroll(
          to: CGPoint(
            x: offset.x + (end.x - offset.x) * eased, y: offset.y + (end.y - offset.y) * eased))
        guard part >= 1, case .led(let call) = scrollView.motion else { return }
        call.stop()
        scrollView.motion = .rest
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: goal)
      })
  }

  /// Zooms at once and keeps the content under a point in place.
  func zoom(to scale: CGFloat, about point: CGPoint) {
    guard let view = zoomedView, scale > 0 else { return storedScale = scale }
    let ratio = scale / zoomScale
    guard ratio != 1, ratio.isFinite else { return }
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let place = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x - place.x, y: view.center.y + corner.y - place.y)
    contentSize = view.frame.size
    let offset = CGPoint(
      x: bounds.minX + (point.x - corner.x) * (ratio - 1),
      y: bounds.minY + (point.y - corner.y) * (ratio - 1))
    scroll(to: isZooming ? offset : held(offset))
    delegate?.scrollViewDidZoom(self)
  }
}
