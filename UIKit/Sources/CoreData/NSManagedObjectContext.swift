import Foundation
import UIKit

/// Which thread a context works on: here always the main one.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// What is done where two contexts have changed the same object: what is saved last holds.
public struct NSMergePolicy: Sendable {
  /// Stored: what is saved last holds.
  public static let error = NSMergePolicy()
  /// Stored: what is saved last holds.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// Stored: what is saved last holds.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// Stored: what is saved last holds.
  public static let overwrite = NSMergePolicy()
  /// Stored: what is saved last holds.
  public static let rollback = NSMergePolicy()
}
/// Stored: what is saved last holds.
public let NSErrorMergePolicy = NSMergePolicy.error
/// Stored: what is saved last holds.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Stored: what is saved last holds.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Stored: what is saved last holds.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// Stored: what is saved last holds.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// The objects that were inserted, in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed, in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted, in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects that were read again, in a notification.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
  /// A context's objects have changed; the notification's user info has them.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context was saved; the notification's user info has what.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
}

/// Objects at work: fetched, made, changed, deleted and saved together.
///
/// There are no threads: `perform` calls on the main queue, so that what a program does in the
/// background comes in an order that repeats.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Which thread it would work on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Keeps what is saved; nil with a parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if persistentStoreCoordinator != nil { listen() } }
  }
  /// The context that takes what is saved, in place of a store.
  open var parent: NSManagedObjectContext? { didSet { listen() } }
  /// True to read objects again that another context has saved.
  open var automaticallyMergesChangesFromParent = false
  /// Stored: what is saved last holds.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Stored: nothing is registered with it.
  open var undoManager: UndoManager?
  /// Stored: a name for people.
  open var name: String?
  /// Stored: what the program keeps with it.
  open var userInfo = NSMutableDictionary()
  /// Stored: no object is a fault.
  open var stalenessInterval: TimeInterval = -1
  /// Stored: an object that another context deleted keeps its values.
  open var shouldDeleteInaccessibleFaults = true

  nonisolated(unsafe) static weak var latest: NSManagedObjectContext?
  private(set) var inserted: Set<NSManagedObject> = []
  private(set) var updated: Set<NSManagedObject> = []
  private(set) var deleted: Set<NSManagedObject> = []
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// What was changed since it was said.
  private var unsaid = Changes()
  private var listener: (any NSObjectProtocol)?

  struct Changes {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool {
      inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }
    var words: [AnyHashable: Any] {
      let all = [
        NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
        NSRefreshedObjectsKey: refreshed,
      ]
      return all.filter { !$0.value.isEmpty }
    }
  }

  /// Makes a context without objects.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
    Self.latest = self
  }

  /// Makes a context of a kind.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: type)
  }
  /// Makes a context for the main queue.
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  deinit { if let listener { NotificationCenter.default.removeObserver(listener) } }

  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  // MARK: Objects

  /// The objects that were made and are not saved.
  open var insertedObjects: Set<NSManagedObject> { inserted }
  /// The objects that were changed since they were saved.
  open var updatedObjects: Set<NSManagedObject> { updated }
  /// The objects that were deleted and are not saved as such.
  open var deletedObjects: Set<NSManagedObject> { deleted }
  /// The objects that are in memory.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// True if there is something to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Puts an object in.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    objects[object.objectID] = object
    inserted.insert(object)
    unsaid.inserted.insert(object)
    object.awakeFromInsert()
    sayLater()
  }

  /// Deletes an object, and does to others what their relationships say.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deleted.contains(object) else { return }
    object.prepareForDeletion()
    deleted.insert(object)
    object.leave()
    updated.remove(object)
    if inserted.remove(object) != nil {
      deleted.remove(object)
      objects[object.objectID] = nil
    }
    if unsaid.inserted.remove(object) == nil { unsaid.deleted.insert(object) }
    unsaid.updated.remove(object)
    sayLater()
  }

  func didChange(_ object: NSManagedObject) {
    guard !deleted.contains(object) else { return }
    if !inserted.contains(object) { updated.insert(object) }
    if !unsaid.inserted.contains(object) { unsaid.updated.insert(object) }
    sayLater()
  }

  /// The object in memory, or made of what is saved; nil if nothing is saved.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[id] { return object }
    guard let row = savedRow(of: id) else { return nil }
    let object = id.entity.make(nil)
    object.objectID = id
    object.row = row
    object.managedObjectContext = self
    objects[id] = object
    object.awakeFromFetch()
    return object
  }

  /// What is saved of an object: in the parent, or in the store.
  func savedRow(of id: NSManagedObjectID) -> NSManagedObject.Row? {
    guard let parent else { return persistentStoreCoordinator?.row(of: id) }
    guard let object = parent.known(id), !parent.deleted.contains(object) else { return nil }
    return object.row
  }

  /// An object by what names it; without any values if there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known(objectID) { return object }
    let object = objectID.entity.make(nil)
    object.objectID = objectID
    object.managedObjectContext = self
    objects[objectID] = object
    return object
  }

  /// An object by what names it.
  ///
  /// - Throws: if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known(objectID), !deleted.contains(object) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: 133000,
      userInfo: [NSLocalizedDescriptionKey: "\(objectID) is no object of the store."])
  }

  /// An object in memory; nil if it is not there.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// Gives objects the names that they keep when they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { coordinator?.name(object.objectID) }
  }

  /// Reads an object again; its changes stay if they are to be merged.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let saved = savedRow(of: object.objectID) else { return }
    if !flag || !updated.contains(object) {
      object.row = saved
      updated.remove(object)
    }
    unsaid.refreshed.insert(object)
    sayLater()
  }

  /// Reads all objects again that are not changed.
  open func refreshAllObjects() {
    for object in objects.values { refresh(object, mergeChanges: true) }
  }

  // MARK: Fetching

  /// The objects that a request asks for.
  ///
  /// - Throws: if the model has no such entity.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = try matches(request)
    if request.resultType == .countResultType {
      return [NSNumber(value: found.count)] as? [T] ?? []
    }
    if request.resultType == .managedObjectIDResultType {
      return found.map(\.objectID) as? [T] ?? []
    }
    guard request.resultType == .dictionaryResultType else { return found.compactMap { $0 as? T } }
    var values: [NSDictionary] = []
    for object in found {
      let names = request.propertiesToFetch?.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
      var pairs: [AnyHashable: Any] = [:]
      for name in names ?? Array(object.entity.attributesByName.keys) {
        pairs[name] = object.value(forKey: name)
      }
      let value = NSDictionary(dictionary: pairs)
      if !request.returnsDistinctResults || !values.contains(value) { values.append(value) }
    }
    return values as? [T] ?? []
  }

  /// How many objects a request asks for.
  ///
  /// - Throws: if the model has no such entity.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try matches(request).count }

  private func matches<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    processPendingChanges()
    guard let name = request.entityName,
      let entity = coordinator?.managedObjectModel.entitiesByName[name]
    else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1550,
        userInfo: [
          NSLocalizedDescriptionKey: "The model has no entity \(request.entityName ?? "")."
        ])
    }
    var found = present(entity, withSubentities: request.includesSubentities)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = (found as NSArray).sortedArray(using: descriptors).compactMap {
        $0 as? NSManagedObject
      }
    }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// The objects of an entity that are not deleted, in the order in which they were made.
  private func present(_ entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObject] {
    let saved =
      parent?.present(entity, withSubentities: withSubentities).map(\.objectID)
      ?? persistentStoreCoordinator?.identifiers(of: entity, withSubentities: withSubentities) ?? []
    let made = inserted.filter {
      $0.entity === entity || withSubentities && $0.entity.isKindOf(entity: entity)
    }.sorted { $0.objectID.serial < $1.objectID.serial }
    return saved.compactMap { known($0) }.filter { !deleted.contains($0) } + made
  }

  /// Does a batch in the store.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? NSBatchDeleteRequest, let coordinator else {
      return NSPersistentStoreResult()
    }
    var gone = batch.identifiers ?? []
    if let name = batch.entityName {
      let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      reader.persistentStoreCoordinator = coordinator
      let fetch = NSFetchRequest<NSManagedObject>(entityName: name)
      fetch.predicate = batch.predicate
      gone = try reader.fetch(fetch).map(\.objectID)
    }
    try coordinator.apply([], gone)
    return switch batch.resultType {
    case .resultTypeCount: NSBatchDeleteResult(gone.count, batch.resultType)
    case .resultTypeObjectIDs: NSBatchDeleteResult(gone, batch.resultType)
    case .resultTypeStatusOnly: NSBatchDeleteResult(true, batch.resultType)
    }
  }

  // MARK: Saving

  /// Gives all changes to the store or the parent.
  ///
  /// - Throws: if an object lacks a value that it must have, or the file cannot be written; then
  ///   nothing is saved.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted.union(updated).union(deleted) { object.willSave() }
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    let changed = inserted.union(updated).sorted { $0.objectID.serial < $1.objectID.serial }
    if let parent {
      parent.take(changed, deleted, isNew: inserted.contains)
    } else {
      try persistentStoreCoordinator?.apply(
        changed.map { ($0.objectID, $0.row) }, deleted.map(\.objectID))
    }
    let saved = Changes(inserted: inserted, updated: updated, deleted: deleted)
    for object in deleted {
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    (inserted, updated, deleted) = ([], [], [])
    for object in changed { object.didSave() }
    center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.words)
  }

  /// Takes what a context below has saved.
  private func take(
    _ changed: [NSManagedObject], _ gone: Set<NSManagedObject>, isNew: (NSManagedObject) -> Bool
  ) {
    for object in changed {
      if let own = known(object.objectID) {
        own.row = object.row
        didChange(own)
      } else {
        let own = object.entity.make(nil)
        (own.objectID, own.row) = (object.objectID, object.row)
        insert(own)
      }
    }
    for object in gone { known(object.objectID).map(delete) }
  }

  /// Forgets all changes.
  open func rollback() {
    for object in inserted {
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    for object in updated.union(deleted) {
      object.row = savedRow(of: object.objectID) ?? object.row
    }
    unsaid.refreshed.formUnion(updated.union(deleted))
    (inserted, updated, deleted) = ([], [], [])
    sayLater()
  }

  /// Forgets all objects.
  open func reset() {
    (inserted, updated, deleted, objects, unsaid) = ([], [], [], [:], Changes())
  }

  // MARK: Telling

  /// Says now what has changed, instead of in a moment.
  open func processPendingChanges() {
    guard !unsaid.isEmpty else { return }
    let changes = unsaid
    unsaid = Changes()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.words)
  }

  private func sayLater() {
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Reads again what another context has saved, as its notification says.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func changed(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
    }
    for id in changed(NSInsertedObjectsKey) { known(id).map { _ = unsaid.inserted.insert($0) } }
    for id in changed(NSUpdatedObjectsKey) {
      guard let object = objects[id], let row = savedRow(of: id), !updated.contains(object) else {
        continue
      }
      object.row = row
      unsaid.updated.insert(object)
    }
    for id in changed(NSDeletedObjectsKey) {
      guard let object = objects.removeValue(forKey: id) else { continue }
      unsaid.deleted.insert(object)
    }
    sayLater()
  }

  private func listen() {
    guard listener == nil else { return }
    listener = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, self.automaticallyMergesChangesFromParent,
        let other = notification.object as? NSManagedObjectContext, other !== self,
        self.parent.map({ $0 === other })
          ?? (other.persistentStoreCoordinator === self.persistentStoreCoordinator)
      else { return }
      self.mergeChanges(fromContextDidSave: notification)
    }
  }

  // MARK: Queues

  /// Calls back later, on the main queue.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async {
      block()
      self.processPendingChanges()
    }
  }

  /// Calls back now.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Calls back now, and gives what it gives.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
