import ClosureActions
import UIKit

/// A tap makes a bubble, two fingers move one; a zig-zag deletes the bubble under it, a swipe does
/// not.
class ViewController: UIViewController {
  let label = UILabel()
  private(set) var bubbles: [BubbleView] = []
  private let zigZag = ZigZagRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Scratch a bubble out"
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 64, width: view.bounds.width, height: 40)
    label.autoresizingMask = .flexibleWidth
    view.addSubview(label)

    zigZag.onZigZag = { [weak self] place in self?.delete(at: place) }
    view.addGestureRecognizer(zigZag)

    let swipe = UISwipeGestureRecognizer()
    swipe.require(toFail: zigZag)
    swipe.addAction { [weak self] _ in self?.label.text = "A swipe deletes nothing" }
    view.addGestureRecognizer(swipe)

    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in
      guard let self else { return }
      addBubble(at: tap.location(in: view))
    }
    view.addGestureRecognizer(tap)

    for (x, y) in [(110, 240), (270, 330), (150, 470), (290, 610)] {
      addBubble(at: CGPoint(x: x, y: y))
    }
  }

  private func addBubble(at place: CGPoint) {
    let bubble = BubbleView(number: bubbles.count)
    bubble.center = place
    bubbles.append(bubble)
    view.addSubview(bubble)
    bubble.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) { bubble.transform = .identity }
  }

  private func delete(at place: CGPoint) {
    guard
      let bubble = bubbles.last(where: {
        hypot($0.center.x - place.x, $0.center.y - place.y) < $0.bounds.width / 2
      })
    else { return }
    bubbles.removeAll { $0 === bubble }
    label.text = "Gone; \(bubbles.count) left"
    UIView.animate(
      withDuration: 0.3,
      animations: {
        bubble.alpha = 0
        bubble.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
      },
      completion: { _ in bubble.removeFromSuperview() })
  }
}
