/// Classes of frameworks that do not exist here, as small replacements in the ported program.
enum StandIns {
  /// Names, and what declares them if a program uses one.
  static let list: [(names: Set<String>, declaration: String)] = [
    (
      ["UIWebView"],
      """
      /// Shows an address instead of its page.
      class UIWebView: UIView {
        weak var delegate: AnyObject?
        var scalesPageToFit = false
        let scrollView = UIScrollView()
        private(set) var request: URLRequest?
        private let address = UILabel()
        func loadRequest(_ request: URLRequest) { (self.request, address.text) = (request, request.url?.absoluteString) }
        func loadHTMLString(_ string: String, baseURL: URL?) { address.text = string }
        func reload() {}
        func stopLoading() {}
        func goBack() {}
        func goForward() {}
        var canGoBack: Bool { false }
        var canGoForward: Bool { false }
        var isLoading: Bool { false }
        override func layoutSubviews() {
          super.layoutSubviews()
          (address.numberOfLines, address.textAlignment, address.textColor) = (0, .center, .systemGray)
          address.frame = bounds
          if address.superview == nil { addSubview(address) }
        }
      }
      """
    ),
    (
      ["WKWebView"],
      """
      /// Shows an address instead of its page.
      class WKWebView: UIView {
        weak var navigationDelegate: AnyObject?
        weak var uiDelegate: AnyObject?
        let scrollView = UIScrollView()
        private(set) var url: URL?
        private let address = UILabel()
        @discardableResult
        func load(_ request: URLRequest) -> AnyObject? {
          (url, address.text) = (request.url, request.url?.absoluteString)
          return nil
        }
        @discardableResult
        func loadHTMLString(_ string: String, baseURL: URL?) -> AnyObject? {
          address.text = string
          return nil
        }
        var isLoading: Bool { false }
        override func layoutSubviews() {
          super.layoutSubviews()
          (address.numberOfLines, address.textAlignment, address.textColor) = (0, .center, .systemGray)
          address.frame = bounds
          if address.superview == nil { addSubview(address) }
        }
      }
      """
    ),
    (
      ["UIAlertView", "UIAlertViewDelegate"],
      """
      protocol UIAlertViewDelegate: AnyObject {
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
      }
      extension UIAlertViewDelegate {
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
      }
      /// A former alert, shown as an alert controller of today.
      class UIAlertView: NSObject {
        var title: String?
        var message: String?
        weak var delegate: AnyObject?
        var tag = 0
        var cancelButtonIndex = -1
        private var titles: [String] = []
        private var shown: UIAlertController?
        override init() {}
        init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...) {
          (self.title, self.message, self.delegate) = (title, message, delegate as AnyObject?)
          if let cancelButtonTitle { (titles, cancelButtonIndex) = ([cancelButtonTitle], 0) }
          titles += otherButtonTitles
        }
        @discardableResult func addButton(withTitle title: String?) -> Int {
          titles.append(title ?? "")
          return titles.count - 1
        }
        func buttonTitle(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
        var numberOfButtons: Int { titles.count }
        var isVisible: Bool { shown?.presentingViewController != nil }
        func show() {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          for (index, title) in titles.enumerated() {
            alert.addAction(UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
              let told = self.delegate as? any UIAlertViewDelegate
              told?.alertView(self, clickedButtonAt: index)
              told?.alertView(self, didDismissWithButtonIndex: index)
            })
          }
          shown = alert
          var top = UIApplication.shared.keyWindow?.rootViewController
          while let next = top?.presentedViewController { top = next }
          top?.present(alert, animated: true)
        }
        func dismiss(withClickedButtonIndex index: Int, animated: Bool) { shown?.dismiss(animated: animated) }
      }
      """
    ),
    (
      ["os_log", "OSLog"],
      """
      /// A log's name; lines go to the standard error.
      struct OSLog: @unchecked Sendable {
        var category = ""
        init(subsystem: String, category: String) { self.category = category }
        private init() {}
        static let `default` = OSLog()
        static let disabled = OSLog()
      }
      struct OSLogType: Equatable, Sendable {
        var name = "default"
        static let `default` = OSLogType(), info = OSLogType(name: "info"), debug = OSLogType(name: "debug")
        static let error = OSLogType(name: "error"), fault = OSLogType(name: "fault")
      }
      func os_log(_ message: String, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {
        let format = message.replacingOccurrences(of: "%{public}", with: "%").replacingOccurrences(of: "%{private}", with: "%")
        let objects = arguments.map { $0 as? CVarArg ?? NSString(string: "\\($0)") }
        FileHandle.standardError.write(Data((String(format: format, arguments: objects) + "\\n").utf8))
      }
      func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: String, _ arguments: Any...) {
        FileHandle.standardError.write(Data((message + "\\n").utf8))
      }
      """
    ),
    (
      ["Logger"],
      """
      /// Writes to the standard error what a program logs.
      struct Logger: Sendable {
        /// A line, whatever may be shown of its values.
        struct Line: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
          struct Privacy: Sendable {
            static let `public` = Privacy(), `private` = Privacy(), sensitive = Privacy(), auto = Privacy()
          }
          struct StringInterpolation: StringInterpolationProtocol {
            var text = ""
            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) { text += literal }
            mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: Privacy = .auto) { text += "\\(value())" }
          }
          let text: String
          init(stringLiteral value: String) { text = value }
          init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
        }
        private var start = ""
        init() {}
        init(subsystem: String, category: String) { start = category + ": " }
        func log(_ line: Line) { FileHandle.standardError.write(Data((start + line.text + "\\n").utf8)) }
        func debug(_ line: Line) { log(line) }
        func trace(_ line: Line) { log(line) }
        func info(_ line: Line) { log(line) }
        func notice(_ line: Line) { log(line) }
        func warning(_ line: Line) { log(line) }
        func error(_ line: Line) { log(line) }
        func critical(_ line: Line) { log(line) }
        func fault(_ line: Line) { log(line) }
      }
      """
    ),
    (
      [
        "PHPhotoLibrary", "PHAsset", "PHAssetCollection", "PHFetchResult", "PHFetchOptions",
        "PHImageManager",
        "PHCachingImageManager", "PHImageRequestOptions", "PHPhotoLibraryChangeObserver",
        "PHAuthorizationStatus",
      ],
      """
      /// An empty library of photos: access is denied and every search is empty.
      enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
      enum PHAccessLevel: Int { case addOnly = 1, readWrite }
      class PHObject: NSObject { var localIdentifier = "" }
      enum PHAssetMediaType: Int { case unknown, image, video, audio }
      class PHAsset: PHObject {
        var creationDate: Date?
        var pixelWidth = 0, pixelHeight = 0
        var duration: TimeInterval = 0
        var mediaType = PHAssetMediaType.image
        class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
        class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
        class func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
        class func fetchAssets(withLocalIdentifiers names: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
      }
      enum PHAssetCollectionType: Int { case album = 1, smartAlbum }
      enum PHAssetCollectionSubtype: Int {
        case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumFavorites = 203, smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, any = 1000
      }
      class PHCollection: PHObject { var localizedTitle: String? }
      class PHAssetCollection: PHCollection {
        class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
      }
      class PHFetchOptions: NSObject {
        var sortDescriptors: [NSSortDescriptor]?
        var predicate: NSPredicate?
        var fetchLimit = 0
        var includeAllBurstAssets = false
      }
      class PHFetchResult<Kind: AnyObject>: NSObject {
        var count: Int { 0 }
        var firstObject: Kind? { nil }
        var lastObject: Kind? { nil }
        func object(at index: Int) -> Kind { fatalError("there are no photos here") }
        subscript(index: Int) -> Kind { object(at: index) }
        func enumerateObjects(_ block: (Kind, Int, UnsafeMutablePointer<Bool>) -> Void) {}
        func objects(at indexes: IndexSet) -> [Kind] { [] }
      }
      enum PHImageContentMode: Int { case aspectFit, aspectFill; static let `default` = PHImageContentMode.aspectFit }
      enum PHImageRequestOptionsDeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
      enum PHImageRequestOptionsResizeMode: Int { case none, fast, exact }
      class PHImageRequestOptions: NSObject {
        var isSynchronous = false, isNetworkAccessAllowed = false
        var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
        var resizeMode = PHImageRequestOptionsResizeMode.fast
      }
      typealias PHImageRequestID = Int32
      class PHImageManager: NSObject {
        private static let shared = PHImageManager()
        class func `default`() -> PHImageManager { shared }
        @discardableResult
        func requestImage(
          for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
          resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
        ) -> PHImageRequestID { resultHandler(nil, nil); return 0 }
        func cancelImageRequest(_ id: PHImageRequestID) {}
      }
      let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
      class PHCachingImageManager: PHImageManager {
        func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
        func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
        func stopCachingImagesForAllAssets() {}
      }
      class PHChange: NSObject {}
      protocol PHPhotoLibraryChangeObserver: AnyObject { func photoLibraryDidChange(_ changeInstance: PHChange) }
      class PHAssetChangeRequest: NSObject {
        @discardableResult
        class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
        class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
        class func deleteAssets(_ assets: Any) {}
      }
      class PHPhotoLibrary: NSObject {
        private static let only = PHPhotoLibrary()
        class func shared() -> PHPhotoLibrary { only }
        class func authorizationStatus() -> PHAuthorizationStatus { .denied }
        class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
        class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { DispatchQueue.main.async { handler(.denied) } }
        class func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { DispatchQueue.main.async { handler(.denied) } }
        func register(_ observer: any PHPhotoLibraryChangeObserver) {}
        func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
        func performChanges(_ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
          changes()
          DispatchQueue.main.async { completionHandler?(false, nil) }
        }
        func performChangesAndWait(_ changes: () -> Void) throws { changes() }
      }
      """
    ),
    (
      ["NSMapTable", "NSHashTable"],
      """
      private final class WeakObject {
        weak var value: AnyObject?
        let kept: AnyObject?
        init(_ value: AnyObject, isWeak: Bool) { (self.value, kept) = (value, isWeak ? nil : value) }
      }
      /// Objects by keys, which are compared by identity; weak ones go with their owners.
      class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
        private var entries: [ObjectIdentifier: (WeakObject, WeakObject)] = [:]
        private let (weakKeys, weakValues): (Bool, Bool)
        private init(_ keys: Bool, _ values: Bool) { (weakKeys, weakValues) = (keys, values) }
        static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, false) }
        static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, false) }
        static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, true) }
        static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }
        private var live: [(KeyType, ObjectType)] {
          entries.values.compactMap { key, value in
            guard let key = key.value as? KeyType, let value = value.value as? ObjectType else { return nil }
            return (key, value)
          }
        }
        var count: Int { live.count }
        func object(forKey key: KeyType?) -> ObjectType? {
          key.flatMap { key in live.first { $0.0 === key }?.1 }
        }
        func setObject(_ object: ObjectType?, forKey key: KeyType?) {
          guard let key else { return }
          entries[ObjectIdentifier(key)] = object.map {
            (WeakObject(key, isWeak: weakKeys), WeakObject($0, isWeak: weakValues))
          }
        }
        func removeObject(forKey key: KeyType?) { if let key { entries[ObjectIdentifier(key)] = nil } }
        func removeAllObjects() { entries = [:] }
        func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\\.0)).objectEnumerator() }
        func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\\.1)).objectEnumerator() }
      }
      /// Objects that are compared by identity; weak ones go with their owners.
      class NSHashTable<ObjectType: AnyObject> {
        private var entries: [ObjectIdentifier: WeakObject] = [:]
        private let isWeak: Bool
        private init(_ isWeak: Bool) { self.isWeak = isWeak }
        static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(true) }
        var allObjects: [ObjectType] { entries.values.compactMap { $0.value as? ObjectType } }
        var count: Int { allObjects.count }
        var anyObject: ObjectType? { allObjects.first }
        func add(_ object: ObjectType?) { if let object { entries[ObjectIdentifier(object)] = WeakObject(object, isWeak: isWeak) } }
        func remove(_ object: ObjectType?) { if let object { entries[ObjectIdentifier(object)] = nil } }
        func removeAllObjects() { entries = [:] }
        func contains(_ object: ObjectType?) -> Bool { object.map { entries[ObjectIdentifier($0)]?.value != nil } ?? false }
      }
      """
    ),
  ]
}
