import Foundation

// How a finger moves a row by its handle while the table is edited: the others make way, and the
// data source is told once the row is put down elsewhere.
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

  /// Puts the row down; the data source is told where that is elsewhere.
  func endMove() {
    guard let move else { return }
    breakOffMove()
    guard move.target != move.source else { return }
    map = move.map
    shownRows = Dictionary(
      uniqueKeysWithValues: shownRows.map { (move.place(of: $0.key), $0.value) })
    chosen = chosen.map(move.place)
    layOutRows()
    dataSource?.tableView(self, moveRowAt: move.source, to: move.target)
  }

  /// Puts the row back.
  func breakOffMove() {
    guard let move else { return }
    move.scrolling?.stop()
    self.move = nil
    setNeedsLayout()
  }

  /// Has the row put down where its middle is, if the delegate does not want it elsewhere.
  private func propose(for y: CGFloat) {
    guard var move, let wanted = proposal(for: y, move), wanted != move.target else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: wanted) ?? wanted
    // The delegate may have asked for all rows anew.
    guard self.move != nil, target != move.target, map.holds(target, from: move.source) else {
      return
    }
    move.target = target
    move.map = movedMap(from: move.source, to: target)
    self.move = move
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The place at which a row would be put down: a row makes way once its middle is passed.
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

  /// The heights with a row elsewhere.
  func movedMap(from source: IndexPath, to target: IndexPath) -> TableMap {
    map.moving(from: source, to: target, below: tableHeaderView?.bounds.height ?? 0)
  }

  // MARK: Scrolling

  /// Within so many points of an end the table scrolls.
  private static var endZone: CGFloat { 44 }
  /// How fast it scrolls, in points a second.
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
  /// Whether a row may be put down at a place: there are as many rows as before.
  func holds(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard sections.indices.contains(target.section), target.row >= 0 else { return false }
    let count = sections[target.section].rows.count
    return target.row < count + (target.section == source.section ? 0 : 1)
  }
}
