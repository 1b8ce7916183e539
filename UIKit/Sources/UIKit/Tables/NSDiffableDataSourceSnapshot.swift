import Foundation

/// What is in a table or collection: sections in their order, and the items of each.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// Nothing.
  public init() {}

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section, in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// The section that an item is in; nil where it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
  }
  /// Which of all items it is; nil for none.
  public func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: itemIdentifier)
  }
  /// Which section it is; nil for none.
  public func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  /// Adds sections at the end.
  ///
  /// - Precondition: none of them is there.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "the section \(identifier) is there")
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }
  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll(where: identifiers.contains)
    for identifier in identifiers { items[identifier] = nil }
  }
  /// Adds items at the end of a section; nil for the last one.
  ///
  /// - Precondition: the section is there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      preconditionFailure("there is no such section")
    }
    items[section]! += identifiers
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]!.removeAll(where: gone.contains) }
  }
  /// Takes all sections and items away.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, 0)
  }
  /// Puts an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, 1)
  }
  /// Does nothing: everything is asked anew as it is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing: everything is asked anew as it is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  /// Does nothing: everything is asked anew as it is applied.
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
