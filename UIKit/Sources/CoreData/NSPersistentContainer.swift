import Foundation

// Xcode's templates write a few lines about a store into every delegate. There is no store here:
// these names let them compile, and what is put into a context is kept as long as the context.

/// Does nothing: keeps a store; there is none.
open class NSPersistentContainer: @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// Where objects are.
  public let viewContext = NSManagedObjectContext()

  /// A store of a name.
  public init(name: String) { self.name = name }

  /// Does nothing: loads the store, and tells that there was no error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
}

/// Does nothing: says where a store is.
open class NSPersistentStoreDescription {
  /// A description of nothing.
  public init() {}
}

/// Does nothing: holds the objects of a store; there are none.
open class NSManagedObjectContext: @unchecked Sendable {
  /// False: nothing changes.
  open var hasChanges: Bool { false }

  /// Stored: what it works with.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// A context without objects.
  public init() {}

  /// A context without objects, whatever queue it works on.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

  /// Does nothing: there are no changes to be saved.
  open func save() throws {}
}
