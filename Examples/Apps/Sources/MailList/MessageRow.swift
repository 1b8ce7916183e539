import ClosureActions
import UIKit

/// A message in the list.
class MessageRow: UIView {
  let subject: String
  /// Called once the row is swiped away.
  var onDelete: (MessageRow) -> Void = { _ in }
  let swipe = UISwipeGestureRecognizer()
  private let dot = UIView(frame: CGRect(x: 10, y: 18, width: 10, height: 10))
  private let senderLabel = UILabel(frame: CGRect(x: 32, y: 10, width: 320, height: 26))
  private let subjectLabel = UILabel(frame: CGRect(x: 32, y: 38, width: 320, height: 24))
  private let line = UIView()

  init(sender: String, subject: String) {
    self.subject = subject
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityLabel = subject
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    senderLabel.text = sender
    senderLabel.font = .boldSystemFont(ofSize: 17)
    subjectLabel.text = subject
    subjectLabel.font = .systemFont(ofSize: 15)
    subjectLabel.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [dot, senderLabel, subjectLabel, line] { addSubview(view) }
    swipe.direction = .left
    swipe.addAction { [weak self] _ in
      guard let self else { return }
      onDelete(self)
    }
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 32, y: bounds.height - 1, width: bounds.width - 32, height: 1)
  }

  func markRead() { dot.isHidden = true }
}
