import Foundation

// Where rows and sections lie, and which rows are seen.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { countRows().count }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = countRows()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Where a section lies, header and footer included.
  public func rect(forSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.height)
  }

  /// Where what stands above a section lies, unless it is held at the upper end.
  public func rectForHeader(inSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.header)
  }

  /// Where what stands below a section lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    bringMapUpToDate()
    let part = map.sections[section]
    return CGRect(
      x: 0, y: part.top + part.height - part.footer, width: bounds.width, height: part.footer)
  }

  /// Where a row lies; nothing for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    bringMapUpToDate()
    guard map.sections.indices.contains(indexPath.section),
      map.sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return .zero }
    return rect(of: indexPath, in: map)
  }

  /// The row at a place.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bringMapUpToDate()
    return map.rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first {
      rectForRow(at: $0).contains(point)
    }
  }

  /// The rows in a part of the table.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    bringMapUpToDate()
    return map.rows(in: rect)
  }

  /// Where a row is that is seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.value === cell }?.key
  }

  /// A row, if it is seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutRows()
    return shownRows[indexPath]
  }

  /// The rows that are seen, from above.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownRows[$0] }
  }

  /// Which rows are seen, from above.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutRows()
    return shownRows.keys.sorted()
  }

  /// What stands above a section, if it is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// What stands below a section, if it is seen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Brings a row into sight.
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
