import Foundation

/// What a collection and a table share as sources and targets of drags.
@MainActor
class ListDragging: NSObject, DragSource, DropTarget {
  private weak var list: UIScrollView?
  private lazy var lift = DragLift(self)
  /// The index paths from which items were lifted.
  private var lifted: [ObjectIdentifier: IndexPath] = [:]
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false

  init(_ list: UIScrollView) {
    self.list = list
    super.init()
  }

  /// Attaches the recogniser if there is a drag delegate.
  func watch(_ isWatched: Bool) {
    lift.detach()
    if isWatched, let list { lift.attach(to: list) }
  }

  func path(of item: UIDragItem) -> IndexPath? { lifted[ObjectIdentifier(item)] }

  // MARK: What the kinds of lists answer

  var isEnabled: Bool { false }
  func path(at point: CGPoint) -> IndexPath? { nil }
  func cell(at path: IndexPath) -> UIView? { nil }
  func items(_ session: DragSession, at path: IndexPath) -> [UIDragItem] { [] }
  func itemsToAdd(_ session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    []
  }
  func parameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
  func willBegin(_ session: DragSession) { hasActiveDrag = true }
  func allowsMove(_ session: DragSession) -> Bool { true }
  func isRestricted(_ session: DragSession) -> Bool { false }
  func canHandle(_ session: DragSession) -> Bool { false }
  func update(_ session: DragSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  func perform(_ session: DragSession, _ proposal: UIDropProposal) {}
  func didEnter(_ session: DragSession) { hasActiveDrop = true }
  func didExit(_ session: DragSession) { hasActiveDrop = false }
  func didEnd(_ session: DragSession) { hasActiveDrop = false }
  func didEnd(_ session: DragSession, with operation: UIDropOperation) {}

  // MARK: Source

  func mayLift(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let present = view, present !== list {
      if present is ReorderHandle { return false }
      view = present.superview
    }
    return isEnabled
  }

  func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let path = path(at: point) else { return [] }
    let items = items(session, at: path)
    lifted = [:]
    for item in items { lifted[ObjectIdentifier(item)] = path }
    return items
  }

  func itemsToAdd(to session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let path = path(at: point), !lifted.values.contains(path) else { return [] }
    let items = itemsToAdd(session, at: path, point)
    for item in items { lifted[ObjectIdentifier(item)] = path }
    return items
  }

  func preview(for item: UIDragItem, in session: DragSession) -> UITargetedDragPreview? {
    guard let path = path(of: item), let parameters = parameters(at: path),
      let cell = cell(at: path)
    else { return nil }
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  func viewToLift(for item: UIDragItem) -> UIView? { path(of: item).flatMap(cell(at:)) }
  func willLift(with animator: DragAnimator, _ session: DragSession) {}
  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, with operation: UIDropOperation) {}
  func didTransfer(_ session: DragSession) {}
  func returnPreview(
    of item: UIDragItem, from preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview }
  func willReturn(_ item: UIDragItem, with animator: DragAnimator) {}
  func forget(_ session: DragSession) {
    hasActiveDrag = false
    lifted = [:]
  }

  // MARK: Target

  var dropView: UIView? { list }
  func conclude(_ session: DragSession) {}

  /// The index path under the finger; nil beside all items.
  func destination(of session: DragSession) -> IndexPath? {
    list.flatMap { path(at: session.location(in: $0)) }
  }

  /// True if all items come from this list.
  func isOwn(_ session: DragSession) -> Bool { session.source === self }
}

/// What the coordinators of collections and tables share.
@MainActor
class ListDropCoordinator: NSObject {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  unowned let list: ListDragging

  init(_ session: DragSession, _ list: ListDragging) {
    (self.session, self.list) = (session, list)
    destinationIndexPath = list.destination(of: session)
    super.init()
  }

  private var running: DragSession? { session as? DragSession }

  /// Lets an item come to rest in the middle of a rectangle of the list.
  func land(_ item: UIDragItem, in rect: CGRect) -> any UIDragAnimating {
    guard let view = list.dropView else { return DragAnimator() }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return land(item, at: UIDragPreviewTarget(container: view, center: middle))
  }

  func land(_ item: UIDragItem, at target: UIPreviewTarget) -> any UIDragAnimating {
    running?.land(item, at: target)
    return running?.animator(of: item) ?? DragAnimator()
  }
}

/// An item that a collection or table receives.
@MainActor
final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    super.init()
  }
}

/// The place of an item whose object is still loading.
@MainActor
final class ListDropPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private var insert: ((IndexPath) -> Void)?

  /// - Parameter insert: tells the list of the inserted item.
  init(_ item: UIDragItem, at path: IndexPath, insert: @escaping (IndexPath) -> Void) {
    (dragItem, self.path, self.insert) = (item, path, insert)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let insert else { return false }
    self.insert = nil
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { insert = nil }
    return insert != nil
  }

  func setNeedsCellUpdate() {}
}
