import Foundation

/// The card of an alert, with a button for each action, over a dimmed background.
final class AlertView: UIView {
  /// Nil after the controller has gone; a program may keep the view.
  private weak var alert: UIAlertController?
  private let card = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var shown: [UIAlertAction] = []
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor.black.withAlphaComponent(0.25)
    card.backgroundColor = .tertiarySystemBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    addSubview(card)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 13)
    accessibilityLabel = "Alert"
  }

  required init?(coder: NSCoder) { preconditionFailure("an alert's view is made in code") }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let alert else { return }
    (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
    if shown != order(of: alert) { makeButtons(of: alert) }
    for (button, action) in zip(buttons, shown) { button.isEnabled = action.isEnabled }
    let width = isSheet ? min(bounds.width - 16, 500) : 270
    var y: CGFloat = 0
    for (label, space) in [(titleLabel, CGFloat(20)), (messageLabel, 4)] where label.hasText {
      y += y == 0 ? 20 : space
      let fitting = label.sizeThatFits(CGSize(width: width - 32, height: 0))
      label.frame = CGRect(x: 16, y: y, width: width - 32, height: fitting.height)
      y += fitting.height
    }
    for field in alert.textFields ?? [] {
      if field.superview !== card { card.addSubview(field) }
      field.frame = CGRect(x: 16, y: y + 12, width: width - 32, height: 34)
      y += 46
    }
    if y > 0 { y += 20 }
    y = placeButtons(from: y, width: width)
    let bottom = bounds.maxY - max(safeAreaInsets.bottom, 8) - y
    card.frame = CGRect(
      x: bounds.midX - width / 2, y: isSheet ? bottom : bounds.midY - y / 2, width: width,
      height: y)
  }

  /// The actions in the order of their buttons: cancel comes first in a row of two, else last.
  private func order(of alert: UIAlertController) -> [UIAlertAction] {
    let (cancels, others) = (
      alert.actions.filter { $0.style == .cancel }, alert.actions.filter { $0.style != .cancel }
    )
    return isRow ? cancels + others : others + cancels
  }

  /// True if the buttons stand side by side.
  private var isRow: Bool { !isSheet && alert?.actions.count == 2 }

  private func makeButtons(of alert: UIAlertController) {
    for view in buttons as [UIView] + lines { view.removeFromSuperview() }
    shown = order(of: alert)
    buttons = shown.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      let isBold = action.style == .cancel || action === alert.preferredAction
      button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
      button.addAction(
        UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
      return button
    }
    lines = shown.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in buttons as [UIView] + lines { card.addSubview(view) }
  }

  /// - Returns: where the buttons end.
  private func placeButtons(from top: CGFloat, width: CGFloat) -> CGFloat {
    var y = top
    let height: CGFloat = isSheet ? 57 : 44
    for (index, button) in buttons.enumerated() {
      if isRow {
        let half = width / 2
        button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: height)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: top, width: width, height: 0.5)
          : CGRect(x: half, y: top, width: 0.5, height: height)
        y = top + height
      } else {
        button.frame = CGRect(x: 0, y: y, width: width, height: height)
        lines[index].frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? 0.5 : 0)
        y += height
      }
    }
    return y
  }
}

extension UILabel {
  fileprivate var hasText: Bool { text?.isEmpty == false }
}
