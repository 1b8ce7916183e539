// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreData

@objc(Note)
public class Note: NSManagedObject {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
    return NSFetchRequest<Note>(entityName: "Note")
  }

  @NSManaged public var text: String?  // may be missing
  @NSManaged public var pages: Int16
  @NSManaged dynamic var folder: Folder?
}

public class Every: NSManagedObject {}
