import Foundation

/// Says what is in a table by snapshots of it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes what shows an item; nil for nothing.
  public typealias CellProvider =
    (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Stored: how rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// One for a table, whose data source it becomes.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is in it.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Has it show a snapshot at once; then the completion is called.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    view?.reloadData()
    completion?()
  }

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// The place of an item; nil where there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// How many sections there are.
  open func numberOfSections(in view: UITableView) -> Int { shown.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  /// The row of an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = shown.item(at: indexPath),
      let cell = provider(tableView, indexPath, item)
    else { preconditionFailure("the cell provider gave no cell for \(indexPath)") }
    return cell
  }
  /// What is written above a section; override to say so.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// What is written below a section; override to say so.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited; override to say so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; override to say so.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was edited; override to do it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// A row was moved; override to do it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
