import Foundation

// Items that are used again, and how they are made.
extension UICollectionView {
  /// Has items of a class made for a name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let kind = cellClass as? UICollectionViewCell.Type
    makers[identifier] = kind.map { kind in
      { makeView(kind) as! UICollectionReusableView }
    }
  }
  /// Has items of an archive made for a name.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell() }
    }
  }
  /// Has what stands beside items made for a name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = viewClass as? UICollectionReusableView.Type
    makers[elementKind + identifier] = kind.map { kind in
      { makeView(kind) as! UICollectionReusableView }
    }
  }
  /// Has items made for a name, in code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = make }

  /// An item to use again, or one made anew; a class or archive must be registered.
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
  /// What stands beside items to use again, or made anew.
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
