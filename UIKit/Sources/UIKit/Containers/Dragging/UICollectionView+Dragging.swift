import Foundation

extension UICollectionView {
  /// Provides the items that fingers drag from it; needs ``dragInteractionEnabled``.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// Takes what fingers drop on it.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// True while a finger drags an item of it.
  public var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// True while a drag is over it.
  public var hasActiveDrop: Bool { dragging.hasActiveDrop }
}

/// Leads drags from and to a collection.
@MainActor
final class CollectionDragging: ListDragging {
  private unowned let view: UICollectionView
  weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { watch(dragDelegate != nil) }
  }
  weak var dropDelegate: (any UICollectionViewDropDelegate)?

  init(_ view: UICollectionView) {
    self.view = view
    super.init(view)
  }

  // A session may outlive the view, whose delegates hear nothing more then.
  private var drags: (any UICollectionViewDragDelegate)? { dropView == nil ? nil : dragDelegate }
  private var drops: (any UICollectionViewDropDelegate)? { dropView == nil ? nil : dropDelegate }

  override var isEnabled: Bool { drags != nil && view.dragInteractionEnabled }
  override func path(at point: CGPoint) -> IndexPath? { view.indexPathForItem(at: point) }
  override func cell(at path: IndexPath) -> UIView? { view.cellForItem(at: path) }

  // MARK: Source

  override func items(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    drags?.collectionView(view, itemsForBeginning: session, at: path) ?? []
  }
  override func itemsToAdd(
    _ session: DragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    drags?.collectionView(view, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    drags?.collectionView(view, dragPreviewParametersForItemAt: path)
  }
  override func willBegin(_ session: DragSession) {
    super.willBegin(session)
    drags?.collectionView(view, dragSessionWillBegin: session)
  }
  override func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    drags?.collectionView(view, dragSessionDidEnd: session)
  }
  override func allowsMove(_ session: DragSession) -> Bool {
    drags?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(_ session: DragSession) -> Bool {
    drags?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Target

  override func canHandle(_ session: DragSession) -> Bool {
    drops?.collectionView(view, canHandle: session) ?? false
  }
  override func didEnter(_ session: DragSession) {
    super.didEnter(session)
    drops?.collectionView(view, dropSessionDidEnter: session)
  }
  override func update(_ session: DragSession) -> UIDropProposal {
    let path = destination(of: session)
    return drops?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UIDropProposal(operation: .cancel)
  }
  override func didExit(_ session: DragSession) {
    super.didExit(session)
    drops?.collectionView(view, dropSessionDidExit: session)
  }
  override func didEnd(_ session: DragSession) {
    super.didEnd(session)
    drops?.collectionView(view, dropSessionDidEnd: session)
  }
  override func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    let proposal =
      proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: proposal.operation)
    drops?.collectionView(
      view, performDropWith: CollectionDropCoordinator(session, proposal, on: view, self))
  }
}
