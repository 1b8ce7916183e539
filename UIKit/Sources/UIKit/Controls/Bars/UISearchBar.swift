import Foundation

/// Hears of the text and the state of a search field.
@MainActor
protocol BarSearch: AnyObject {
  /// True during a search.
  var isActive: Bool { get set }
  /// The text or the scope changed.
  func update()
}

/// A search field.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The object that hears of editing; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field.
  public let searchTextField = UITextField(frame: .zero)
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the search text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Stored: the text above the field.
  open var prompt: String?
  /// True shows a cancel button, which tells the delegate; default false.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scope bar below the field.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: place, animated: false)
      }
      scopes.selectedSegmentIndex = 0
    }
  }
  /// The selected title of the scope bar.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// True shows the scope bar; default false.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }
  /// The controller that searches; it owns the bar.
  /// The search that this field begins and ends.
  weak var search: (any BarSearch)?
  private let scopes = UISegmentedControl(items: [])
  private let cancel = UIButton(type: .system)
  /// Stored: the bar's colour.
  open var barTintColor: UIColor?
  /// Stored: the look of the bar.
  open var searchBarStyle = Style.default
  /// Stored: the background image.
  open var backgroundImage: UIImage?
  /// Stored: the brightness of the bar.
  open var barStyle = UIBarStyle.default
  /// Stored: whether the bar is translucent.
  open var isTranslucent = true
  /// The field's keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The field's return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Stored: whether the return key needs a text.
  open var enablesReturnKeyAutomatically = true
  /// Stored: which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored: whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored: whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored: whether a button shows results.
  open var showsSearchResultsButton = false
  /// Stored: whether a button shows bookmarks.
  open var showsBookmarkButton = false
  /// Stored: the image behind the scope bar.
  open var scopeBarBackgroundImage: UIImage?
  /// Stored: how far the field is moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Stored: how far the text is moved.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// The symbols of a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The available symbols.
    case search, clear, bookmark, resultsList
  }

  /// Does nothing: sets a symbol.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Does nothing: sets the image behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: sets the image behind the field.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Does nothing: moves a symbol.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Does nothing: sets the image behind a scope's button.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Does nothing: sets the image between scopes' buttons.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
  /// Does nothing: sets the attributes of scopes' titles.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Stored: looks of a search bar.
  public enum Style: UInt, Hashable, Sendable {
    /// The available looks.
    case `default`, prominent, minimal
  }

  /// A search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A search bar from an archive.
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
        search?.update()
      }, for: .editingChanged)
    searchTextField.borderStyle = .roundedRect
    searchTextField.clearButtonMode = .always
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        search?.isActive = false
      }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        search?.update()
      }, for: .valueChanged)
    for part in [searchTextField, cancel, scopes] { addSubview(part) }
  }

  /// Sets if a cancel button shows.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places the field, the cancel button and the scope bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    cancel.isHidden = !showsCancelButton
    scopes.isHidden = !showsScopeBar
    let scope: CGFloat = showsScopeBar ? 40 : 0
    let field = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - scope)
      .insetBy(dx: 8, dy: 10)
    searchTextField.frame = field
    if showsCancelButton { searchTextField.frame.size.width -= 68 }
    cancel.frame = CGRect(x: field.maxX - 64, y: field.minY, width: 64, height: field.height)
    scopes.frame = CGRect(x: 8, y: bounds.height - 36, width: field.width, height: 30)
  }

  /// Starts editing.
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
    search?.isActive = true
  }
  /// Asks the delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Asks the delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  /// Allows it.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Tells the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Tells the delegate that the user searches.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 96 : 56)
  }
}

/// Hears of editing in a search bar; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// True if editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing started.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// True if editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// True if the replacement may happen.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The user searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user cancelled.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user selected another title of the scope bar.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
