import Foundation
import UIKit

/// What happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete = 2
  /// It has another place.
  case move = 3
  /// It has other values.
  case update = 4
}

/// Objects whose section has the same name.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// What stands for it in an index: the first letter.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Hears what becomes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before a number of changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object: places before for what is gone or moved, and after for what is new or
  /// has moved.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called after a number of changes.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// Fetches objects, groups them, and says what becomes of them.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  /// What it asks for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where the objects live.
  public let managedObjectContext: NSManagedObjectContext
  /// The path whose values name the sections; nil for one section.
  public let sectionNameKeyPath: String?
  /// Stored: nothing is kept in a file.
  public let cacheName: String?
  /// Hears what changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { listen() } }
  /// The objects; nil before they were fetched.
  open private(set) var fetchedObjects: [ResultType]?
  private var groups: [Group] = []
  private var listener: (any NSObjectProtocol)?
  /// What delegates get: a class for one kind of objects is none for all kinds.
  private lazy var face = NSFetchedResultsController<any NSFetchRequestResult>(
    fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
    managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
    cacheName: nil)

  private struct Group: NSFetchedResultsSectionInfo {
    var name: String
    var members: [NSObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  /// Makes a controller that has fetched nothing.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  deinit { if let listener { NotificationCenter.default.removeObserver(listener) } }

  /// Does nothing: nothing is kept in a file.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects.
  ///
  /// - Throws: if the model has no such entity.
  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    groups = []
    for case let object as NSObject in objects {
      let name = sectionNameKeyPath.map { path in
        KeyPathReading.value(at: path, of: object).map { "\($0)" } ?? ""
      }
      if let last = groups.indices.last, name.map({ $0 == groups[last].name }) ?? true {
        groups[last].members.append(object)
      } else {
        groups.append(Group(name: name ?? "", members: [object]))
      }
    }
    if groups.isEmpty, sectionNameKeyPath == nil { groups = [Group(name: "", members: [])] }
    listen()
  }

  /// The sections; nil before the objects were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : groups }
  /// The first letters of the sections' names.
  open var sectionIndexTitles: [String] { groups.compactMap(\.indexTitle) }
  /// The section that a letter of the index leads to.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// The object at a place.
  ///
  /// - Precondition: There is one.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard groups.indices.contains(indexPath.section),
      groups[indexPath.section].members.indices.contains(indexPath.row),
      let object = groups[indexPath.section].members[indexPath.row] as? ResultType
    else { preconditionFailure("no object at index path \(indexPath)") }
    return object
  }

  /// The place of an object; nil if it was not fetched.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSObject).flatMap { Self.place(of: $0, in: groups) }
  }

  private static func place(of object: NSObject, in groups: [Group]) -> IndexPath? {
    for (section, group) in groups.enumerated() {
      if let row = group.members.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func listen() {
    guard listener == nil, delegate != nil, fetchedObjects != nil else { return }
    listener = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { [weak self] notification in self?.contextDidChange(notification.userInfo ?? [:]) }
  }

  private func contextDidChange(_ words: [AnyHashable: Any]) {
    let before = groups
    var updated = words[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    updated.formUnion(words[NSRefreshedObjectsKey] as? Set<NSManagedObject> ?? [])
    guard (try? performFetch()) != nil, let delegate else { return }
    let after = groups
    let names = (before.map(\.name), after.map(\.name))
    let (was, isNow) = (before.flatMap(\.members), after.flatMap(\.members))
    let (old, new) = (Set(was), Set(isNow))
    let changed = isNow.filter { old.contains($0) && (updated as Set<NSObject>).contains($0) }
    guard was != isNow || !changed.isEmpty || names.0 != names.1 else { return }
    if let objects = fetchedObjects as? [any NSFetchRequestResult] { face.fetchedObjects = objects }
    face.groups = after.map { .init(name: $0.name, members: $0.members) }
    delegate.controllerWillChangeContent(face)
    for (index, group) in before.enumerated() where !names.1.contains(group.name) {
      delegate.controller(face, didChange: group, atSectionIndex: index, for: .delete)
    }
    for (index, group) in after.enumerated() where !names.0.contains(group.name) {
      delegate.controller(face, didChange: group, atSectionIndex: index, for: .insert)
    }
    for object in was where !new.contains(object) {
      delegate.controller(
        face, didChange: object, at: Self.place(of: object, in: before), for: .delete,
        newIndexPath: nil)
    }
    for object in isNow where !old.contains(object) {
      delegate.controller(
        face, didChange: object, at: nil, for: .insert,
        newIndexPath: Self.place(of: object, in: after))
    }
    // What only makes room for others has not moved.
    let kept = was.filter(new.contains)
    let moved = Set(
      isNow.filter(old.contains).difference(from: kept).insertions.map { change in
        switch change {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
      })
    for object in isNow where old.contains(object) {
      let (from, to) = (Self.place(of: object, in: before), Self.place(of: object, in: after))
      let sameSection = from.map { before[$0.section].name } == to.map { after[$0.section].name }
      if moved.contains(object) || !sameSection {
        delegate.controller(face, didChange: object, at: from, for: .move, newIndexPath: to)
      } else if changed.contains(object) {
        delegate.controller(face, didChange: object, at: from, for: .update, newIndexPath: to)
      }
    }
    delegate.controllerDidChangeContent(face)
  }
}
