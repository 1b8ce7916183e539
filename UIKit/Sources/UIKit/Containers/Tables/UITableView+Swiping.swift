import Foundation

/// The state of a swipe on a row; also the delegate of the swipe's pan recogniser.
@MainActor
final class TableSwipe: NSObject, UIGestureRecognizerDelegate {
  weak var table: UITableView?
  weak var pan: UIPanGestureRecognizer?
  /// The swiped row; nil if there is no swipe.
  private(set) var path: IndexPath?
  private(set) weak var cell: UITableViewCell?
  /// The row's offset when the finger came down.
  var start: CGFloat = 0
  /// Classes of data sources that turned out not to delete rows.
  var unable: Set<ObjectIdentifier> = []

  func begin(_ path: IndexPath, _ cell: UITableViewCell) { (self.path, self.cell) = (path, cell) }

  func forget() {
    cell?.actions?.remove()
    cell?.actions = nil
    cell?.setNeedsLayout()
    (path, cell, start) = (nil, nil, 0)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    table?.maySwipe() ?? false
  }

  /// Waits for pans and swipes that the program attached inside rows.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let table, let view = otherGestureRecognizer.view, view !== table else { return false }
    return view.isDescendant(of: table)
      && (otherGestureRecognizer is UIPanGestureRecognizer
        || otherGestureRecognizer is UISwipeGestureRecognizer)
  }
}

// A swipe on a row shows its actions.
extension UITableView {
  func maySwipe() -> Bool {
    guard let pan = swipe.pan else { return false }
    let way = pan.way(in: self)
    guard abs(way.x) > abs(way.y), let path = indexPathForRow(at: pan.location(in: self)) else {
      if swipe.path != nil { closeSwipe() }
      return false
    }
    if path == swipe.path { return true }
    if swipe.path != nil {
      closeSwipe()
      return false
    }
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? true else { return false }
    return configuration(of: path, isTrailing: way.x < 0) != nil
  }

  func noteMissingCommit() {
    if let dataSource { swipe.unable.insert(ObjectIdentifier(type(of: dataSource))) }
  }

  private func configuration(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard isTrailing else {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        .flatMap { $0.actions.isEmpty ? nil : $0 }
    }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own.actions.isEmpty ? nil : own
    }
    if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty {
      let own = UISwipeActionsConfiguration(
        actions: actions.map { action in
          let shown = UIContextualAction(
            style: action.style == .destructive ? .destructive : .normal, title: action.title
          ) { _, _, done in
            action.handler(action, path)
            done(true)
          }
          if let color = action.backgroundColor { shown.backgroundColor = color }
          return shown
        })
      own.performsFirstActionWithFullSwipe = false
      return own
    }
    guard let dataSource, !swipe.unable.contains(ObjectIdentifier(type(of: dataSource))),
      (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title = tableDelegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: path)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
        guard let self else { return }
        done(true)
        self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      }
    ])
  }

  func follow(swipe pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      unhighlight()
      if swipe.path == nil { beginSwipe(pan) }
      swipe.start = swipe.cell?.actions?.shift ?? 0
      drag(pan)
    case .changed: drag(pan)
    case .ended: endSwipe(pan)
    case .cancelled, .failed: closeSwipe()
    case .possible: break
    }
  }

  private func beginSwipe(_ pan: UIPanGestureRecognizer) {
    guard let path = indexPathForRow(at: pan.location(in: self)) else { return }
    let isTrailing = pan.way(in: self).x < 0
    if let configuration = configuration(of: path, isTrailing: isTrailing) {
      open(configuration, at: path, isTrailing: isTrailing)
    }
  }

  private func open(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, isTrailing: Bool
  ) {
    guard let cell = shownRows[path] else { return }
    let actions = SwipedActions(configuration, isTrailing: isTrailing)
    actions.show(in: cell) { [weak self, weak cell] action in
      guard let self, let cell else { return }
      self.perform(action, in: cell)
    }
    cell.actions = actions
    swipe.begin(path, cell)
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let cell = swipe.cell, let actions = cell.actions else { return }
    let way = swipe.start + pan.translation(in: self).x
    actions.shift = actions.isTrailing ? min(way, 0) : max(way, 0)
    cell.setNeedsLayout()
  }

  private func endSwipe(_ pan: UIPanGestureRecognizer) {
    guard let cell = swipe.cell, let actions = cell.actions else { return }
    let way = abs(actions.shift)
    let speed = pan.velocity(in: self).x * (actions.isTrailing ? -1 : 1)
    let isFull = actions.configuration.performsFirstActionWithFullSwipe
    if isFull, way > max(actions.width, cell.bounds.width * 0.6),
      let first = actions.configuration.actions.first
    {
      perform(first, in: cell)
    } else if speed > 200 || (way > actions.width / 2 && speed > -200) {
      shift(cell, by: actions.width)
    } else {
      closeSwipe()
    }
  }

  private func shift(_ cell: UITableViewCell, by way: CGFloat) {
    guard let actions = cell.actions else { return }
    actions.shift = actions.isTrailing ? -way : way
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  /// Opens the delete button, as a touch on the edge does during editing.
  func openSwipe(_ path: IndexPath) {
    guard let configuration = configuration(of: path, isTrailing: true) else { return }
    open(configuration, at: path, isTrailing: true)
    guard let cell = swipe.cell, let actions = cell.actions else { return }
    shift(cell, by: actions.width)
  }

  private func perform(_ action: UIContextualAction, in cell: UITableViewCell) {
    action.handler(action, cell) { [weak self] _ in self?.closeSwipe() }
  }

  /// Closes the swiped row.
  func closeSwipe() {
    guard let path = swipe.path else { return }
    let cell = swipe.cell
    swipe.forget()
    cell?.layoutIfNeeded()
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
