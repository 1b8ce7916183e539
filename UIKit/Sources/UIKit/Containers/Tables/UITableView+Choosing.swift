import Foundation

// Selection by code and by touch.
extension UITableView {
  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { chosen.first }

  /// The selected rows; nil for an empty selection.
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted() }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in chosen { deselectRow(at: path, animated: animated) }
      return
    }
    if !choosesSeveral { for path in chosen where path != indexPath { giveUp(path, animated) } }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    shownRows[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { giveUp(indexPath, animated) }

  private func giveUp(_ path: IndexPath, _ animated: Bool) {
    chosen.removeAll { $0 == path }
    shownRows[path]?.setSelected(false, animated: animated)
  }

  private var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var choosesAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: Fingers

  func beginTouch(at point: CGPoint) {
    // A touch elsewhere only closes an open swipe.
    if swipe.path != nil {
      engine.report("closed the swiped row")
      return closeSwipe()
    }
    guard let path = indexPathForRow(at: point), choosesAny || isEditing else { return }
    touchedRow = path
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    shownRows[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = touchedRow else { return }
    touchedRow = nil
    guard let cell = shownRows[path], cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func endTouch(at point: CGPoint) {
    guard let path = touchedRow else { return }
    let cell = shownRows[path]
    let isHighlighted = cell?.isHighlighted ?? false
    unhighlight()
    guard rectForRow(at: path).contains(point) else { return }
    if let cell, pressesEdge(of: cell, at: path, point) { return }
    guard isHighlighted, choosesAny else { return }
    cell?.engine.report("got the tap")
    if choosesSeveral, chosen.contains(path) { return takeBack(path) }
    guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !choosesSeveral { for former in chosen where former != wanted { takeBack(former) } }
    if !chosen.contains(wanted) { chosen.append(wanted) }
    shownRows[wanted]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    let sender = shownRows[wanted]
    sender?.storyboardSelection?()
  }

  private func takeBack(_ path: IndexPath) {
    guard let wanted = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    giveUp(wanted, false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  /// True if a touch hit the control at a row's edge; performs its action.
  private func pressesEdge(of cell: UITableViewCell, at path: IndexPath, _ point: CGPoint) -> Bool {
    let x = point.x - cell.frame.minX
    if isEditing, !cell.choosesByCircle, x < 40 {
      switch cell.editingStyle {
      case .none: return false
      case .delete: openSwipe(path)
      case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
      }
      return true
    }
    guard cell.accessoryType.isButton, cell.accessoryView == nil,
      x > cell.bounds.width - cell.accessoryType.width
    else { return false }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.storyboardAccessory?()
    return true
  }
}
