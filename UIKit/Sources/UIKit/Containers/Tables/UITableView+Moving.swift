import Foundation

// A finger moves a row by its handle during editing: other rows make way, and the data source hears
// of the move after the drop.
extension UITableView {
  func beginMove(of cell: UITableViewCell, _ touch: UITouch) -> Bool {
    guard isEditing, move == nil, let path = indexPath(for: cell) else { return false }
    bringMapUpToDate()
    closeSwipe()
    bringSubviewToFront(cell)
    move = TableMove(
      source: path, target: path, cell: cell,
      grip: touch.location(in: self).y - cell.center.y, map: map,
      finger: touch.location(in: nil))
    return true
  }

  func followMove(to finger: CGPoint) {
    guard var move else { return }
    move.finger = finger
    self.move = move
    let middle = convert(finger, from: nil).y - move.grip
    move.cell.center.y = min(max(middle, 0), max(contentSize.height, bounds.height))
    propose(for: move.cell.center.y)
    scrollWhereNearAnEnd()
  }

  /// Drops the row; the data source hears of it if the row changed its place.
  func endMove() {
    guard let move else { return }
    breakOffMove()
    guard move.target != move.source else { return }
    map = move.map
    counts?[move.source.section] -= 1
    counts?[move.target.section] += 1
    shownRows = Dictionary(
      uniqueKeysWithValues: shownRows.map { (move.place(of: $0.key), $0.value) })
    chosen = chosen.map(move.place)
    layOutRows()
    dataSource?.tableView(self, moveRowAt: move.source, to: move.target)
  }

  /// Returns the row to its place.
  func breakOffMove() {
    guard let move else { return }
    move.scrolling?.stop()
    self.move = nil
    setNeedsLayout()
  }

  /// Proposes the place under the row's centre, which the delegate may replace.
  private func propose(for y: CGFloat) {
    guard var move, let wanted = proposal(for: y, move), wanted != move.target else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: wanted) ?? wanted
    // The delegate may have reloaded the table.
    guard self.move != nil, target != move.target, map.holds(target, from: move.source) else {
      return
    }
    move.target = target
    move.map = movedMap(from: move.source, to: target)
    self.move = move
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The proposed place; a row makes way once the centre of the moved row passes its own.
  private func proposal(for y: CGFloat, _ move: TableMove) -> IndexPath? {
    let sections = move.map.sections
    guard
      let section = sections.indices.first(where: { y < sections[$0].top + sections[$0].height })
        ?? sections.indices.last
    else { return nil }
    let part = sections[section]
    guard !part.rows.isEmpty else { return IndexPath(row: 0, section: section) }
    let row = part.tops.lastIndex { part.top + $0 <= y } ?? 0
    let place = IndexPath(row: row, section: section)
    if place == move.target { return place }
    let isPast = y > part.top + part.tops[row] + part.rows[row] / 2
    guard section == move.target.section else {
      return isPast ? IndexPath(row: row + 1, section: section) : place
    }
    if place > move.target { return isPast ? place : IndexPath(row: row - 1, section: section) }
    return isPast ? IndexPath(row: row + 1, section: section) : place
  }

  /// The row positions after a move.
  func movedMap(from source: IndexPath, to target: IndexPath) -> TableMap {
    map.moving(from: source, to: target, below: tableHeaderView?.bounds.height ?? 0)
  }

  // MARK: Scrolling

  /// The height of the zones at top and bottom that scroll the table, in points.
  private static var endZone: CGFloat { 44 }
  /// The scrolling speed, in points per second.
  private static var endSpeed: CGFloat { 300 }

  private func scrollWhereNearAnEnd() {
    guard var move else { return }
    let way = wayNearAnEnd(move)
    if way == 0 {
      move.scrolling?.stop()
      move.scrolling = nil
    } else if move.scrolling == nil {
      move.scrolling = everyPicture { view, _ in (view as? UITableView)?.scrollWithMove() }
    }
    self.move = move
  }

  private func wayNearAnEnd(_ move: TableMove) -> CGFloat {
    let y = convert(move.finger, from: nil).y - bounds.minY
    let inset = adjustedContentInset
    if y < inset.top + UITableView.endZone { return -1 }
    return y > bounds.height - inset.bottom - UITableView.endZone ? 1 : 0
  }

  private func scrollWithMove() {
    guard let move else { return }
    let step = wayNearAnEnd(move) * UITableView.endSpeed / 60
    scroll(to: held(CGPoint(x: contentOffset.x, y: contentOffset.y + step)))
    followMove(to: move.finger)
  }
}

extension TableMap {
  /// True if a row may be dropped at a place, which must exist without adding a row.
  func holds(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard sections.indices.contains(target.section), target.row >= 0 else { return false }
    let count = sections[target.section].rows.count
    return target.row < count + (target.section == source.section ? 0 : 1)
  }
}
