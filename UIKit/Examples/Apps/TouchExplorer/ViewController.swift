import UIKit

/// Says what the view is told of touches, and shows where they are.
class ViewController: UIViewController {
  weak var message: UILabel!
  weak var taps: UILabel!
  weak var touches: UILabel!
  private var spots: [ObjectIdentifier: UIView] = [:]

  private func show(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let down = (event?.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }
    message.text = name
    taps.text = count(touches.map(\.tapCount).max() ?? 0, "tap")
    self.touches.text = count(down.count, "touch", "touches")
    for touch in event?.allTouches ?? [] { mark(touch) }
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// A disk under the finger, as long as it is down.
  private func mark(_ touch: UITouch) {
    let key = ObjectIdentifier(touch)
    guard touch.phase != .ended, touch.phase != .cancelled else {
      spots.removeValue(forKey: key)?.removeFromSuperview()
      return
    }
    let spot = spots[key] ?? UIView(frame: CGRect(x: 0, y: 0, width: 88, height: 88))
    spot.center = touch.location(in: view)
    guard spots.updateValue(spot, forKey: key) == nil else { return }
    spot.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
    spot.layer.cornerRadius = 44
    spot.layer.borderWidth = 2
    spot.layer.borderColor = UIColor.systemBlue.cgColor
    spot.isUserInteractionEnabled = false
    view.addSubview(spot)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    show("touchesBegan", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    show("touchesMoved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    show("touchesEnded", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    show("touchesCancelled", touches, event)
  }
}
