import UIKit

/// Draw a circle: it is shown as it should have been, with its radius.
class ViewController: UIViewController {
  let label = UILabel()
  let shape = CAShapeLayer()
  private let line = CAShapeLayer()
  private let circle = CircleRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Draw a circle"
    label.font = .boldSystemFont(ofSize: 28)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 72),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    for (layer, color, width) in [(line, UIColor.systemGray3, 4.0), (shape, .systemGreen, 8)] {
      layer.fillColor = nil
      layer.strokeColor = color.cgColor
      layer.lineWidth = CGFloat(width)
      layer.lineCap = .round
      layer.lineJoin = .round
      view.layer.addSublayer(layer)
    }
    circle.cancelsTouchesInView = false
    circle.onDrawing = { [weak self] points in self?.show(points) }
    circle.onEnd = { [weak self] result in self?.show(result) }
    view.addGestureRecognizer(circle)
  }

  private func show(_ points: [CGPoint]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    line.path = path.cgPath
    shape.path = nil
  }

  private func show(_ result: CircleRecognizer.Result) {
    switch result {
    case .circle(let center, let radius):
      shape.path =
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).cgPath
      label.text = "Circle, radius \(Int(radius.rounded()))"
      label.textColor = .systemGreen
    case .open:
      label.text = "Not closed"
      label.textColor = .systemRed
    case .uneven:
      label.text = "Not round"
      label.textColor = .systemRed
    case .small:
      label.text = "Too small"
      label.textColor = .systemRed
    }
  }
}
