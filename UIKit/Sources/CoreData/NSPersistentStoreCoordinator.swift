import Foundation
import UIKit

/// A kind of store, for which this one writes a property list.
public let NSSQLiteStoreType = "SQLite"
/// A kind of store, for which this one writes a property list.
public let NSBinaryStoreType = "Binary"
/// A store that is gone when the program ends.
public let NSInMemoryStoreType = "InMemory"
/// An option of stores: properties that the model has no more are dropped in any case.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// An option of stores: the model is never mapped otherwise.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A file with objects, or the memory.
open class NSPersistentStore: NSObject {
  /// The kind.
  public let type: String
  /// The file; nil in memory.
  open var url: URL?

  init(type: String, url: URL?) {
    (self.type, self.url) = (type, type == NSInMemoryStoreType ? nil : url)
  }
}

/// Keeps the objects that contexts have saved.
///
/// All of them are in memory; each save writes a property list, whole, which is for thousands of
/// objects and not for millions. It is no SQLite file.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What the objects are like.
  public let managedObjectModel: NSManagedObjectModel
  /// The store, once it is added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  nonisolated(unsafe) static weak var latest: NSPersistentStoreCoordinator?
  private var rows: [NSManagedObjectID: NSManagedObject.Row] = [:]
  private var numbers: [String: Int] = [:]
  private var identifiers: [URL: NSManagedObjectID] = [:]

  /// Keeps objects of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    Self.latest = self
  }

  /// Opens a store, or makes an empty one.
  ///
  /// - Throws: if the file cannot be read.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    if let url = store.url, FileManager.default.fileExists(atPath: url.path) { try read(url) }
    persistentStores.append(store)
    return store
  }

  /// Forgets a store and what it holds; its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    rows = [:]
  }

  /// Deletes a store's file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    rows = [:]
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }

  /// What names the object of an address; nil if there is none.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    identifiers[url]
  }

  // MARK: Rows

  func row(of id: NSManagedObjectID) -> NSManagedObject.Row? { rows[id] }

  /// The objects of an entity, and of its subentities if wanted, oldest first.
  func identifiers(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    rows.keys.filter {
      $0.entity === entity || withSubentities && $0.entity.isKindOf(entity: entity)
    }.sorted { ($0.number ?? 0, $0.serial) < ($1.number ?? 0, $1.serial) }
  }

  /// Keeps rows and drops others, then writes the file.
  func apply(
    _ changed: [(NSManagedObjectID, NSManagedObject.Row)], _ deleted: [NSManagedObjectID]
  ) throws {
    for (id, row) in changed {
      name(id)
      rows[id] = row
    }
    for id in deleted { rows[id] = nil }
    guard let url = persistentStores.first?.url else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: written(), format: .binary, options: 0)
      .write(to: url, options: .atomic)
  }

  /// Gives an object its number.
  func name(_ id: NSManagedObjectID) {
    guard id.number == nil else { return }
    let name = id.entity.name ?? ""
    numbers[name, default: 0] += 1
    id.number = numbers[name]
    identifiers[id.uriRepresentation()] = id
  }

  // MARK: The file

  private func written() -> [String: Any] {
    var all: [String: [String: [String: Any]]] = [:]
    for (id, row) in rows {
      var plain: [String: Any] = [:]
      for (name, property) in id.entity.propertiesByName {
        guard let value = row[name], !property.isTransient else { continue }
        if let others = value as? [NSManagedObjectID] {
          plain[name] = others.filter { rows[$0] != nil }.map {
            ["\($0.entity.name ?? "")", "\($0.number ?? 0)"]
          }
        } else {
          plain[name] = (property as? NSAttributeDescription)?.written(value)
        }
      }
      all[id.entity.name ?? "", default: [:]]["\(id.number ?? 0)"] = plain
    }
    return ["objects": all, "numbers": numbers]
  }

  private func read(_ url: URL) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
    guard let file = list as? [String: Any],
      let all = file["objects"] as? [String: [String: [String: Any]]]
    else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 259,
        userInfo: [
          NSLocalizedDescriptionKey: "\(url.path) is no store that this program has written."
        ])
    }
    numbers = file["numbers"] as? [String: Int] ?? [:]
    let entities = managedObjectModel.entitiesByName
    var found: [String: NSManagedObjectID] = [:]
    for (name, objects) in all {
      guard let entity = entities[name] else { continue }
      for number in objects.keys.compactMap({ Int($0) }).sorted() {
        let id = NSManagedObjectID(entity: entity, number: number)
        identifiers[id.uriRepresentation()] = id
        found["\(name) \(number)"] = id
      }
    }
    for (name, objects) in all {
      for (number, plain) in objects {
        guard let id = found["\(name) \(number)"] else { continue }
        var row = id.entity.attributesByName.compactMapValues(\.defaultValue)
        for (key, property) in id.entity.propertiesByName {
          guard let value = plain[key] else { continue }
          if let attribute = property as? NSAttributeDescription {
            row[key] = attribute.read(value)
          } else {
            row[key] = (value as? [[String]] ?? []).compactMap { found[$0.joined(separator: " ")] }
          }
        }
        rows[id] = row
      }
    }
  }
}

extension NSAttributeDescription {
  /// A value as property lists have it; nil for what cannot be archived.
  fileprivate func written(_ value: Any) -> Any? {
    switch attributeType {
    case .UUIDAttributeType: (value as? UUID)?.uuidString
    case .URIAttributeType: (value as? URL)?.absoluteString
    case .decimalAttributeType: (value as? NSNumber)?.stringValue
    case .transformableAttributeType, .undefinedAttributeType:
      try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    default: value
    }
  }

  fileprivate func read(_ value: Any) -> Any? {
    switch attributeType {
    case .UUIDAttributeType: (value as? String).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: (value as? String).flatMap { URL(string: $0) }
    case .decimalAttributeType: (value as? String).map { NSDecimalNumber(string: $0) }
    case .transformableAttributeType, .undefinedAttributeType:
      (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
    default: stored(value)
    }
  }
}
