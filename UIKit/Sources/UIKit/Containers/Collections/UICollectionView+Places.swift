import Foundation

extension UICollectionView {
  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItems()
    return shown[indexPath]
  }
  /// The index path of a visible cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The visible cells.
  public var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The index paths of the visible items.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.keys.sorted()
  }
  /// The index path of the item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepare()
    let point = unscrolled(point)
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
  /// A header or footer, if it is visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { beside[elementKind]?[indexPath] }

  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    layOutItems()
    if let strip = strip(of: indexPath.section) {
      let room = max(strip.contentSize.width - strip.bounds.width, 0)
      let x =
        scrollPosition.contains(.left)
        ? rect.minX
        : scrollPosition.contains(.right)
          ? rect.maxX - strip.bounds.width : rect.midX - strip.bounds.width / 2
      strip.setContentOffset(CGPoint(x: min(max(x, 0), room), y: 0), animated: animated)
    }
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
