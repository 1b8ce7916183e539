import UIKit

/// A list of messages. A row takes the swipe that deletes it; every other touch goes up the chain,
/// where the list scrolls and opens what was tapped.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let heading = UILabel()
  let list = UITableView()
  private(set) var messages: [Message] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Inbox"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.adjustsFontForContentSizeCategory = true
    view.addSubview(heading)
    let senders = ["Ada", "Grace", "Alan", "Barbara", "Edsger", "Margaret", "Donald", "Frances"]
    messages = (0..<30).map {
      Message(sender: senders[$0 % senders.count], subject: "Message \($0 + 1)")
    }
    list.accessibilityLabel = "Messages"
    list.register(MessageCell.self, forCellReuseIdentifier: "message")
    list.estimatedRowHeight = 72
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let height = max(heading.intrinsicContentSize.height, 48)
    heading.frame = CGRect(x: 20, y: 56, width: width - 40, height: height)
    list.frame = CGRect(
      x: 0, y: heading.frame.maxY + 12, width: width,
      height: view.bounds.height - heading.frame.maxY - 12)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    heading.text = messages[indexPath.row].subject
    mark(indexPath, isRead: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = messages[indexPath.row].isRead
    let mark = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") {
      [weak self] _, _, done in
      self?.mark(indexPath, isRead: !isRead)
      done(true)
    }
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func delete(_ indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
    list.deleteRows(at: [indexPath], with: .automatic)
    heading.text = "Inbox"
  }

  private func mark(_ indexPath: IndexPath, isRead: Bool) {
    messages[indexPath.row].isRead = isRead
    (list.cellForRow(at: indexPath) as? MessageCell)?.show(messages[indexPath.row])
  }
}
