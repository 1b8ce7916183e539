import Foundation

// Which items are seen, and where items lie.
extension UICollectionView {
  /// An item, if it is seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItems()
    return shown[indexPath]
  }
  /// Where an item is that is seen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The items that are seen.
  public var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// Which items are seen.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.keys.sorted()
  }
  /// The item at a place.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepare()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))?.first {
        $0.representedElementKind == nil && $0.frame.contains(point)
      }?.indexPath
  }
  /// The attributes of an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    prepare()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// What stands beside items, if it is seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { beside[elementKind]?[indexPath] }

  /// Brings an item into sight.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = rect.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = rect.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = rect.maxY - bounds.height }
    if scrollPosition.contains(.left) { place.x = rect.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = rect.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { place.x = rect.maxX - bounds.width }
    setContentOffset(held(place), animated: animated)
  }
}
