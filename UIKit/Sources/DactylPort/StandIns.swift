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
      [
        "NSPersistentContainer", "NSManagedObjectContext", "NSManagedObjectModel",
        "NSPersistentStoreCoordinator",
      ],
      """
      // Core Data's stack as Xcode's template has it: nothing is stored, so there is never a change to save.
      let NSSQLiteStoreType = "SQLite"
      let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
      let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
      enum NSManagedObjectContextConcurrencyType { case mainQueueConcurrencyType, privateQueueConcurrencyType }
      class NSManagedObjectContext: NSObject {
        var hasChanges: Bool { false }
        var persistentStoreCoordinator: NSPersistentStoreCoordinator?
        var automaticallyMergesChangesFromParent = false
        init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {}
        func save() throws {}
      }
      class NSManagedObjectModel: NSObject {
        init?(contentsOf url: URL) {}
      }
      class NSPersistentStoreCoordinator: NSObject {
        init(managedObjectModel model: NSManagedObjectModel) {}
        @discardableResult
        func addPersistentStore(ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]?) throws -> NSObject {
          NSObject()
        }
      }
      class NSPersistentStoreDescription: NSObject {}
      class NSPersistentContainer: NSObject {
        let viewContext = NSManagedObjectContext()
        let name: String
        init(name: String) { self.name = name }
        func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
          completionHandler(NSPersistentStoreDescription(), nil)
        }
      }
      """
    ),
  ]
}
