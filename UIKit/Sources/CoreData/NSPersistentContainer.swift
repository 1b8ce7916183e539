import Foundation
import UIKit

/// Where and how a store is kept.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// Stored: there is one configuration.
  open var configuration: String?
  /// Stored: properties that the model has no more are dropped in any case.
  open var shouldMigrateStoreAutomatically = true
  /// Stored: the model is never mapped otherwise.
  open var shouldInferMappingModelAutomatically = true
  /// Stored: the store is added at once.
  open var shouldAddStoreAsynchronously = false

  /// A store in memory.
  public override init() { super.init() }
  /// A store in a file.
  public init(url: URL) { self.url = url }
  /// Does nothing: a store has no options here.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A model, its store and a context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the file.
  public let name: String
  /// What the objects are like.
  public let managedObjectModel: NSManagedObjectModel
  /// Keeps the objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for what is shown.
  public let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores` opens.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Uses the model of a name from the program's bundle; a program without one has no entities.
  public convenience init(name: String) {
    let file = Bundle.program.url(forResource: name, withExtension: "momd")
    self.init(
      name: name,
      managedObjectModel: file.flatMap { NSManagedObjectModel(contentsOf: $0) }
        ?? NSManagedObjectModel())
  }

  /// Uses a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
  }

  /// The folder of the program's stores: its own in the user's folder for programs' data.
  open class func defaultDirectoryURL() -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent(ProcessInfo.processInfo.processName)
  }

  /// Opens the stores, and calls back once for each, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: nil, at: description.url)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// A context of its own for the same store.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls back later with a context of its own; on the main thread, as everything here.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// A container whose store would be copied to other devices; here it stays on this one.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
