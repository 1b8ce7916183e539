import UIKit

/// A sheet that a drag pulls down, but only where the list in it is at its top; else the list
/// scrolls.
final class SheetViewController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate
{
  let scrollView = UIScrollView()
  let pan = UIPanGestureRecognizer()
  private(set) var pulled: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    scrollView.bounces = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: pulled = max(0, pan.translation(in: view).y)
    case .ended:
      if pulled > view.bounds.height / 4 || pan.velocity(in: view).y > 1000 {
        dismiss(animated: true)
      }
      pulled = 0
    case .cancelled, .failed: pulled = 0
    default: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let speed = pan.velocity(in: view)
    return speed.y > abs(speed.x) && scrollView.contentOffset.y <= 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer === scrollView.panGestureRecognizer
  }
}
