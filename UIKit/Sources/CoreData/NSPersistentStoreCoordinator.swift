import Foundation

// What Xcode's templates wrote before there was `NSPersistentContainer`.

/// Does nothing: describes a store's objects; there are none.
open class NSManagedObjectModel: @unchecked Sendable {
  /// What a file describes: nothing.
  public init?(contentsOf url: URL) {}
}

/// Refuses every store, as there is none here.
open class NSPersistentStoreCoordinator: @unchecked Sendable {
  /// Stored: what the objects are.
  public let managedObjectModel: NSManagedObjectModel

  /// One for objects of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens no store.
  ///
  /// - Throws: `NoStore`, always.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { throw NoStore() }

  /// There are no stores here.
  public struct NoStore: Error, Sendable {}
}

/// Does nothing: a store; there is none.
open class NSPersistentStore {}

/// Stored: what a context works with.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// One of the queues.
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A kind of store.
public let NSSQLiteStoreType = "SQLite"
/// A kind of store.
public let NSInMemoryStoreType = "InMemory"
