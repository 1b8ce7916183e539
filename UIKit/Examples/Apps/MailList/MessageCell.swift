import UIKit

/// A message as the list shows it.
struct Message {
  var sender: String
  var subject: String
  var isRead = false
}

/// The row of a message, as high as its texts are in the size that people want.
class MessageCell: UITableViewCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let subjectLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    subjectLabel.textColor = .secondaryLabel
    for label in [senderLabel, subjectLabel] { label.adjustsFontForContentSizeCategory = true }
    let texts = UIStackView(arrangedSubviews: [senderLabel, subjectLabel])
    texts.axis = .vertical
    texts.spacing = 6
    for view in [dot, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("this row is made in code") }

  func show(_ message: Message) {
    senderLabel.text = message.sender
    subjectLabel.text = message.subject
    dot.isHidden = message.isRead
    accessibilityLabel = message.subject
  }
}
