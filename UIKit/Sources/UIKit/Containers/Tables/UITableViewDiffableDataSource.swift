import Foundation

/// A table's data source that shows snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UITableView, UITableViewCell>,
  UITableViewDataSource
{
  /// Stored: the animation of rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    super.init(cellProvider) { [weak tableView] in tableView?.reloadData() }
    tableView.dataSource = self
  }

  /// The number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(in: section)
  }
  /// The row of the item at an index path.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(of: tableView, at: indexPath) }
  /// The header's text; override to supply it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The footer's text; override to supply it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// True if a row can be edited; default false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// True if a row can be moved; default false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes or inserts a row; override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row; override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
