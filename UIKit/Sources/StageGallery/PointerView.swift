import UIKit

/// Says how hard and from where it is touched, and whether a pointer is over it.
final class PointerView: UIView {
  private let said = UILabel(frame: CGRect(x: 12, y: 12, width: 334, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    accessibilityLabel = "Pointer"
    said.text = "Point here"
    addSubview(said)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        self?.said.text = hover.state == .ended ? "Left" : "Hovering"
      })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 48) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { show(touches) }

  private func show(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let kind = touch.type == .pencil ? "Pencil" : touch.type == .direct ? "Finger" : "Mouse"
    let most = max(touch.maximumPossibleForce, 1)
    let force = Int((touch.force / most * 100).rounded())
    let tilt = Int((touch.altitudeAngle * 180 / .pi).rounded())
    said.text = "\(kind), force \(force), tilt \(tilt), \(Int(touch.majorRadius.rounded())) pt"
  }
}
