import Foundation

/// The sections of a table or collection and the items of each, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// The section that contains an item; nil if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
  }
  /// The index of an item among all items; nil if it is missing.
  public func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: itemIdentifier)
  }
  /// The index of a section; nil if it is missing.
  public func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  /// Appends sections.
  ///
  /// - Precondition: The snapshot does not contain them.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "the section \(identifier) is there")
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }
  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll(where: identifiers.contains)
    for identifier in identifiers { items[identifier] = nil }
  }
  /// Appends items to a section; nil means the last section.
  ///
  /// - Precondition: The section exists.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      preconditionFailure("there is no such section")
    }
    items[section]! += identifiers
  }
  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]!.removeAll(where: gone.contains) }
  }
  /// Deletes all sections and items.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, 0)
  }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, 1)
  }
  /// Does nothing: applying the snapshot reloads everything.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing: applying the snapshot reloads everything.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  /// Does nothing: applying the snapshot reloads everything.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, _ offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: place),
      let index = items[section]?.firstIndex(of: place)
    else { preconditionFailure("there is no item \(place)") }
    items[section]!.insert(contentsOf: identifiers, at: index + offset)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let own = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return own.indices.contains(path.row) ? own[path.row] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let row = items[section]?.firstIndex(of: item) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }
}
