// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreData
import UIKit

public class Note: NSManagedObject {
  public class func fetchRequest() -> NSFetchRequest<Note> {
    return NSFetchRequest<Note>(entityName: "Note")
  }

  public var text: String? {
    get { managedValue("text") }
    set { setManagedValue(newValue, "text") }
  }  // may be missing
  public var pages: Int16 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
  dynamic var folder: Folder? {
    get { managedValue("folder") }
    set { setManagedValue(newValue, "folder") }
  }
}

public class Every: NSManagedObject {}
