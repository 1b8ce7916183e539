import ClosureActions
import UIKit

/// A bubble that follows two fingers.
class BubbleView: UIView {
  init(number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
    let colors: [UIColor] = [.systemTeal, .systemPink, .systemIndigo, .systemGreen, .systemOrange]
    let color = colors[number % colors.count]
    backgroundColor = color.withAlphaComponent(0.35)
    layer.cornerRadius = 55
    layer.borderWidth = 3
    layer.borderColor = color.cgColor
    accessibilityLabel = "Bubble \(number + 1)"
    let drag = UIPanGestureRecognizer()
    drag.minimumNumberOfTouches = 2
    drag.addAction { [weak self] drag in
      guard let self, let superview else { return }
      let way = drag.translation(in: superview)
      center = CGPoint(x: center.x + way.x, y: center.y + way.y)
      drag.setTranslation(.zero, in: superview)
    }
    isMultipleTouchEnabled = true
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { fatalError("this view is made in code") }
}
