// Written by `dactyl port`: names from before Swift 4.2.
import UIKit

// Core Data's stack as Xcode's template has it: nothing is stored, so there is never a change to save.
let NSSQLiteStoreType = "SQLite"
let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
enum NSManagedObjectContextConcurrencyType {
  case mainQueueConcurrencyType, privateQueueConcurrencyType
}
class NSManagedObjectContext: NSObject {
  var hasChanges: Bool { false }
  var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  var automaticallyMergesChangesFromParent = false
  init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {}
  func save() throws {}
}
class NSManagedObjectModel: NSObject {
  init?(contentsOf url: URL) {}
}
class NSPersistentStoreCoordinator: NSObject {
  init(managedObjectModel model: NSManagedObjectModel) {}
  @discardableResult
  func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]?
  ) throws -> NSObject {
    NSObject()
  }
}
class NSPersistentStoreDescription: NSObject {}
class NSPersistentContainer: NSObject {
  let viewContext = NSManagedObjectContext()
  let name: String
  init(name: String) { self.name = name }
  func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
    completionHandler(NSPersistentStoreDescription(), nil)
  }
}
