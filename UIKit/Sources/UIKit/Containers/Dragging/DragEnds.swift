import Foundation

/// Where drags start: an interaction, or a list with a drag delegate.
@MainActor
protocol DragSource: AnyObject {
  func mayLift(_ touch: UITouch) -> Bool
  func items(for session: DragSession, at point: CGPoint) -> [UIDragItem]
  func itemsToAdd(to session: DragSession, at point: CGPoint) -> [UIDragItem]
  func preview(for item: UIDragItem, in session: DragSession) -> UITargetedDragPreview?
  /// The view whose look an item has without a preview.
  func viewToLift(for item: UIDragItem) -> UIView?
  func willLift(with animator: DragAnimator, _ session: DragSession)
  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
  func willEnd(_ session: DragSession, with operation: UIDropOperation)
  func didEnd(_ session: DragSession, with operation: UIDropOperation)
  func didTransfer(_ session: DragSession)
  func returnPreview(
    of item: UIDragItem, from preview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func willReturn(_ item: UIDragItem, with animator: DragAnimator)
  /// Forgets the session, which ended or was only a lift without movement.
  func forget(_ session: DragSession)
}

/// Where drops go: an interaction, or a list with a drop delegate.
@MainActor
protocol DropTarget: AnyObject {
  var dropView: UIView? { get }
  func canHandle(_ session: DragSession) -> Bool
  func didEnter(_ session: DragSession)
  func update(_ session: DragSession) -> UIDropProposal
  func didExit(_ session: DragSession)
  func perform(_ session: DragSession, _ proposal: UIDropProposal)
  func conclude(_ session: DragSession)
  func didEnd(_ session: DragSession)
}

extension UIView {
  /// What takes drops on this view, the last added first.
  var dropTargets: [any DropTarget] {
    let own: [any DropTarget] = interactions.reversed().compactMap { $0 as? UIDropInteraction }
    switch self {
    case let collection as UICollectionView: return own + [collection.dragging]
    case let table as UITableView: return own + [table.dragging]
    default: return own
    }
  }
}
