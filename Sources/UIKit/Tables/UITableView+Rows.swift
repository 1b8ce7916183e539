import Foundation

// Which rows there are, where they lie, and which are seen.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// How far rows lie from the sides.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  func forgetRows() {
    guard updates == 0 else { return }
    needsMap = true
    for path in Array(shownRows.keys) { hideRow(path) }
    for view in Array(shownHeaders.values) + Array(shownFooters.values) { hide(view) }
    (shownHeaders, shownFooters) = ([:], [:])
    touchedRow = nil
    swipe.forget()
    setNeedsLayout()
  }

  func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    needsMap = true
    setNeedsLayout()
  }

  /// Asks for all heights.
  func bringMapUpToDate() {
    guard needsMap else { return }
    needsMap = false
    map = TableMap()
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<count {
      var part = TableMap.Section()
      part.header = headerHeight(section)
      part.footer = footerHeight(section)
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
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
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      return UITableView.wantedHeight(of: view, width: bounds.width)
    }
    switch style {
    case .plain: return hasTitle ? 28 + sectionHeaderTopPadding : 0
    case .grouped, .insetGrouped: return hasTitle ? 38 : section == 0 ? 35 : 18
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
    // Bounded: each turn measures rows that were guesses, which may bring others into sight.
    for _ in 0..<64 where !showRows() { placeSections() }
    showHeaders()
  }

  /// Shows the rows in sight; false where one of them turned out to have another height.
  private func showRows() -> Bool {
    let seen = bounds
    let paths = paths(in: seen)
    let wanted = Set(paths)
    for path in Array(shownRows.keys) where !wanted.contains(path) {
      hideRow(path)
    }
    for path in paths {
      let cell = shownRows[path] ?? show(path)
      guard map.guesses.remove(path) != nil else {
        cell.frame = rectForRow(at: path)
        continue
      }
      let width = bounds.width - 2 * sideInset
      let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
      if abs(height - map.sections[path.section].rows[path.row]) > 0.01 {
        map.sections[path.section].rows[path.row] = height
        return false
      }
      cell.frame = rectForRow(at: path)
    }
    return true
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
    // Below headers, above what is behind the rows.
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.showsReorderControl =
      isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
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
      let isSeen = rect(forSection: section).intersects(bounds) && part.header > 0
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
      if footer.intersects(bounds), part.footer > 0 {
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

  private func paths(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, part) in map.sections.enumerated() {
      guard part.top < rect.maxY, part.top + part.height > rect.minY else { continue }
      // The first row that ends below the upper edge.
      var (low, high) = (0, part.rows.count)
      while low < high {
        let middle = (low + high) / 2
        if part.top + part.tops[middle] + part.rows[middle] > rect.minY {
          high = middle
        } else {
          low = middle + 1
        }
      }
      while low < part.rows.count, part.top + part.tops[low] < rect.maxY {
        paths.append(IndexPath(row: low, section: section))
        low += 1
      }
    }
    return paths
  }
}

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    bringMapUpToDate()
    return map.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    bringMapUpToDate()
    return map.sections.indices.contains(section) ? map.sections[section].rows.count : 0
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
    let part = map.sections[indexPath.section]
    return CGRect(
      x: sideInset, y: part.top + part.tops[indexPath.row], width: bounds.width - 2 * sideInset,
      height: part.rows[indexPath.row])
  }

  /// The row at a place.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bringMapUpToDate()
    return paths(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first {
      rectForRow(at: $0).contains(point)
    }
  }

  /// The rows in a part of the table.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    bringMapUpToDate()
    return paths(in: rect)
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

  // MARK: Rows to use again

  /// Has rows of a class made for a name.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let kind = cellClass as? UITableViewCell.Type else {
      cellMakers[identifier] = nil
      return
    }
    cellMakers[identifier] = {
      unsafeBitCast(kind, to: CellMaker.Type.self).init(
        style: .default, reuseIdentifier: identifier)
    }
  }

  /// Has rows of an archive made for a name.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in
      { (nib.instantiate(withOwner: nil).first as? UITableViewCell) ?? UITableViewCell() }
    }
  }

  /// Has rows made for a name by a body, in code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String
  ) { cellMakers[identifier] = make }

  /// Has what stands above or below sections made for a name.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let kind = aClass as? UITableViewHeaderFooterView.Type else {
      headerMakers[identifier] = nil
      return
    }
    headerMakers[identifier] = {
      unsafeBitCast(kind, to: HeaderMaker.Type.self).init(reuseIdentifier: identifier)
    }
  }

  /// Has what stands above or below sections made for a name.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        (nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView)
          ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }

  /// A row to use again, or one made anew where a class, archive or prototype has the name; nil
  /// where none does.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// A row to use again, or one made anew.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no class, nib or prototype is registered for the rows called \"\(identifier)\"")
    }
    return cell
  }

  /// What stands above or below sections to use again, or made anew.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerMakers[identifier]?()
  }
}

/// Has `init(style:reuseIdentifier:)` of any row called by way of the table of methods: it is not
/// `required` in programs written for phones.
class CellMaker: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same for what stands above and below sections.
class HeaderMaker: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
