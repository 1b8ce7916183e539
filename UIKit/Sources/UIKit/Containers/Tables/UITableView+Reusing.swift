import Foundation

// Registration and reuse of rows, headers and footers.
extension UITableView {
  /// Registers a class of rows under an identifier; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let kind = cellClass as? UITableViewCell.Type else {
      cellMakers[identifier] = nil
      return
    }
    cellMakers[identifier] = { makeCell(kind, identifier) }
  }

  /// Registers a nib of a row under an identifier; nil removes it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in
      { (nib.instantiate(withOwner: nil).first as? UITableViewCell) ?? UITableViewCell() }
    }
  }

  /// Registers a closure that makes rows, in code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String
  ) { cellMakers[identifier] = make }

  /// Registers a class of headers and footers under an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let kind = aClass as? UITableViewHeaderFooterView.Type else {
      headerMakers[identifier] = nil
      return
    }
    headerMakers[identifier] = { makeHeaderFooterView(kind, identifier) }
  }

  /// Registers a nib of a header or footer under an identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        (nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView)
          ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }

  /// Returns a spare row or makes one; nil if nothing is registered under the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// Returns a spare row or makes one; something must be registered under the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no class, nib or prototype is registered for the rows called \"\(identifier)\"")
    }
    return cell
  }

  /// Returns a spare header or footer or makes one; nil if nothing is registered.
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
