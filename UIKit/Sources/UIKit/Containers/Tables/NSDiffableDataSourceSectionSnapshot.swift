import Foundation

/// The items of one section, some below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// No items.
  public init() {}

  /// Appends items below another one, or at the top.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { children[parent, default: []] += items }

  /// Shows what is below some items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is below some items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// True if what is below an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// All items, in order.
  public var items: [ItemIdentifierType] { below(nil, all: true) }
  /// The items at the top.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items that show, in order.
  public var visibleItems: [ItemIdentifierType] { below(nil, all: false) }

  private func below(_ parent: ItemIdentifierType?, all: Bool) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (all || expanded.contains(item) ? below(item, all: all) : [])
    }
  }
}

extension DiffableDataSource {
  /// Shows what a section's snapshot shows, in place of the section's items.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
}
