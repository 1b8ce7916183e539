import Foundation

// How a collection is told that items came, went or moved: it asks for all of them anew.
extension UICollectionView {
  /// Tells of changes, and of the end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    ask()
    completion?(true)
  }
  /// Items were inserted.
  public func insertItems(at indexPaths: [IndexPath]) { ask() }
  /// Items were deleted.
  public func deleteItems(at indexPaths: [IndexPath]) { ask() }
  /// Items look otherwise.
  public func reloadItems(at indexPaths: [IndexPath]) { ask() }
  /// An item was moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { ask() }
  /// Sections were inserted.
  public func insertSections(_ sections: IndexSet) { ask() }
  /// Sections were deleted.
  public func deleteSections(_ sections: IndexSet) { ask() }
  /// Sections look otherwise.
  public func reloadSections(_ sections: IndexSet) { ask() }
  /// Takes another layout.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  private func ask() {
    counts = nil
    for path in shown.keys.sorted() { hide(path) }
    forgetLayout()
  }

  // MARK: Moving an item

  /// Begins to move an item, if the data source allows it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    moved = (indexPath, indexPath)
    return true
  }
  /// The item that is moved follows a finger.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved else { return }
    if let path = indexPathForItem(at: targetPosition) { self.moved = (moved.from, path) }
    shown[moved.from]?.center = targetPosition
  }
  /// The item that is moved stays where it is.
  public func endInteractiveMovement() {
    guard let moved else { return }
    self.moved = nil
    if moved.from != moved.at {
      dataSource?.collectionView(self, moveItemAt: moved.from, to: moved.at)
    }
    ask()
  }
  /// The item that is moved goes back.
  public func cancelInteractiveMovement() {
    moved = nil
    ask()
  }
}
