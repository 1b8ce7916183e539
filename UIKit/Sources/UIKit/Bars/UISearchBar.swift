import Foundation

/// A field to look for something with.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// Who is told; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UITextField(frame: .zero)
  /// What is looked for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown in place of no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Stored: what stands above it.
  open var prompt: String?
  /// Stored: whether there is a button to give up.
  open var showsCancelButton = false
  /// Stored: its colour.
  open var barTintColor: UIColor?
  /// Stored: how heavy it looks.
  open var searchBarStyle = Style.default
  /// Stored: the picture behind it.
  open var backgroundImage: UIImage?

  /// Stored: how heavy it looks.
  public enum Style: UInt, Hashable, Sendable {
    /// One of the looks.
    case `default`, prominent, minimal
  }

  /// A field with a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Says whether there is a button to give up.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  /// Begins to edit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Asks the delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Tells the delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }
  /// Tells the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Tells the delegate that the search is on.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  /// As high as every such bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// Is told what is looked for; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// True if editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed by typing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is on.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// It was given up; never called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Looks for something in content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar(frame: .zero)
  /// Who is told; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Stored: whether content is darkened meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored: whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether something is looked for.
  open var isActive: Bool {
    get { searchBar.searchTextField.isEditing }
    set {
      if newValue { searchBar.becomeFirstResponder() } else { searchBar.resignFirstResponder() }
    }
  }
  /// Shows what is found.
  public let searchResultsController: UIViewController?

  /// Looks for something.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { searchResultsUpdater?.updateSearchResults(for: self) }
      }, for: .editingChanged)
  }

  /// Looks for something.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Is told what is looked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Something else is looked for.
  func updateSearchResults(for searchController: UISearchController)
}
