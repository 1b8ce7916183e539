import Foundation

/// The base of the diffable data sources: the current snapshot and the cell provider.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable, View, Cell
>: NSObject {
  /// The sections and items that the view shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Returns the cell of an item; the program stops if it returns nil.
  public typealias CellProvider = (View, IndexPath, ItemIdentifierType) -> Cell?

  private let provider: CellProvider
  private let reload: () -> Void
  private(set) var shown = Snapshot()

  init(_ provider: @escaping CellProvider, reload: @escaping () -> Void) {
    self.provider = provider
    self.reload = reload
  }

  /// The sections and items that the view shows.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot at once, then calls the completion.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    reload()
    completion?()
  }

  /// The item at an index path, if there is one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The index path of an item, if there is one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// The number of sections.
  open func numberOfSections(in view: View) -> Int { shown.numberOfSections }

  func numberOfItems(in section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }

  func cell(of view: View, at indexPath: IndexPath) -> Cell {
    guard let item = shown.item(at: indexPath), let cell = provider(view, indexPath, item) else {
      preconditionFailure("the cell provider gave no cell for \(indexPath)")
    }
    return cell
  }
}
