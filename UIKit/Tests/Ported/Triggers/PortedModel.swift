// Written by `dactyl port`: the classes of Core Data models.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreData
import Foundation

public class Folder: NSManagedObject, Identifiable {}

extension Folder {
  public class func fetchRequest() -> NSFetchRequest<Folder> {
    NSFetchRequest(entityName: "Folder")
  }
  public var `name`: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  public var `notes`: NSOrderedSet? {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
  public func addToNotes(_ value: Note) { addManaged(value, to: "notes") }
  public func removeFromNotes(_ value: Note) { removeManaged(value, from: "notes") }
  public func addToNotes(_ value: NSOrderedSet) { addManaged(value, to: "notes") }
  public func removeFromNotes(_ value: NSOrderedSet) { removeManaged(value, from: "notes") }
}

extension Every {
  public class func fetchRequest() -> NSFetchRequest<Every> { NSFetchRequest(entityName: "Every") }
  public var `a`: Int32 {
    get { managedValue("a") }
    set { setManagedValue(newValue, "a") }
  }
  public var `b`: NSNumber? {
    get { managedValue("b") }
    set { setManagedValue(newValue, "b") }
  }
  public var `c`: NSDecimalNumber? {
    get { managedValue("c") }
    set { setManagedValue(newValue, "c") }
  }
  public var `d`: Double {
    get { managedValue("d") }
    set { setManagedValue(newValue, "d") }
  }
  public var `e`: Float {
    get { managedValue("e") }
    set { setManagedValue(newValue, "e") }
  }
  public var `f`: Bool {
    get { managedValue("f") }
    set { setManagedValue(newValue, "f") }
  }
  public var `g`: Date? {
    get { managedValue("g") }
    set { setManagedValue(newValue, "g") }
  }
  public var `h`: Data? {
    get { managedValue("h") }
    set { setManagedValue(newValue, "h") }
  }
  public var `id`: UUID? {
    get { managedValue("id") }
    set { setManagedValue(newValue, "id") }
  }
  public var `j`: URL? {
    get { managedValue("j") }
    set { setManagedValue(newValue, "j") }
  }
  public var `k`: [String]? {
    get { managedValue("k") }
    set { setManagedValue(newValue, "k") }
  }
  public var `default`: NSObject? {
    get { managedValue("default") }
    set { setManagedValue(newValue, "default") }
  }
}

public class Special: Every, Identifiable {}

extension Special {
  public class func fetchRequest() -> NSFetchRequest<Special> {
    NSFetchRequest(entityName: "Special")
  }
}
