import Foundation

/// An object that can write itself as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform types of the data it can write, the most exact first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the data of a type and calls the handler with it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform types of the data it can read, the most exact first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see an item.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// The circle of programs; there is only one here.
  case all, team, group, ownProcess
}

/// Carries objects from a drag to a drop.
///
/// An object of the wanted class arrives as it is; other classes read the data that it writes.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var objects: [any NSItemProviderWriting] = []
  private var loaders: [(type: String, load: Loader)] = []
  /// Stored: a name for a file with the item.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of data of one type; nil data is an error for the reader.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    } else if let typeIdentifier {
      let data = (item as? NSData).map { Data(referencing: $0) }
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
        $0(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
        return nil
      }
    }
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      loaders.append(
        (
          name,
          { object.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: $0) }
        ))
    }
  }

  /// Adds data that a closure loads.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { loaders.append((typeIdentifier, loadHandler)) }

  /// The types of its data in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

  /// True if it has data of a type or of a more exact one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(of: typeIdentifier) != nil
  }

  private func loader(of type: String) -> (type: String, load: Loader)? {
    loaders.first { UniformType.conforms($0.type, to: type) }
  }

  /// True if an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    held(aClass) != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains { loader(of: $0) != nil }
  }

  /// Loads an object of a class; calls the handler at once unless the data takes time.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = held(aClass) {
      completionHandler(object, nil)
      return .done
    }
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let loader = types.lazy.compactMap({ self.loader(of: $0) }).first else {
      completionHandler(nil, CocoaError(.fileReadUnsupportedScheme))
      return .done
    }
    let loading = Loading()
    let progress = loader.load { loading.finish(with: $0, $1) }
    loading.whenFinished { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: loader.type)
        completionHandler(object, nil)
      } catch { completionHandler(nil, error) }
    }
    return progress ?? .done
  }

  /// Loads the data of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loader(of: typeIdentifier) else {
      completionHandler(nil, CocoaError(.fileReadUnsupportedScheme))
      return .done
    }
    return loader.load(completionHandler) ?? .done
  }

  /// The object of a class, if one was registered.
  private func held(_ wanted: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func find<Object: NSItemProviderReading>(_ type: Object.Type) -> Object? {
      objects.lazy.compactMap { $0 as? Object }.first
    }
    return find(wanted)
  }
}

extension NSItemProvider {
  /// True if a value such as a String can be loaded.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value such as a String.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let value = (object as? Value._ObjectiveCType).map {
        Value._unconditionallyBridgeFromObjectiveC($0)
      }
      completionHandler(value, error)
    }
  }
}

extension Progress {
  /// What is complete already.
  static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// Data that comes from any thread, at once or later.
private final class Loading: @unchecked Sendable {
  private typealias Handler = @MainActor (Data?, (any Error)?) -> Void
  private let lock = NSLock()
  private var result: (data: Data?, error: (any Error)?)?
  private var handler: Handler?

  func finish(with data: Data?, _ error: (any Error)?) {
    lock.lock()
    defer { lock.unlock() }
    guard result == nil else { return }
    result = (data, error)
    guard handler != nil else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.callHandler() } }
  }

  /// Calls the handler: now if the data is there.
  @MainActor func whenFinished(_ handler: @escaping @MainActor (Data?, (any Error)?) -> Void) {
    let isFinished = lock.withLock {
      self.handler = handler
      return result != nil
    }
    if isFinished { callHandler() }
  }

  @MainActor private func callHandler() {
    let (result, handler) = lock.withLock {
      defer { self.handler = nil }
      return (self.result, self.handler)
    }
    if let result { handler?(result.data, result.error) }
  }
}
