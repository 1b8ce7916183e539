import Foundation

/// What a drop on a collection would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Stored: what happens at the destination; no gap opens while the finger moves.
  public enum Intent: Int, Hashable, Sendable {
    /// Nothing in particular.
    case unspecified
    /// The items come between others.
    case insertAtDestinationIndexPath
    /// The items come into the one at the destination.
    case insertIntoDestinationIndexPath
  }

  /// Stored: what happens at the destination.
  public let intent: Intent

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A copy of the proposal.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = UICollectionViewDropProposal(operation: operation, intent: intent)
    (other.isPrecise, other.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return other
  }
}

/// An item that a collection receives.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path it was lifted from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// Describes a drop on a collection and lets previews come to rest.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path under the finger; nil outside all cells.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Reserves a place until the item is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets a preview come to rest at an index path, which exists by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets a preview come to rest in a rectangle of a cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets a preview come to rest in a container.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place in a collection for an item that is still to come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath
  /// Stored: sets up the placeholder's cell; nothing shows until the item is inserted.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    path = insertionIndexPath
    super.init()
  }
}

/// A place in a collection for a dropped item that is still loading.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored: the look of a dropped preview.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by its item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Inserts the item; the closure changes the data. False if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; false if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Does nothing: the placeholder has no cell.
  func setNeedsCellUpdate()
}

/// A drop on a collection.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  private weak var view: UICollectionView?
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(
    _ session: DragSession, _ proposal: UICollectionViewDropProposal, on view: UICollectionView,
    _ list: ListDragging
  ) {
    (self.view, self.proposal) = (view, proposal)
    items = session.items.map { item in
      let size = session.previews.first { $0.item === item }?.view.bounds.size
      return ListDropItem(item, from: list.path(of: item), size: size ?? .zero)
    }
    super.init(session, list)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    ListDropPlaceholderContext(dragItem, at: placeholder.path) { [weak view] in
      view?.insertItems(at: [$0])
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, in: place(of: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    let place = place(of: indexPath).origin
    return land(dragItem, in: rect.offsetBy(dx: place.x, dy: place.y))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, at: target)
  }

  private func place(of path: IndexPath) -> CGRect {
    view?.layoutAttributesForItem(at: path)?.frame ?? .zero
  }
}
