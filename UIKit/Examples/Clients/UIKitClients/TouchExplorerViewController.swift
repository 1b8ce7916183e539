import UIKit

/// Shows every finger: a ring that follows it, and how often it has tapped.
final class TouchExplorerViewController: UIViewController {
  private(set) var rings: [UITouch: UIView] = [:]
  private(set) var log: [String] = []
  private let pad = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.frame = view.bounds
    pad.isMultipleTouchEnabled = true
    pad.backgroundColor = .darkGray
    view.addSubview(pad)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let ring = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      ring.isUserInteractionEnabled = false
      ring.center = touch.location(in: pad)
      pad.addSubview(ring)
      rings[touch] = ring
    }
    note("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { rings[touch]?.center = touch.location(in: pad) }
    if log.last?.hasPrefix("moved") != true { note("moved", touches, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    remove(touches)
    note("ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    remove(touches)
    note("cancelled", touches, event)
  }

  private func remove(_ touches: Set<UITouch>) {
    for touch in touches {
      let ring = rings.removeValue(forKey: touch)
      UIView.animate(withDuration: 0.2, animations: { ring?.alpha = 0 }) { _ in
        ring?.removeFromSuperview()
      }
    }
  }

  private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let taps = touches.map(\.tapCount).max() ?? 0
    let all = event?.allTouches?.count ?? 0
    log.append("\(word) \(touches.count) of \(all), \(taps) taps")
  }
}
