import Foundation

extension UITableView {
  /// Provides the items that fingers drag from it; needs ``dragInteractionEnabled``.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// Takes what fingers drop on it.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// True while a finger drags an item of it.
  public var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// True while a drag is over it.
  public var hasActiveDrop: Bool { dragging.hasActiveDrop }
}

/// Leads drags from and to a table.
@MainActor
final class TableDragging: ListDragging {
  private unowned let view: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { watch(dragDelegate != nil) }
  }
  weak var dropDelegate: (any UITableViewDropDelegate)?

  init(_ view: UITableView) {
    self.view = view
    super.init(view)
  }

  // A session may outlive the view, whose delegates hear nothing more then.
  private var drags: (any UITableViewDragDelegate)? { dropView == nil ? nil : dragDelegate }
  private var drops: (any UITableViewDropDelegate)? { dropView == nil ? nil : dropDelegate }

  override var isEnabled: Bool { drags != nil && view.dragInteractionEnabled }
  override func path(at point: CGPoint) -> IndexPath? { view.indexPathForRow(at: point) }
  override func cell(at path: IndexPath) -> UIView? { view.cellForRow(at: path) }

  // MARK: Source

  override func items(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    drags?.tableView(view, itemsForBeginning: session, at: path) ?? []
  }
  override func itemsToAdd(
    _ session: DragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    drags?.tableView(view, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    drags?.tableView(view, dragPreviewParametersForRowAt: path)
  }
  override func willBegin(_ session: DragSession) {
    super.willBegin(session)
    drags?.tableView(view, dragSessionWillBegin: session)
  }
  override func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    drags?.tableView(view, dragSessionDidEnd: session)
  }
  override func allowsMove(_ session: DragSession) -> Bool {
    drags?.tableView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(_ session: DragSession) -> Bool {
    drags?.tableView(view, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Target

  override func canHandle(_ session: DragSession) -> Bool {
    drops?.tableView(view, canHandle: session) ?? isOwnMove(session)
  }
  override func didEnter(_ session: DragSession) {
    super.didEnter(session)
    drops?.tableView(view, dropSessionDidEnter: session)
  }
  override func update(_ session: DragSession) -> UIDropProposal {
    let path = destination(of: session)
    return drops?.tableView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UIDropProposal(operation: path == nil ? .cancel : .move)
  }
  override func didExit(_ session: DragSession) {
    super.didExit(session)
    drops?.tableView(view, dropSessionDidExit: session)
  }
  override func didEnd(_ session: DragSession) {
    super.didEnd(session)
    drops?.tableView(view, dropSessionDidEnd: session)
  }
  override func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard drops != nil else { return moveRow(session) }
    let proposal =
      proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: proposal.operation)
    drops?.tableView(
      view, performDropWith: TableDropCoordinator(session, proposal, on: view, self))
  }

  // MARK: Rows that the data source moves

  /// True if the drag is of one row that the data source lets move; needs no drop delegate.
  private func isOwnMove(_ session: DragSession) -> Bool {
    guard dropView != nil, isOwn(session), session.items.count == 1,
      let path = path(of: session.items[0])
    else {
      return false
    }
    return view.dataSource?.tableView(view, canMoveRowAt: path) ?? false
  }

  private func moveRow(_ session: DragSession) {
    guard isOwnMove(session), let source = path(of: session.items[0]),
      let wanted = destination(of: session)
    else {
      return
    }
    let target =
      view.tableDelegate?.tableView(
        view, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: wanted) ?? wanted
    guard target != source else { return }
    view.performBatchUpdates { [view] in
      view.dataSource?.tableView(view, moveRowAt: source, to: target)
      view.moveRow(at: source, to: target)
    }
  }
}
