import Foundation

/// Lists the program's documents, and makes new ones.
///
/// The documents are the files in the program's folder for documents, the newest first.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  /// How a new document gets to its place.
  public enum ImportMode: UInt, Hashable, Sendable {
    /// There is none, it is copied, or it is moved.
    case none, copy, move
  }

  /// Makes documents and hears of the ones that are picked; held weakly.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// True shows a button for new documents; default true.
  open var allowsDocumentCreation = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Stored: whether several documents can be picked.
  open var allowsPickingMultipleItems = false
  /// Stored: the looks of the browser.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Stored: buttons of the program beside those of the browser.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Stored: buttons of the program beside those of the browser.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The endings of the files that are listed; empty for all.
  public let allowedContentTypes: [String]

  /// Looks of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    /// The available looks.
    case white, light, dark
  }

  private var files: [URL] = []
  private let list = UITableView(frame: .zero, style: .plain)
  private let bar = UINavigationBar()
  private let bareItem = UINavigationItem(title: "Documents")

  /// A browser of files.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser from an archive.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Makes the list.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    bar.items = [bareItem]
    (list.dataSource, list.delegate) = (self, self)
    view.addSubview(list)
    view.addSubview(bar)
  }

  /// Reads the folder again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  /// Places the list below the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
    list.frame = CGRect(
      x: 0, y: top + 44, width: view.bounds.width, height: view.bounds.height - top - 44)
    bareItem.rightBarButtonItem =
      allowsDocumentCreation
      ? UIBarButtonItem(
        barButtonSystemItem: .add, target: self,
        action: Selector("create(_:)", UIDocumentBrowserViewController.create)) : nil
  }

  private static var folder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }

  private func refresh() {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: UIDocumentBrowserViewController.folder,
        includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles))
      ?? []
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    files = found.sorted { (date($0), $0.path) > (date($1), $1.path) }
    list.reloadData()
  }

  func create(_ sender: Any?) {
    guard let delegate else { return }
    delegate.documentBrowser(self) { [weak self] made, mode in
      guard let self, let made else { return }
      importDocument(at: made, nextToDocumentAt: made, mode: mode) { [weak self] placed, error in
        guard let self else { return }
        if let placed {
          self.delegate?.documentBrowser(
            self, didImportDocumentAt: made, toDestinationURL: placed)
        } else {
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: made, error: error)
        }
      }
    }
  }

  /// Copies or moves a file into the folder for documents, under a name that is free.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let manager = FileManager.default
    let folder = UIDocumentBrowserViewController.folder
    let (name, type) = (
      documentURL.deletingPathExtension().lastPathComponent, documentURL.pathExtension
    )
    var place = folder.appendingPathComponent(documentURL.lastPathComponent)
    var number = 2
    while manager.fileExists(atPath: place.path), place != documentURL {
      place = folder.appendingPathComponent("\(name) \(number)").appendingPathExtension(type)
      number += 1
    }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      switch importMode {
      case .none: place = documentURL
      case .copy: try manager.copyItem(at: documentURL, to: place)
      case .move: try manager.moveItem(at: documentURL, to: place)
      }
      refresh()
      completion(place, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Shows a document in the list, and hands it on.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    refresh()
    completion?(url, nil)
  }

  /// The number of documents.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  /// A row with a document's name.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "file")
      ?? UITableViewCell(style: .default, reuseIdentifier: "file")
    cell.textLabel?.text = files[indexPath.row].deletingPathExtension().lastPathComponent
    cell.imageView?.image = UIImage(systemName: "doc")
    return cell
  }

  /// Tells the delegate of the document that was picked.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.documentBrowser(self, didPickDocumentsAt: [files[indexPath.row]])
    delegate?.documentBrowser(self, didPickDocumentURLs: [files[indexPath.row]])
  }
}

/// Makes documents and hears of the ones that are picked; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// The user wants a new document: make a file, and call the handler with it and how to place it.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// The user picked documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The user picked documents, as programs before iOS 12 hear of it.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// A new document is in its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A new document could not be placed.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Makes nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
