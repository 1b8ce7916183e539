import UIKit

protocol SwipeCardViewDelegate: AnyObject {
  func cardWasLetGo(_ card: SwipeCardView, toTheRight: Bool)
}

/// A card that hangs from the finger, and is let go to a side or comes back.
final class SwipeCardView: UIView {
  weak var delegate: SwipeCardViewDelegate?
  let pan = UIPanGestureRecognizer()

  private var home = CGPoint.zero
  private let title: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 18, weight: .semibold)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(title)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let superview = superview else { return }
    let way = pan.translation(in: superview)
    switch pan.state {
    case .began:
      home = center
      hang(from: pan.location(in: self))
    case .changed:
      let turn = way.x / superview.bounds.width * (.pi / 8)
      transform = CGAffineTransform(translationX: way.x, y: way.y).rotated(by: turn)
    case .ended:
      let speed = pan.velocity(in: superview).x
      if abs(way.x + speed * 0.2) > superview.bounds.width / 3 {
        leave(toTheRight: way.x > 0)
      } else {
        comeBack()
      }
    default:
      comeBack()
    }
  }

  /// Has the card turn about the point that is held, without moving.
  private func hang(from point: CGPoint) {
    let anchor = CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
    let former = layer.anchorPoint
    layer.anchorPoint = anchor
    layer.position.x += (anchor.x - former.x) * bounds.width
    layer.position.y += (anchor.y - former.y) * bounds.height
    home = layer.position
  }

  private func leave(toTheRight: Bool) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.center.x += toTheRight ? 1000 : -1000
        self.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        self.delegate?.cardWasLetGo(self, toTheRight: toTheRight)
      })
  }

  private func comeBack() {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) {
      self.transform = .identity
      self.center = self.home
    }
    animator.startAnimation()
  }
}
