import UIKit

/// Masks, gradients, shapes, shadows, borders, and a card that leaves the plane.
final class LayersView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGradient()
    addShape()
    addCard()
    addTurned()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 96) }

  private static func star(in size: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let reach = size / 2 * (corner % 2 == 0 ? 1 : 0.45)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let place = CGPoint(x: size / 2 + reach * cos(angle), y: size / 2 + reach * sin(angle))
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path.cgPath
  }

  private func addGradient() {
    let view = UIView(frame: CGRect(x: 0, y: 8, width: 80, height: 80))
    view.accessibilityLabel = "Masked"
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let mask = CAShapeLayer()
    mask.path = Self.star(in: 80)
    gradient.mask = mask
    view.layer.addSublayer(gradient)
    addSubview(view)
  }

  private func addShape() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 92, y: 8, width: 80, height: 80)
    shape.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40), radius: 36, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemGreen.cgColor
    shape.lineWidth = 6
    shape.lineCap = .round
    shape.lineDashPattern = [1, 12]
    layer.addSublayer(shape)
  }

  private func addCard() {
    let card = UIView(frame: CGRect(x: 188, y: 12, width: 72, height: 72))
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 16
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.layer.borderWidth = 3
    card.layer.borderColor = UIColor.systemOrange.cgColor
    card.layer.shadowOpacity = 0.4
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shadowRadius = 6
    addSubview(card)
  }

  private func addTurned() {
    let turned = UIView(frame: CGRect(x: 280, y: 12, width: 72, height: 72))
    turned.backgroundColor = .systemTeal
    turned.layer.cornerRadius = 8
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    turned.transform3D = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    addSubview(turned)
  }
}
