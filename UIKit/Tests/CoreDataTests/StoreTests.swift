import CoreData
import Foundation
import FreedObjects
import Testing
import UIKit

/// As Xcode and `dactyl port` write it.
class Painting: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Painting> { NSFetchRequest(entityName: "Painting") }
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var year: Int32 {
    get { managedValue("year") }
    set { setManagedValue(newValue, "year") }
  }
  var isSold: Bool {
    get { managedValue("isSold") }
    set { setManagedValue(newValue, "isSold") }
  }
  var price: Float {
    get { managedValue("price") }
    set { setManagedValue(newValue, "price") }
  }
  var made: Date? {
    get { managedValue("made") }
    set { setManagedValue(newValue, "made") }
  }
  var id: UUID? {
    get { managedValue("id") }
    set { setManagedValue(newValue, "id") }
  }
  var image: Data? {
    get { managedValue("image") }
    set { setManagedValue(newValue, "image") }
  }
  var painter: Painter? {
    get { managedValue("painter") }
    set { setManagedValue(newValue, "painter") }
  }
}

class Painter: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var works: NSSet? {
    get { managedValue("works") }
    set { setManagedValue(newValue, "works") }
  }
  func addToWorks(_ value: Painting) { addManaged(value, to: "works") }
  func removeFromWorks(_ value: Painting) { removeManaged(value, from: "works") }
}

@MainActor @Suite(.takesTurns)
struct StoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("CoreDataTests-\(UUID().uuidString)")

  private func container(_ rule: String = "Nullify", in file: String? = nil) throws
    -> NSPersistentContainer
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let model = folder.appendingPathComponent("Art.momd")
    let (painting, painter) = (String(reflecting: Painting.self), String(reflecting: Painter.self))
    try Data(
      """
      {"entities": [
        {"name": "Painting", "className": "\(painting)", "attributes": [
          {"name": "name", "type": "String", "isOptional": true},
          {"name": "year", "type": "Integer 32", "isOptional": true, "value": "1900"},
          {"name": "isSold", "type": "Boolean", "isOptional": true},
          {"name": "price", "type": "Float", "isOptional": true},
          {"name": "made", "type": "Date", "isOptional": true},
          {"name": "id", "type": "UUID", "isOptional": true},
          {"name": "image", "type": "Binary", "isOptional": true}],
         "relationships": [{"name": "painter", "destination": "Painter", "inverse": "works", "isOptional": true}]},
        {"name": "Painter", "className": "\(painter)", "attributes": [{"name": "name", "type": "String"}],
         "relationships": [{"name": "works", "destination": "Painting", "inverse": "painter", "isOptional": true,
           "isToMany": true, "rule": "\(rule)"}]}]}
      """.utf8
    ).write(to: model)
    let container = NSPersistentContainer(
      name: "Art", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: model)))
    let description = NSPersistentStoreDescription(
      url: folder.appendingPathComponent(file ?? "Art.sqlite"))
    if file == nil { description.type = NSInMemoryStoreType }
    container.persistentStoreDescriptions = [description]
    var fault: (any Error)?
    container.loadPersistentStores { fault = $1 }
    if let fault { throw fault }
    return container
  }

  @discardableResult
  private func paint(_ name: String, _ year: Int32, in context: NSManagedObjectContext) -> Painting
  {
    let painting = Painting(context: context)
    (painting.name, painting.year) = (name, year)
    return painting
  }

  @Test func whatIsSavedIsThereWhenTheProgramStartsAgain() throws {
    let context = try container(in: "Kept.sqlite").viewContext
    let painting = paint("Nighthawks", 1942, in: context)
    let painter = Painter(context: context)
    painter.name = "Hopper"
    painter.addToWorks(painting)
    (painting.isSold, painting.price, painting.image) = (true, 0.1, Data([1, 2]))
    (painting.made, painting.id) = (Date(timeIntervalSince1970: 5), UUID())
    #expect(painting.isInserted && painting.objectID.isTemporaryID && context.hasChanges)
    try context.save()
    #expect(!painting.hasChanges && !painting.objectID.isTemporaryID && !context.hasChanges)

    let again = try container(in: "Kept.sqlite").viewContext
    let found = try #require(
      try again.fetch(Painting.fetchRequest() as NSFetchRequest<Painting>).first)
    #expect(found !== painting && found.name == "Nighthawks" && found.year == 1942 && found.isSold)
    #expect(found.price == 0.1 && found.image == Data([1, 2]) && found.id == painting.id)
    #expect(found.made == painting.made && found.painter?.name == "Hopper")
    #expect(found.painter?.works?.count == 1)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aFileThatIsNoStoreIsAnErrorAndStays() throws {
    _ = try container()
    let file = folder.appendingPathComponent("Other.sqlite")
    try Data("SQLite format 3".utf8).write(to: file)
    #expect(throws: (any Error).self) { try container(in: "Other.sqlite") }
    #expect(try Data(contentsOf: file) == Data("SQLite format 3".utf8))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func entitiesWithoutAClassAreReadAndWrittenByTheirNames() throws {
    let context = try container().viewContext
    let made = NSEntityDescription.insertNewObject(forEntityName: "Painting", into: context)
    made.setValue("The Scream", forKey: "name")
    made.setValue(1893, forKey: "year")
    let id = UUID()
    made.setValue(id, forKey: "id")
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Painting")
    request.returnsObjectsAsFaults = false
    // A text finds a UUID, as in a database.
    request.predicate = NSPredicate(format: "id = %@", id.uuidString)
    let results = try context.fetch(request)
    #expect(results.count == 1)
    for result in results as! [NSManagedObject] {
      #expect(result.value(forKey: "name") as? String == "The Scream")
      #expect(result.value(forKey: "year") as? Int == 1893 && result.value(forKey: "image") == nil)
      context.delete(result)
    }
    #expect(try context.count(for: request) == 0)
  }

  @Test func requestsChooseAndOrder() throws {
    let context = try container().viewContext
    for (name, year) in [("b", 3), ("a", 2), ("Ä", 1), ("d", 2)] {
      paint(name, Int32(year), in: context)
    }
    let request: NSFetchRequest<Painting> = Painting.fetchRequest()
    func names(_ format: String, _ arguments: Any?...) throws -> String {
      request.predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 as Any })
      return try context.fetch(request).map { $0.name ?? "" }.joined()
    }
    #expect(try names("TRUEPREDICATE") == "baÄd")
    request.sortDescriptors = [
      NSSortDescriptor(key: "year", ascending: false),
      NSSortDescriptor(keyPath: \Painting.name, ascending: true),
    ]
    #expect(try names("TRUEPREDICATE") == "badÄ")
    #expect(try names("year >= %d AND NOT name = 'b'", 2) == "ad")
    #expect(try names("name CONTAINS[cd] %@", "A") == "aÄ")
    #expect(try names("%K IN %@ || year == 1", "name", ["b", "x"]) == "bÄ")
    #expect(try names("year BETWEEN {1, 2} && name != nil && isSold == NO") == "")
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(try names("TRUEPREDICATE") == "ad")
    request.entityName = "Nothing"
    #expect(throws: (any Error).self) { try context.fetch(request) }
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let context = try container().viewContext
    let (one, other) = (Painter(context: context), Painter(context: context))
    let painting = paint("Whistler", 1871, in: context)
    one.addToWorks(painting)
    #expect(painting.painter === one && one.works?.count == 1)
    painting.painter = other
    #expect(one.works?.count == 0 && other.works?.contains(painting) == true)
    other.removeFromWorks(painting)
    #expect(painting.painter == nil && other.works?.count == 0)
  }

  @Test(arguments: [("Nullify", 1), ("Cascade", 0)])
  func aDeletionDoesToOthersWhatItsRuleSays(_ rule: String, _ left: Int) throws {
    let context = try container(rule).viewContext
    let painter = Painter(context: context)
    painter.name = "Hals"
    let painting = paint("Gypsy", 1630, in: context)
    painter.addToWorks(painting)
    try context.save()
    context.delete(painter)
    #expect(painter.isDeleted && painting.painter == nil || left == 0)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Painting>(entityName: "Painting")) == left)
    #expect(painter.managedObjectContext == nil)
  }

  @Test func aDeletionThatIsDeniedIsNotSaved() throws {
    let context = try container("Deny").viewContext
    let painter = Painter(context: context)
    painter.name = "Hals"
    painter.addToWorks(paint("Gypsy", 1630, in: context))
    try context.save()
    context.delete(painter)
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Painter>(entityName: "Painter")) == 1)
  }

  @Test func anObjectWithoutAValueItNeedsIsNotSaved() throws {
    let context = try container().viewContext
    let painter = Painter(context: context)
    let fault = #expect(throws: NSError.self) { try context.save() }
    #expect(fault?.localizedDescription == "name is a required value." && fault?.code == 1570)
    painter.name = "Hals"
    try context.save()
  }

  @Test func changesAreForgottenOrSavedTogether() throws {
    let context = try container().viewContext
    let painting = paint("Gypsy", 1630, in: context)
    try context.save()
    painting.year = 1
    paint("New", 2, in: context)
    #expect(painting.isUpdated && painting.changedValues().keys.sorted() == ["year"])
    context.rollback()
    #expect(painting.year == 1630 && !context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Painting>(entityName: "Painting")) == 1)
  }

  @Test func aContextBelowSavesIntoTheOneAbove() throws {
    let context = try container().viewContext
    let below = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    below.parent = context
    let painting = paint("Gypsy", 1630, in: below)
    let request = NSFetchRequest<Painting>(entityName: "Painting")
    #expect(try context.count(for: request) == 0)
    try below.save()
    #expect(try context.count(for: request) == 1 && context.hasChanges)
    try context.save()
    painting.year = 5
    try below.save()
    #expect(try context.fetch(request).first?.year == 5)
  }

  @Test func aContextThatWantsItSeesWhatAnotherSaved() throws {
    let container = try container()
    let (shown, background) = (container.viewContext, container.newBackgroundContext())
    let painting = paint("Gypsy", 1630, in: shown)
    try shown.save()
    let request = NSFetchRequest<Painting>(entityName: "Painting")
    try background.fetch(request).first?.year = 7
    try background.save()
    #expect(painting.year == 1630)
    shown.automaticallyMergesChangesFromParent = true
    try background.fetch(request).first?.year = 8
    try background.save()
    #expect(painting.year == 8)
    try background.execute(
      NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Painting")))
    #expect(try background.count(for: request) == 0)
  }

  private final class Listener: NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { heard.append("will") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      heard.append("did \(controller.fetchedObjects?.count ?? -1)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      heard.append(
        "\(type) \((anObject as? Painting)?.name ?? "") \(indexPath?.row ?? -1) \(newIndexPath?.row ?? -1)"
      )
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { heard.append("\(type) section \(sectionInfo.name)") }
  }

  @Test func aControllerSaysWhatBecameOfItsObjects() throws {
    let context = try container().viewContext
    let first = paint("a", 1, in: context)
    let second = paint("b", 2, in: context)
    let request = NSFetchRequest<Painting>(entityName: "Painting")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    try context.save()
    #expect(controller.sections?.first?.numberOfObjects == 2 && listener.heard.isEmpty)
    func heard() throws -> [String] {
      listener.heard = []
      try context.save()
      return listener.heard
    }
    paint("aa", 3, in: context)
    #expect(try heard() == ["will", "insert aa -1 1", "did 3"])
    first.name = "c"
    #expect(try heard() == ["will", "move c 0 2", "did 3"])
    second.year = 9
    #expect(try heard() == ["will", "update b 1 1", "did 3"])
    context.delete(second)
    #expect(try heard() == ["will", "delete b 1 -1", "did 2"])
    #expect(controller.object(at: IndexPath(row: 1, section: 0)) === first)
    #expect(controller.indexPath(forObject: first) == IndexPath(row: 1, section: 0))
  }

  @Test func aControllerGroupsByAPath() throws {
    let context = try container().viewContext
    let request = NSFetchRequest<Painting>(entityName: "Painting")
    request.sortDescriptors = [
      NSSortDescriptor(key: "year", ascending: true),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "year",
      cacheName: nil)
    for (name, year) in [("b", 2), ("a", 1), ("c", 2)] { paint(name, Int32(year), in: context) }
    let listener = Listener()
    try controller.performFetch()
    controller.delegate = listener
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: IndexPath(row: 1, section: 1)).name == "c")
    context.processPendingChanges()
    listener.heard = []
    paint("d", 3, in: context)
    context.processPendingChanges()
    #expect(listener.heard == ["will", "insert section 3", "insert d -1 0", "did 4"])
  }
}
