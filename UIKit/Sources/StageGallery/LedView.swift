import UIKit

/// A card that a finger leads along its way; let go, it goes on to the nearer end.
final class LedView: UIView {
  private let card = UIView(frame: CGRect(x: 0, y: 8, width: 64, height: 64))
  private var animator: UIViewPropertyAnimator?
  private var isAtEnd = false
  private var start: CGFloat = 0
  private let way: CGFloat = 290

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    card.accessibilityLabel = "Led"
    addSubview(card)
    addGestureRecognizer(UIPanGestureRecognizer { [weak self] pan in self?.lead(pan) })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 80) }

  private func lead(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if animator == nil { animator = makeAnimator() }
      animator?.pauseAnimation()
      animator?.isReversed = false
      start = animator?.fractionComplete ?? 0
    case .changed:
      let moved = pan.translation(in: self).x / way
      animator?.fractionComplete = start + (isAtEnd ? -moved : moved)
    case .ended, .cancelled:
      animator?.isReversed = (animator?.fractionComplete ?? 0) < 0.5
      animator?.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 0.5)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let goes = !isAtEnd
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [card, way] in
      card.frame.origin.x = goes ? way : 0
      card.backgroundColor = goes ? .systemRed : .systemBlue
      card.transform = goes ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
    animator.addCompletion { [weak self] end in
      guard let self else { return }
      if end == .end { isAtEnd = goes }
      self.animator = nil
    }
    return animator
  }
}
