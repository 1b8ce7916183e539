import Foundation
import UIKit

/// What objects a program keeps, as it was drawn in Xcode.
///
/// `dactyl port` turns `Shop.xcdatamodeld` into a file `Shop.momd` of the program's bundle, which
/// is JSON.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = []

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes a model without entities.
  public override init() { super.init() }

  /// Reads a file that `dactyl port` has written; nil if it is none.
  public init?(contentsOf url: URL) {
    super.init()
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(ModelFile.self, from: data)
    else { return nil }
    entities = file.entities.map { NSEntityDescription($0) }
    link(file)
  }

  /// All models of bundles, or of the program, as one; nil if there are none.
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.program]).flatMap { bundle in
      let files = bundle.paths(forResourcesOfType: "momd", inDirectory: nil)
      return files.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
    }
    guard !models.isEmpty else { return nil }
    let whole = NSManagedObjectModel()
    whole.entities = models.flatMap(\.entities)
    return whole
  }

  private func link(_ file: ModelFile) {
    let byName = entitiesByName
    for (entity, written) in zip(entities, file.entities) {
      entity.superentity = written.parent.flatMap { byName[$0] }
      entity.superentity?.subentities.append(entity)
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
        relationship.destinationEntity = byName[relationship.destinationName]
      }
    }
    for relationship in entities.flatMap(\.relationshipsByName.values) {
      relationship.inverseRelationship =
        relationship.destinationEntity?.relationshipsByName[relationship.inverseName]
    }
  }
}

/// A model as `dactyl port` writes it.
struct ModelFile: Decodable {
  struct Entity: Decodable {
    var name: String
    var className: String
    var isAbstract: Bool?
    var parent: String?
    var attributes: [Attribute]
    var relationships: [Relationship]
  }
  struct Attribute: Decodable {
    var name: String
    var type: String
    var isOptional: Bool?
    var value: String?
  }
  struct Relationship: Decodable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional: Bool?
    var isToMany: Bool?
    var isOrdered: Bool?
    var rule: String?
  }
  var entities: [Entity]
}

/// A kind of object: its class and what it keeps.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class of its objects, with its module before it.
  open var managedObjectClassName: String = "NSManagedObject"
  /// True if there are objects of its subentities alone.
  open var isAbstract = false
  /// The entity that it refines.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The entities that refine it.
  open var subentities: [NSEntityDescription] = []
  /// What it keeps beyond its superentity.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }

  /// Makes an entity without a name.
  public override init() { super.init() }

  init(_ written: ModelFile.Entity) {
    super.init()
    name = written.name
    managedObjectClassName = written.className
    isAbstract = written.isAbstract ?? false
    properties =
      written.attributes.map { NSAttributeDescription($0) }
      + written.relationships.map { NSRelationshipDescription($0) }
    for property in properties { property.entity = self }
  }

  /// All that its objects keep, by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }

  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether the entity is another or refines it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The entity of a name in the model of a context's store; nil if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  /// Makes an object and puts it into a context.
  ///
  /// - Precondition: The context's model has an entity of the name.
  @discardableResult
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("could not locate an entity named '\(entityName)' in this model")
    }
    return entity.make(context)
  }

  /// An object of the entity's class.
  func make(_ context: NSManagedObjectContext?) -> NSManagedObject {
    managedObjectClass.init(entity: self, insertInto: context)
  }

  /// The initialiser is not `required`, so that subclasses need not repeat it; the subclass that
  /// adds the requirement has the same table of methods.
  private var managedObjectClass: AnyManagedObject.Type {
    let found = NSClassFromString(managedObjectClassName)
    return unsafeBitCast(
      found as? NSManagedObject.Type ?? NSManagedObject.self, to: AnyManagedObject.Type.self)
  }
}

/// Provides the initialiser's slot in the method table.
class AnyManagedObject: NSManagedObject {
  required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

/// Something that an entity's objects keep.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// False if an object without it cannot be saved.
  open var isOptional = true
  /// True if it is not saved.
  open var isTransient = false
  /// The entity that has it.
  public internal(set) weak var entity: NSEntityDescription?
}

/// The kinds of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// None, or of any kind.
  case undefinedAttributeType = 0
  /// A whole number.
  case integer16AttributeType = 100
  /// A whole number.
  case integer32AttributeType = 200
  /// A whole number.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number.
  case doubleAttributeType = 500
  /// A number.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// A moment.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// An object that is archived.
  case transformableAttributeType = 1800

  /// By its name in a model's file.
  init(_ name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }
}

/// A value that an entity's objects keep.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What new objects have.
  open var defaultValue: Any?

  /// Makes an attribute without a name.
  public override init() { super.init() }

  init(_ written: ModelFile.Attribute) {
    super.init()
    name = written.name
    isOptional = written.isOptional ?? false
    attributeType = NSAttributeType(written.type)
    defaultValue = written.value.flatMap { text -> Any? in
      switch attributeType {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
        Int64(text).map { NSNumber(value: $0) }
      case .doubleAttributeType, .floatAttributeType, .decimalAttributeType:
        Double(text).map { NSNumber(value: $0) }
      case .booleanAttributeType: NSNumber(value: text == "YES")
      case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
      case .stringAttributeType: text
      case .UUIDAttributeType: UUID(uuidString: text)
      case .URIAttributeType: URL(string: text)
      default: nil
      }
    }
  }
}

/// What happens to objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They keep their end.
  case noActionDeleteRule
  /// They forget the object.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// The object cannot be saved as deleted while there are any.
  case denyDeleteRule
}

/// Other objects that an entity's objects know.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the others.
  open weak var destinationEntity: NSEntityDescription?
  /// How the others know the object.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many there may be: 1, or 0 for any number.
  open var maxCount = 1
  /// True if they have an order.
  open var isOrdered = false
  /// What a deletion does to the others.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// True if there may be several.
  open var isToMany: Bool { maxCount != 1 }
  var destinationName = ""
  var inverseName = ""

  /// Makes a relationship without a name.
  public override init() { super.init() }

  init(_ written: ModelFile.Relationship) {
    super.init()
    name = written.name
    (destinationName, inverseName) = (written.destination, written.inverse ?? "")
    isOptional = written.isOptional ?? false
    maxCount = written.isToMany ?? false ? 0 : 1
    isOrdered = written.isOrdered ?? false
    deleteRule =
      switch written.rule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
