import Foundation

/// A bar of buttons beside a place; the next touch elsewhere takes it away and is not lost.
final class EditMenuBar: UIView {
  /// A button of the bar.
  struct Item {
    let title: String
    var isEnabled = true
    let run: () -> Void
  }

  /// The distance between the place and the bar, which its arrow takes.
  private static let gap: CGFloat = 8
  private static let height: CGFloat = 40

  private let row = UIScrollView()
  private let arrow = CAShapeLayer()
  private let outside = OutsideTouch()
  /// Called once the bar is gone.
  private let ended: () -> Void

  /// Shows a bar above a part of a view, or below it if there is no room; nil without items or
  /// outside a window.
  init?(_ items: [Item], beside rect: CGRect, of view: UIView, ended: @escaping () -> Void) {
    guard let window = view.window, !items.isEmpty else { return nil }
    self.ended = ended
    super.init(frame: .zero)
    accessibilityLabel = "Edit menu"
    row.backgroundColor = UIColor(white: 0.15, alpha: 1)
    row.layer.cornerRadius = 8
    row.showsHorizontalScrollIndicator = false
    addSubview(row)
    arrow.fillColor = UIColor(white: 0.15, alpha: 1).cgColor
    layer.addSublayer(arrow)
    var x: CGFloat = 0
    for item in items {
      let button = makeButton(item, separated: x > 0)
      button.frame.origin.x = x
      row.addSubview(button)
      x = button.frame.maxX
    }
    row.contentSize = CGSize(width: x, height: Self.height)
    lie(width: x, beside: view.convert(rect, to: window), in: window)
    window.addSubview(self)
    outside.role = "edit menu"
    outside.bar = self
    window.addGestureRecognizer(outside)
  }

  required init?(coder: NSCoder) { preconditionFailure("the bar of a menu is made in code") }

  private func makeButton(_ item: Item, separated: Bool) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(item.title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.isEnabled = item.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.hide()
        item.run()
      }, for: .touchUpInside)
    button.frame.size = CGSize(
      width: button.intrinsicContentSize.width + 28, height: Self.height)
    guard separated else { return button }
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 0.5, height: Self.height))
    line.backgroundColor = .gray
    button.addSubview(line)
    return button
  }

  private func lie(width: CGFloat, beside rect: CGRect, in window: UIWindow) {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 0)
    let width = min(width, area.width)
    let isAbove = rect.minY - Self.height - Self.gap >= area.minY
    let top = isAbove ? rect.minY - Self.height - Self.gap : rect.maxY
    frame = CGRect(
      x: min(max(rect.midX - width / 2, area.minX), area.maxX - width),
      y: min(max(top, area.minY), area.maxY - Self.height - Self.gap), width: width,
      height: Self.height + Self.gap)
    row.frame = CGRect(x: 0, y: isAbove ? 0 : Self.gap, width: width, height: Self.height)
    let tip = min(max(rect.midX - frame.minX, 16), width - 16)
    let (base, end) = isAbove ? (Self.height, Self.height + Self.gap) : (Self.gap, 0)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tip - 8, y: base))
    path.addLine(to: CGPoint(x: tip, y: end))
    path.addLine(to: CGPoint(x: tip + 8, y: base))
    path.close()
    arrow.path = path.cgPath
  }

  /// Takes the bar away.
  func hide() {
    guard superview != nil else { return }
    outside.view?.removeGestureRecognizer(outside)
    removeFromSuperview()
    ended()
  }
}

/// Takes a bar away when a finger comes down beside it, and leaves the finger to others.
private final class OutsideTouch: UIGestureRecognizer {
  weak var bar: EditMenuBar?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    guard let bar, let touch = touches.first, !bar.bounds.contains(touch.location(in: bar)) else {
      return
    }
    bar.hide()
  }
}
