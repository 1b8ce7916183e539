import Foundation

// Rows that are used again, and how they are made.
extension UITableView {
  /// Has rows of a class made for a name.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let kind = cellClass as? UITableViewCell.Type else {
      cellMakers[identifier] = nil
      return
    }
    cellMakers[identifier] = { makeCell(kind, identifier) }
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
    headerMakers[identifier] = { makeHeaderFooterView(kind, identifier) }
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
