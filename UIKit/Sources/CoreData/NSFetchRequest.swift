import Foundation

/// Something that a store is asked or told.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all. Stored: there is one.
  open var affectedStores: [NSPersistentStore]?
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes one of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// What names the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Their values in dictionaries.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Asks a context for objects of an entity.
///
/// - Parameter ResultType: what it gives: a class of objects, or `NSFetchRequestResult` for all.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open var entityName: String?
  /// The entity; setting it sets the name.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  /// What the objects must be like; nil for all.
  open var predicate: NSPredicate?
  /// Their order; without any, that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most that are given; 0 for all.
  open var fetchLimit = 0
  /// How many of the first are left out.
  open var fetchOffset = 0
  /// Stored: all objects are read at once.
  open var fetchBatchSize = 0
  /// What it gives.
  open var resultType: NSFetchRequestResultType = []
  /// True to find objects of refining entities, too.
  open var includesSubentities = true
  /// True to see what is not saved yet.
  open var includesPendingChanges = true
  /// Stored: all values are always read.
  open var includesPropertyValues = true
  /// Stored: no object is a fault.
  open var returnsObjectsAsFaults = true
  /// True to leave dictionaries out that say the same as another.
  open var returnsDistinctResults = false
  /// What dictionaries hold, by names or descriptions; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// Stored: all objects are always there.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Makes a request that must be told its entity.
  public override init() { super.init() }

  /// Asks for all objects of an entity.
  public init(entityName: String) {
    super.init()
    self.entityName = entityName
  }

  /// The objects, of the context whose work is done at present.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.latest else { return [] }
    return try context.fetch(self)
  }
}

/// How many objects a batch changed, or which.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// Which objects.
  case resultTypeObjectIDs
  /// How many objects.
  case resultTypeCount
}

/// Deletes objects in the store itself; contexts do not learn of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What the result says.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let entityName: String?
  let predicate: NSPredicate?
  let identifiers: [NSManagedObjectID]?

  /// Deletes what a fetch would give.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (entityName, predicate, identifiers) = (fetch.entityName, fetch.predicate, nil)
  }

  /// Deletes certain objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (entityName, predicate, identifiers) = (nil, nil, objects)
  }
}

/// What a request to a store gave.
open class NSPersistentStoreResult: NSObject {}

/// What a batch gave.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// True, the objects, or how many, as the request wanted it.
  public let result: Any?
  /// What the request wanted.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}
