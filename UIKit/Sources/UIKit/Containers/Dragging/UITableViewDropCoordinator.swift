import Foundation

/// What a drop on a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Stored: what happens at the destination; no gap opens while the finger moves.
  public enum Intent: Int, Hashable, Sendable {
    /// Nothing in particular.
    case unspecified
    /// The items come between others.
    case insertAtDestinationIndexPath
    /// The items come into the one at the destination.
    case insertIntoDestinationIndexPath
    /// The finger's place decides.
    case automatic
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
    let other = UITableViewDropProposal(operation: operation, intent: intent)
    (other.isPrecise, other.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return other
  }
}

/// An item that a table receives.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path it was lifted from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// Describes a drop on a table and lets previews come to rest.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The index path under the finger; nil outside all cells.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Reserves a place until the item is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets a preview come to rest at an index path, which exists by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets a preview come to rest in a rectangle of a cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets a preview come to rest in a container.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place in a table for an item that is still to come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let path: IndexPath
  /// Stored: sets up the placeholder's cell; nothing shows until the item is inserted.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    super.init()
  }
}

/// A place in a table for a dropped item that is still loading.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored: the look of a dropped preview.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by its item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
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

/// A drop on a table.
@MainActor
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  private weak var view: UITableView?
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(
    _ session: DragSession, _ proposal: UITableViewDropProposal, on view: UITableView,
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
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ListDropPlaceholderContext(dragItem, at: placeholder.path) { [weak view] in
      view?.insertRows(at: [$0], with: .automatic)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, in: place(of: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    let place = place(of: indexPath).origin
    return land(dragItem, in: rect.offsetBy(dx: place.x, dy: place.y))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, at: target)
  }

  private func place(of path: IndexPath) -> CGRect {
    view?.rectForRow(at: path) ?? .zero
  }
}
