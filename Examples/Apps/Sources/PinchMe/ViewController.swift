import ClosureActions
import UIKit

/// A card and a label that are pinched, turned and moved; each goes on from where it was left.
class ViewController: UIViewController, UIGestureRecognizerDelegate {
  let card = CardView(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
  let label = UILabel()
  private let button = UIButton(type: .system)
  /// The label's size, carried on from pinch to pinch.
  private var fontScale: CGFloat = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.accessibilityLabel = "Card"
    view.addSubview(card)

    label.text = "Pinch me, too"
    label.font = .systemFont(ofSize: 24)
    label.textAlignment = .center
    label.isUserInteractionEnabled = true
    label.isMultipleTouchEnabled = true
    label.accessibilityLabel = "Label"
    view.addSubview(label)

    button.setTitle("Put back", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.putBack() }, for: .touchUpInside)
    view.addSubview(button)
    addCardRecognizers()
    addLabelRecognizer()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if card.transform.isIdentity { card.center = home }
    label.frame = CGRect(x: 0, y: view.bounds.height - 260, width: view.bounds.width, height: 160)
    button.frame = CGRect(
      x: view.bounds.midX - 70, y: view.bounds.height - 80, width: 140, height: 44)
  }

  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.36) }

  private func addCardRecognizers() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [card] pinch in
      card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    let turn = UIRotationGestureRecognizer()
    turn.addAction { [card] turn in
      card.transform = card.transform.rotated(by: turn.rotation)
      turn.rotation = 0
    }
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] pan in
      guard let self else { return }
      let way = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
      pan.setTranslation(.zero, in: view)
    }
    for recognizer in [pinch, turn, pan] {
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
  }

  private func addLabelRecognizer() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [weak self] pinch in
      guard let self else { return }
      let scale = min(max(fontScale * pinch.scale, 0.5), 4)
      label.font = .systemFont(ofSize: 24 * scale)
      if pinch.state == .ended { fontScale = scale }
    }
    label.addGestureRecognizer(pinch)
  }

  private func putBack() {
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      self.card.transform = .identity
      self.card.center = self.home
    }
    fontScale = 1
    label.font = .systemFont(ofSize: 24)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
