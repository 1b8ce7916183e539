import Foundation

/// A pasteboard within this program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A pasteboard's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A pasteboard's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private static var named: [Name: UIPasteboard] = [:]

  /// The pasteboard that the edit menu uses.
  public static let general = UIPasteboard(.general)
  /// The pasteboard's name.
  public let name: Name
  /// The copied items, each as values by type identifier.
  open var items: [[String: Any]] = [] { didSet { noteChange() } }
  /// The number of changes.
  open private(set) var changeCount = 0
  /// Stored: whether the pasteboard stays when the program ends.
  open private(set) var isPersistent = false

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard with a name, a new one if there is none and it may be created.
  public convenience init?(name: Name, create: Bool) {
    guard create || UIPasteboard.named[name] != nil else { return nil }
    self.init(name)
    items = UIPasteboard.named[name]?.items ?? []
    UIPasteboard.named[name] = self
  }

  /// An empty pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Empties the pasteboard with a name.
  open class func remove(withName name: Name) { named.removeValue(forKey: name)?.items = [] }

  private func noteChange() {
    changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// Posted when the content of a pasteboard changed.
  public static let changedNotification = Notification.Name("UIPasteboardChanged")

  // MARK: Values by kind

  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  /// The first text; setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]? {
    get { all(Kind.text) }
    set { set(newValue, Kind.text) }
  }
  /// The first image; setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images.
  open var images: [UIImage]? {
    get { all(Kind.image) }
    set { set(newValue, Kind.image) }
  }
  /// The first colour; setting it replaces everything.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours.
  open var colors: [UIColor]? {
    get { all(Kind.color) }
    set { set(newValue, Kind.color) }
  }
  /// The first address; setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all(Kind.url) }
    set { set(newValue, Kind.url) }
  }
  /// True if there is text.
  open var hasStrings: Bool { strings != nil }
  /// True if there is an image.
  open var hasImages: Bool { images != nil }
  /// True if there is a colour.
  open var hasColors: Bool { colors != nil }
  /// True if there is an address.
  open var hasURLs: Bool { urls != nil }

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
    static let url = "public.url"
  }

  // MARK: Items

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// True if the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Replaces the items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// The first item's data of a type; the bytes of a text.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// How long and where items stay.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored: the date at which items go.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// Stored: whether items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
