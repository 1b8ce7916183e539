import Foundation

// Counts and measures all rows; creates and lays out the visible ones.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The distance of rows from the table's sides.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  func forgetRows() {
    guard updates == 0 else { return }
    needsMap = true
    for path in shownRows.keys.sorted() { hideRow(path) }
    for views in [shownHeaders, shownFooters] {
      for section in views.keys.sorted() { views[section].map(hide) }
    }
    (shownHeaders, shownFooters) = ([:], [:])
    touchedRow = nil
    swipe.forget()
    breakOffMove()
    setNeedsLayout()
  }

  func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    needsMap = true
    setNeedsLayout()
  }

  /// Returns the number of rows of each section; asks the data source unless the counts are known.
  @discardableResult
  func countRows() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let found = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    counts = found
    showIndex()
    return found
  }

  /// Asks for all heights if the row positions are out of date.
  func bringMapUpToDate() {
    guard needsMap else { return }
    needsMap = false
    map = TableMap()
    for (section, rows) in countRows().enumerated() {
      var part = TableMap.Section()
      part.header = headerHeight(section)
      part.footer = footerHeight(section)
      for row in 0..<rows {
        let path = IndexPath(row: row, section: section)
        var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height < 0 {
          map.guesses.insert(path)
          height = estimatedRowHeight > 0 ? estimatedRowHeight : 44
        }
        part.rows.append(height)
      }
      map.sections.append(part)
    }
    placeSections()
  }

  private func placeSections() {
    map.place(
      below: tableHeaderView?.bounds.height ?? 0, above: tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: map.height)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? sectionHeaderHeight
    if height >= 0 { return height }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let wanted = view.map { UITableView.wantedHeight(of: $0, width: bounds.width) } ?? 0
    if wanted > 0 { return wanted }
    let hasContent = hasTitle || view != nil
    switch style {
    case .plain: return hasContent ? 28 + sectionHeaderTopPadding : 0
    case .grouped, .insetGrouped: return hasContent ? 38 : section == 0 ? 35 : 18
    }
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForFooterInSection: section)
      ?? sectionFooterHeight
    if height >= 0 { return height }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return UITableView.wantedHeight(of: view, width: bounds.width)
    }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    switch style {
    case .plain: return hasTitle ? 28 : 0
    case .grouped, .insetGrouped: return hasTitle ? 28 : 18
    }
  }

  private static func wantedHeight(of view: UIView, width: CGFloat) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Laying out

  func layOutRows() {
    guard updates == 0 else { return }
    bringMapUpToDate()
    if contentSize.width != bounds.width { placeSections() }
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: map.height - (tableFooterView?.bounds.height ?? 0), width: bounds.width,
      height: tableFooterView?.bounds.height ?? 0)
    // Bounded: measuring estimated rows may bring others into view.
    for _ in 0..<64 where !showRows() { placeSections() }
    showHeaders()
    placeIndex()
  }

  /// Shows the visible rows; returns false after correcting the height of one of them.
  private func showRows() -> Bool {
    let paths = rowsInSight
    let wanted = Set(paths)
    for path in shownRows.keys.sorted() where !wanted.contains(path) && path != move?.source {
      hideRow(path)
    }
    for path in paths {
      let cell = shownRows[path] ?? show(path)
      guard map.guesses.remove(path) != nil else {
        if path != move?.source { cell.frame = shownRect(path) }
        continue
      }
      let width = bounds.width - 2 * sideInset
      let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
      if abs(height - map.sections[path.section].rows[path.row]) > 0.01 {
        map.sections[path.section].rows[path.row] = height
        if let move { self.move?.map = movedMap(from: move.source, to: move.target) }
        return false
      }
      cell.frame = shownRect(path)
    }
    return true
  }

  /// The visible rows, considering a row that is being moved.
  private var rowsInSight: [IndexPath] {
    guard let move else { return map.rows(in: bounds) }
    return move.map.rows(in: bounds).map(move.row)
  }

  /// The rectangle of a row, which may make way for a moved one.
  private func shownRect(_ path: IndexPath) -> CGRect {
    guard let move else { return rectForRow(at: path) }
    return rect(of: move.place(of: path), in: move.map)
  }

  func rect(of path: IndexPath, in map: TableMap) -> CGRect {
    let part = map.sections[path.section]
    return CGRect(
      x: sideInset, y: part.top + part.tops[path.row], width: bounds.width - 2 * sideInset,
      height: part.rows[path.row])
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    shownRows[path] = cell
    cell.indentationLevel = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    cell.isHidden = false
    cell.frame = rectForRow(at: path)
    prepareEditing(of: cell, at: path, animated: false)
    if chosen.contains(path) { cell.setSelected(true, animated: false) }
    // Below headers, above the background view.
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.mayMove = isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  private func hideRow(_ path: IndexPath) {
    guard let cell = shownRows.removeValue(forKey: path) else { return }
    if swipe.path == path { swipe.forget() }
    cell.removeFromSuperview()
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if let name = cell.reuseIdentifier { spareCells[name, default: []].append(cell) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func hide(_ view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView, let name = header.reuseIdentifier {
      spareHeaders[name, default: []].append(header)
    }
  }

  private func showHeaders() {
    for (section, part) in map.sections.enumerated() {
      let header = rectForHeader(inSection: section)
      let footer = rectForFooter(inSection: section)
      let isSeen = rect(forSection: section).overlaps(bounds) && part.header > 0
      if isSeen {
        let isNew = shownHeaders[section] == nil
        let view = shownHeaders[section] ?? makeHeader(section)
        shownHeaders[section] = view
        var place = header
        if style == .plain {
          let upperEnd = bounds.minY + adjustedContentInset.top
          place.origin.y = max(header.minY, min(upperEnd, footer.minY - header.height))
        }
        view?.frame = place
        if isNew, let view {
          addSubview(view)
          tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
      } else if let view = shownHeaders.removeValue(forKey: section) {
        hide(view)
      }
      if footer.overlaps(bounds), part.footer > 0 {
        let isNew = shownFooters[section] == nil
        let view = shownFooters[section] ?? makeFooter(section)
        shownFooters[section] = view
        view?.frame = footer
        if isNew, let view {
          addSubview(view)
          tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
      } else if let view = shownFooters.removeValue(forKey: section) {
        hide(view)
      }
    }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return titled(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return titled(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = style == .plain ? title : title.uppercased()
    return view
  }
}
