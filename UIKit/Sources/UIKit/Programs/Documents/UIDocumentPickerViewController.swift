import Foundation

/// Lists the program's documents and Cancel; for places outside the program there is nothing else.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Hears of the choice; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored: whether several documents can be picked.
  open var allowsMultipleSelection = false
  /// Stored: whether the endings of files are shown.
  open var shouldShowFileExtensions = false
  /// Stored: the folder that is shown first.
  open var directoryURL: URL?
  /// What the program does with the document.
  public let documentPickerMode: UIDocumentPickerMode
  private let handedOut: [URL]
  private var sheet: UIAlertController?

  /// Picks a document of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentPickerMode, handedOut) = (mode, [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Hands a document of the program to others.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Hands documents of the program to others.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentPickerMode, handedOut) = (mode, urls)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Hands documents of the program to others.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// A picker from an archive.
  public required init?(coder: NSCoder) {
    (documentPickerMode, handedOut) = (.import, [])
    super.init(coder: coder)
  }

  /// Makes the sheet.
  open override func loadView() {
    let sheet = UIAlertController(
      title: "Documents",
      message: handedOut.isEmpty ? nil : "There is no place outside the program.",
      preferredStyle: .actionSheet)
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
    for file in found.sorted(by: { $0.path < $1.path }) where handedOut.isEmpty {
      sheet.addAction(
        UIAlertAction(title: file.lastPathComponent, style: .default) { [weak self] _ in
          self?.finish([file])
        })
    }
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish([]) })
    self.sheet = sheet
    view = sheet.view
  }

  /// Ends the picker as a user would; no document cancels.
  public func finish(_ urls: [URL]) {
    let delegate = delegate
    dismiss(animated: true) { [self] in
      if urls.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
        delegate?.documentPicker(self, didPickDocumentAt: urls[0])
      }
    }
  }
}

/// What a program does with a document that is picked.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Takes a copy, opens it, hands out a copy, or moves it out.
  case `import`, open, exportToService, moveToService
}

/// Hears of the choice in a picker of documents; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The user picked documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user picked a document, as programs before iOS 11 hear of it.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
