import Foundation

// Changes to items. The collection reloads all of them.
extension UICollectionView {
  /// Runs the updates, reloads and calls the completion.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Runs the updates, reloads and calls the completion; the closure does not outlive the call.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    updates()
    ask()
    completion?(true)
  }
  /// Call this after inserting items.
  public func insertItems(at indexPaths: [IndexPath]) { ask() }
  /// Call this after deleting items.
  public func deleteItems(at indexPaths: [IndexPath]) { ask() }
  /// Reloads items.
  public func reloadItems(at indexPaths: [IndexPath]) { ask() }
  /// Call this after moving an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { ask() }
  /// Call this after inserting sections.
  public func insertSections(_ sections: IndexSet) { ask() }
  /// Call this after deleting sections.
  public func deleteSections(_ sections: IndexSet) { ask() }
  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet) { ask() }
  /// Replaces the layout.
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

  /// Starts to move an item if the data source allows it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    moved = (indexPath, indexPath)
    return true
  }
  /// Moves the item under the finger.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved else { return }
    if let path = indexPathForItem(at: targetPosition) { self.moved = (moved.from, path) }
    shown[moved.from]?.center = targetPosition
  }
  /// Ends the move and tells the data source.
  public func endInteractiveMovement() {
    guard let moved else { return }
    self.moved = nil
    if moved.from != moved.at {
      dataSource?.collectionView(self, moveItemAt: moved.from, to: moved.at)
    }
    ask()
  }
  /// Cancels the move; the item goes back.
  public func cancelInteractiveMovement() {
    moved = nil
    ask()
  }
}
