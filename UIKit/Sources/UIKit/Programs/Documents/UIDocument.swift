import Foundation

/// A file that a program reads and writes as a whole.
///
/// A subclass gives the content as `Data` and takes it. Reading and writing take no time here; changes
/// are saved when the document closes, or when the program says so.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What a document is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and nothing is wrong.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// Changed elsewhere; never here.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It must not be edited now; never here.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being read or written; never here.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Why a document is saved.
  public enum SaveOperation: Int, Hashable, Sendable {
    /// For the first time.
    case forCreating
    /// In place of what is there.
    case forOverwriting
  }

  /// What has become of a change.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// Something was changed, taken back or made again, or all changes were dropped.
    case done, undone, redone, cleared
  }

  /// The file.
  public private(set) var fileURL: URL
  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: its ending.
  open var fileType: String? { fileURL.pathExtension }
  /// What the document is at the moment.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// True if there are changes that are not saved.
  open private(set) var hasUnsavedChanges = false
  /// Undoes and redoes; each change that it knows is one of the document.
  open var undoManager: UndoManager! = UndoManager()
  /// Stored: when the file was changed.
  open var fileModificationDate: Date?

  /// A document of a file, which need not exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The content to write: `Data`; a subclass overrides this.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Takes the content that was read, `Data`; a subclass overrides this.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads the file; calls `handleError(_:userInteractionPermitted:)` on failure.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt {
      try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
    }
    if isRead { documentState = .normal }
    completionHandler?(isRead)
  }

  /// Writes the content to a file, which the document is from then on.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = attempt {
      let contents = try contents(forType: fileType ?? "")
      try writeContents(contents, to: url, for: saveOperation)
    }
    if isSaved {
      fileURL = url
      hasUnsavedChanges = false
      documentState = .normal
    } else {
      documentState.insert(.savingError)
    }
    completionHandler?(isSaved)
  }

  /// Writes content to a file; the default takes `Data`.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// The attributes with which a file is written: none.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Saves changes and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    func end(_ isSaved: Bool) {
      if isSaved { documentState = .closed }
      completionHandler?(isSaved)
    }
    guard hasUnsavedChanges else { return end(true) }
    autosave(completionHandler: end)
  }

  /// Saves changes, if there are any.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Says that something was changed, or that there are no changes any more.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Reads a file in place of what is open.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(
      attempt { try load(fromContents: Data(contentsOf: url), ofType: fileType) })
  }

  /// Hears what went wrong; the default does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  /// Posted when `documentState` changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}

/// The name before Swift 4.2.
public typealias UIDocumentState = UIDocument.State
/// The name before Swift 4.2.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The name before Swift 4.2.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind

extension URLResourceKey {
  /// The pictures of a file, by their sizes.
  public static let thumbnailDictionaryKey = URLResourceKey(
    rawValue: "NSURLThumbnailDictionaryKey")
}

/// A size of a file's picture.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A size with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 1024 pixels wide and high.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
