import UIKit

/// A list of messages. A row takes the swipe that deletes it; every other touch goes up the chain,
/// where the list scrolls and the controller opens what was tapped.
class ViewController: UIViewController {
  let heading = UILabel()
  let list = UIScrollView()
  private(set) var rows: [MessageRow] = []
  private let rowHeight: CGFloat = 76

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Inbox"
    heading.font = .boldSystemFont(ofSize: 34)
    view.addSubview(heading)
    list.accessibilityLabel = "Messages"
    view.addSubview(list)
    let senders = ["Ada", "Grace", "Alan", "Barbara", "Edsger", "Margaret", "Donald", "Frances"]
    for number in 0..<30 {
      let row = MessageRow(
        sender: senders[number % senders.count], subject: "Message \(number + 1)")
      row.onDelete = { [weak self] row in self?.delete(row) }
      list.panGestureRecognizer.require(toFail: row.swipe)
      rows.append(row)
      list.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    heading.frame = CGRect(x: 20, y: 56, width: width - 40, height: 48)
    list.frame = CGRect(x: 0, y: 116, width: width, height: view.bounds.height - 116)
    place()
  }

  private func place() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: list.bounds.width, height: rowHeight)
    }
    list.contentSize = CGSize(
      width: list.bounds.width, height: CGFloat(rows.count) * rowHeight)
  }

  private func delete(_ row: MessageRow) {
    rows.removeAll { $0 === row }
    UIView.animate(
      withDuration: 0.25,
      animations: {
        row.frame.origin.x = -row.frame.width
        self.place()
      },
      completion: { _ in row.removeFromSuperview() })
    heading.text = "Inbox"
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.tapCount == 1,
      let row = rows.first(where: { $0.bounds.contains(touch.location(in: $0)) })
    else { return }
    heading.text = row.subject
    row.markRead()
  }
}
