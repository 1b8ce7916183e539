import Foundation

extension UICollectionView {
  /// Registers a class for cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let kind = cellClass as? UICollectionViewCell.Type
    makers[identifier] = kind.map { kind in
      { makeView(kind) as! UICollectionReusableView }
    }
  }
  /// Registers an archive for cells with an identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell() }
    }
  }
  /// Registers a class for headers or footers with an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = viewClass as? UICollectionReusableView.Type
    makers[elementKind + identifier] = kind.map { kind in
      { makeView(kind) as! UICollectionReusableView }
    }
  }
  /// Registers a closure that makes cells, for code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = make }

  /// Registers a closure that makes headers or footers, for code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UICollectionReusableView,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { makers[elementKind + identifier] = make }

  /// A reused or new cell; its class or archive must be registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("no class or prototype is registered for the items \"\(identifier)\"")
    }
    cell.reuseIdentifier = identifier
    if let place = layoutAttributesForItem(at: indexPath) { cell.frame = place.frame }
    return cell
  }
  /// A reused or new header or footer.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(elementKind + identifier) ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  private func dequeue(_ name: String) -> UICollectionReusableView? {
    guard let view = spare[name]?.popLast() else { return makers[name]?() }
    view.prepareForReuse()
    return view
  }
}
