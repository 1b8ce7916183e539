import UIKit

/// Many views of which one follows the finger, or all do.
final class ManyViewsController: UIViewController {
  let count: Int
  let moves: Int
  private(set) var views: [UIView] = []

  init(count: Int, moves: Int) {
    (self.count, self.moves) = (count, moves)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<count {
      let view = index % 5 == 4 ? UILabel() : UIView()
      view.frame = CGRect(
        x: 5 + index % 20 * 19, y: 40 + index / 20 * 19, width: 16, height: 16)
      (view as? UILabel)?.text = "\(index % 10)"
      view.backgroundColor = UIColor(
        hue: CGFloat(index % 50) / 50, saturation: 0.6, brightness: 0.9, alpha: 1)
      view.layer.cornerRadius = 4
      self.view.addSubview(view)
      views.append(view)
    }
    view.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] pan in
        guard let self else { return }
        move(by: pan.translation(in: view))
      })
  }

  func move(by way: CGPoint) {
    let transform = CGAffineTransform(translationX: way.x, y: way.y)
    for view in views.prefix(moves) { view.transform = transform }
  }
}
