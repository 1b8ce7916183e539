import Foundation

// Positions of rows and sections, and the visible rows.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { countRows().count }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = countRows()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.height)
  }

  /// The rectangle of a header, ignoring that headers stick to the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.header)
  }

  /// The rectangle of a footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(
      x: 0, y: part.top + part.height - part.footer, width: bounds.width, height: part.footer)
  }

  /// The rectangle of a row; zero if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    bringMapUpToDate()
    guard map.sections.indices.contains(indexPath.section),
      map.sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return .zero }
    return rect(of: indexPath, in: map)
  }

  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bringMapUpToDate()
    return map.rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first {
      rectForRow(at: $0).contains(point)
    }
  }

  /// The rows that intersect a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    bringMapUpToDate()
    return map.rows(in: rect)
  }

  /// The index path of a visible row.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.value === cell }?.key
  }

  /// The row at an index path, if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutRows()
    return shownRows[indexPath]
  }

  /// The visible rows from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownRows[$0] }
  }

  /// The index paths of the visible rows from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutRows()
    return shownRows.keys.sorted()
  }

  /// The header of a section, if it is visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a position.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layOutRows()
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    var place = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: place.y = rect.minY - inset.top
    case .middle: place.y = rect.midY - bounds.height / 2
    case .bottom: place.y = rect.maxY + inset.bottom - bounds.height
    }
    setContentOffset(held(place), animated: animated)
    if !animated { layOutRows() }
  }
}
