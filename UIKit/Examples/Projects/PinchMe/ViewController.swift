import UIKit

/// A card and a label that are pinched, turned and moved; each goes on from where it was left.
class ViewController: UIViewController, UIGestureRecognizerDelegate {
  @IBOutlet weak var card: CardView!
  @IBOutlet weak var label: UILabel!
  /// The label's size, carried on from pinch to pinch.
  private var fontScale: CGFloat = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinchLabel(_:)))
    label.addGestureRecognizer(pinch)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if card.transform.isIdentity { card.center = home }
  }

  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.36) }

  @IBAction func pinchCard(_ pinch: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  @IBAction func turnCard(_ turn: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }

  @IBAction func moveCard(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: view)
  }

  @objc private func pinchLabel(_ pinch: UIPinchGestureRecognizer) {
    let scale = min(max(fontScale * pinch.scale, 0.5), 4)
    label.font = .systemFont(ofSize: 24 * scale)
    if pinch.state == .ended { fontScale = scale }
  }

  @IBAction func putBack(_ sender: UIButton) {
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [],
      animations: {
        self.card.transform = .identity
        self.card.center = self.home
      })
    fontScale = 1
    label.font = .systemFont(ofSize: 24)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
