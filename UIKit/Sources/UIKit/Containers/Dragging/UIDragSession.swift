import Foundation

/// What a drag and a drop share: the items and the finger.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// True if the source lets items be moved.
  var allowsMoveOperation: Bool { get }
  /// True if the source keeps the items within its program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The finger's place in a view.
  func location(in view: UIView) -> CGPoint
  /// True if an item has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// True if an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the program keeps with the drag.
  var localContext: Any? { get set }
}

/// A drag as the views under the finger see it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which always comes from this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Stored: how loading shows its progress.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads the items of a class and calls the closure with all of them.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// True if an item can be loaded as a value such as a String.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads items as values such as Strings.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}

/// How loading shows its progress.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all, or as the system likes.
  case none, `default`
}

/// What a drop does with the items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing; the items go back.
  case cancel
  /// Nothing, though the view usually takes such items.
  case forbidden
  /// The items are also at the new place.
  case copy
  /// The items are only at the new place.
  case move
}

/// What a view would do if the items were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// What the drop does.
  public let operation: UIDropOperation
  /// Stored: true for a place finer than a finger sees.
  open var isPrecise = false
  /// Stored: true keeps the previews at full size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// A copy of the proposal.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init(operation: operation)
    (other.isPrecise, other.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return other
  }
}
