import UIKit

/// A card with a star, a gradient and a shadow.
class CardView: UIView {
  private let gradient = CAGradientLayer()
  private let star = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 28
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowRadius = 10
    gradient.frame = bounds
    gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor]
    gradient.cornerRadius = 28
    gradient.masksToBounds = true
    layer.addSublayer(gradient)
    star.frame = CGRect(x: 60, y: 76, width: 100, height: 100)
    star.path = Self.starPath.cgPath
    star.fillColor = UIColor.white.cgColor
    star.strokeColor = UIColor.systemRed.cgColor
    star.lineWidth = 4
    star.lineJoin = .round
    layer.addSublayer(star)
  }

  private static var starPath: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let reach: CGFloat = corner % 2 == 0 ? 50 : 21
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let place = CGPoint(x: 50 + reach * cos(angle), y: 50 + reach * sin(angle))
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }
}
