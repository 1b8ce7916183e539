import Foundation
import UIKit

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Which object, in every context.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// What kind of object.
  public let entity: NSEntityDescription
  /// True until the object is saved for the first time.
  public var isTemporaryID: Bool { number == nil }
  /// Its number in the store; nil before it is saved.
  var number: Int?
  /// Later objects have higher ones.
  let serial: Int
  nonisolated(unsafe) private static var serials = 0

  init(entity: NSEntityDescription, number: Int? = nil) {
    (self.entity, self.number) = (entity, number)
    Self.serials += 1
    serial = Self.serials
  }

  /// An address that names the object in its store.
  public func uriRepresentation() -> URL {
    URL(
      string: "x-coredata://store/\(entity.name ?? "")/\(number.map { "p\($0)" } ?? "t\(serial)")")!
  }

  /// Its address.
  public override var description: String { uriRepresentation().absoluteString }
}

/// An object that a store keeps.
///
/// `dactyl port` writes the classes that Xcode would generate, and gives properties declared as
/// `@NSManaged` their bodies. All values are there at once, so no object is ever a fault.
open class NSManagedObject: NSObject, KeyedValues {
  /// What it keeps: attributes by their values, relationships by arrays of ``NSManagedObjectID``.
  typealias Row = [String: Any]

  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// Which object it is.
  public internal(set) var objectID: NSManagedObjectID
  /// Where it lives; nil for an object that was deleted, or never put into one.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var row: Row

  /// Makes an object with the default values of its entity.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    row = entity.attributesByName.compactMapValues(\.defaultValue)
    super.init()
    context?.insert(self)
  }

  /// Makes an object of its entity's own class.
  ///
  /// `dactyl port` writes this in place of `NSManagedObject(entity:insertInto:)`, which gives such
  /// an object on Apple's platforms.
  public static func make(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    entity.make(context)
  }

  /// Makes an object of a class that a model names.
  ///
  /// - Precondition: The context's model has an entity of the class.
  public convenience init(context: NSManagedObjectContext) {
    guard let entity = Self.entity(in: context.coordinator?.managedObjectModel) else {
      preconditionFailure("no entity of the model has the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: context)
  }

  /// The entity with the class in the model that was read last.
  ///
  /// - Precondition: The model has one.
  open class func entity() -> NSEntityDescription {
    guard let entity = entity(in: NSPersistentStoreCoordinator.latest?.managedObjectModel) else {
      preconditionFailure("no entity of the model has the class \(Self.self)")
    }
    return entity
  }

  private class func entity(in model: NSManagedObjectModel?) -> NSEntityDescription? {
    let name = String(reflecting: self)
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return model?.entities.first { $0.managedObjectClassName == name }
      ?? model?.entitiesByName[bare]
  }

  /// Asks for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: State

  /// True until it is saved for the first time.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// True if it was changed since it was saved.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// True if it was deleted and that is not saved.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// True if something is to be saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// True if a value differs from the saved one.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// False: all values are always there.
  open var isFault: Bool { false }

  /// The values that are not saved.
  open func changedValues() -> [String: Any] {
    let saved = managedObjectContext?.savedRow(of: objectID) ?? [:]
    var changed: [String: Any] = [:]
    for name in entity.propertiesByName.keys
    where !NSManagedObject.areEqual(row[name], saved[name]) {
      changed[name] = value(forKey: name) ?? NSNull()
    }
    return changed
  }

  /// The values that are saved, of some properties or all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.savedRow(of: objectID) ?? [:]
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, saved[$0] ?? NSNull()) })
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else {
      return one == nil && other == nil
    }
    return one.isEqual(other)
  }

  // MARK: What subclasses may do

  /// Called once, when it comes into a context for the first time.
  open func awakeFromInsert() {}
  /// Called when it was read.
  open func awakeFromFetch() {}
  /// Called before it is saved.
  open func willSave() {}
  /// Called after it was saved.
  open func didSave() {}
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Throws if it must not be saved as new.
  open func validateForInsert() throws { try validate() }
  /// Throws if it must not be saved as changed.
  open func validateForUpdate() throws { try validate() }
  /// Throws if it must not be saved as deleted.
  open func validateForDelete() throws {
    for (name, relationship) in entity.relationshipsByName
    where relationship.deleteRule == .denyDeleteRule {
      if others(name).contains(where: { !$0.isDeleted }) {
        throw NSManagedObject.fault(1600, name, of: self)
      }
    }
  }

  private func validate() throws {
    for (name, property) in entity.propertiesByName where !property.isOptional {
      let isMissing = (row[name] as? [NSManagedObjectID]).map(\.isEmpty) ?? (row[name] == nil)
      if isMissing { throw NSManagedObject.fault(1570, name, of: self) }
    }
  }

  private static func fault(_ code: Int, _ name: String, of object: NSManagedObject) -> NSError {
    let words =
      code == 1570 ? "\(name) is a required value." : "\(name) still has objects, which it denies."
    return NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: words, "NSValidationErrorKey": name,
        "NSValidationErrorObject": object,
      ])
  }

  // MARK: Values by name

  /// The value of a property; nil if it has none.
  ///
  /// - Precondition: The entity has the property.
  open func value(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else {
      if key == "objectID" { return objectID }
      preconditionFailure(
        "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"")
    }
    guard let relationship = property as? NSRelationshipDescription else { return row[key] }
    guard relationship.isToMany else { return others(key).first }
    return relationship.isOrdered ? NSOrderedSet(array: others(key)) : NSSet(array: others(key))
  }

  /// The value at a path such as `owner.name`.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyPathReading.value(at: keyPath, of: self)
  }

  /// Sets a property.
  ///
  /// - Precondition: The entity has the property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      preconditionFailure(
        "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"")
    }
    if let relationship = property as? NSRelationshipDescription {
      relate(relationship, to: NSManagedObject.objects(in: value))
    } else if let attribute = property as? NSAttributeDescription {
      row[key] = attribute.stored(value)
      managedObjectContext?.didChange(self)
    }
  }

  /// As ``value(forKey:)``.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// As ``setValue(_:forKey:)``.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// Does nothing: every value is there.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing: nothing waits for it.
  open func didAccessValue(forKey key: String?) {}
  /// Does nothing: setting a value tells the context.
  open func willChangeValue(forKey key: String) {}
  /// Does nothing: setting a value has told the context.
  open func didChangeValue(forKey key: String) {}

  /// What the body of a property declared as `@NSManaged` reads.
  public func managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let fitting = value as? Value { return fitting }
    // A missing number that is not optional reads as zero.
    if let zero = NSNumber(value: 0) as? Value { return zero }
    guard let nothing = Optional<Any>.none as? Value else {
      preconditionFailure("\(entity.name ?? "").\(key) has no value of \(Value.self)")
    }
    return nothing
  }

  /// What the body of a property declared as `@NSManaged` writes.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(KeyPathReading.value(at: "self", of: value), forKey: key)
  }

  /// What the body of a method such as `addToItems(_:)` does.
  public func addManaged(_ value: Any, to key: String) {
    let added = NSManagedObject.objects(in: value)
    relate(key) { present in present.filter { !added.contains($0) } + added }
  }

  /// What the body of a method such as `removeFromItems(_:)` does.
  public func removeManaged(_ value: Any, from key: String) {
    let gone = NSManagedObject.objects(in: value)
    relate(key) { present in present.filter { !gone.contains($0) } }
  }

  // MARK: Relationships

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet:
      set.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.serial < $1.objectID.serial }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let array as [NSManagedObject]: array
    case let set as Set<NSManagedObject>: set.sorted { $0.objectID.serial < $1.objectID.serial }
    default: []
    }
  }

  /// The objects at the other end.
  private func others(_ name: String) -> [NSManagedObject] {
    (row[name] as? [NSManagedObjectID] ?? []).compactMap { managedObjectContext?.known($0) }
  }

  private func relate(
    _ key: String, _ change: ([NSManagedObject]) -> [NSManagedObject]
  ) {
    guard let relationship = entity.relationshipsByName[key] else {
      preconditionFailure("\(entity.name ?? "") has no relationship \(key)")
    }
    relate(relationship, to: change(others(key)))
  }

  /// Sets one end of a relationship and, where it has an inverse, the other ends.
  private func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = others(relationship.name)
    row[relationship.name] = objects.map(\.objectID)
    managedObjectContext?.didChange(self)
    guard let inverse = relationship.inverseRelationship else { return }
    for left in before where !objects.contains(left) { left.forget(self, inverse) }
    for object in objects where !before.contains(object) {
      if !inverse.isToMany, let owner = object.others(inverse.name).first, owner !== self {
        owner.forget(object, relationship)
      }
      let present = inverse.isToMany ? object.row[inverse.name] as? [NSManagedObjectID] ?? [] : []
      object.row[inverse.name] = present.filter { $0 !== objectID } + [objectID]
      object.managedObjectContext?.didChange(object)
    }
  }

  private func forget(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    guard let present = row[relationship.name] as? [NSManagedObjectID] else { return }
    row[relationship.name] = present.filter { $0 !== object.objectID }
    managedObjectContext?.didChange(self)
  }

  /// Does to the other ends what the rules of deletion say.
  func leave() {
    for relationship in entity.relationshipsByName.values {
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        others(relationship.name).forEach { managedObjectContext?.delete($0) }
      case .nullifyDeleteRule:
        if let inverse = relationship.inverseRelationship {
          others(relationship.name).forEach { $0.forget(self, inverse) }
        }
      case .noActionDeleteRule, .denyDeleteRule: break
      }
    }
  }
}

extension NSAttributeDescription {
  /// A value as rows keep it: numbers as NSNumber, in the attribute's own width.
  func stored(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let number = value as? NSNumber
    let fitting: Any? =
      switch attributeType {
      case .stringAttributeType: value as? String
      case .dateAttributeType: value as? Date
      case .binaryDataAttributeType: value as? Data
      case .UUIDAttributeType: value as? UUID
      case .URIAttributeType: value as? URL
      case .booleanAttributeType: number.map { NSNumber(value: $0.boolValue) }
      case .floatAttributeType: number.map { NSNumber(value: $0.floatValue) }
      case .doubleAttributeType: number.map { NSNumber(value: $0.doubleValue) }
      case .decimalAttributeType: number.map { NSDecimalNumber(decimal: $0.decimalValue) }
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
        number.map { NSNumber(value: $0.int64Value) }
      case .undefinedAttributeType, .transformableAttributeType: value
      }
    return fitting ?? value
  }
}
