import Foundation

/// Holds touches back from a scroll view's subviews until the finger lifts, the pan fails or 150 ms
/// pass.
final class ContentTouchDelay: UIGestureRecognizer {
  /// True if a touch is held back now.
  private(set) var isHolding = false
  private var call: ScrolledCall?
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, let touched = touches.leading?.view,
      scrollView.delaysTouches(in: touched)
    else { return giveUp() }
    guard !isHolding else { return }
    isHolding = true
    let clock = scrollView.window?.clock ?? .current
    call = ScrolledCall(
      clock: clock, call: clock.call(after: 0.15) { [weak self] in self?.giveUp() })
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.panGestureRecognizer.state == .failed { giveUp() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() { letGo() }

  private func giveUp() {
    letGo()
    state = .failed
  }

  private func letGo() {
    isHolding = false
    call?.stop()
    call = nil
  }
}
