import Foundation

/// Searches content and shows the results.
///
/// Editing begins the search: the scope bar and a cancel button show, and the results' controller
/// lies below the search bar while there is a search text.
@preconcurrency @MainActor
open class UISearchController: UIViewController, BarSearch {
  /// The search field.
  public let searchBar = UISearchBar(frame: .zero)
  /// The object that hears of the search text; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that hears of the search's beginning and end; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Stored: whether content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored: whether content is dimmed, in the words before iOS 9.1.
  open var dimsBackgroundDuringPresentation = true
  /// Stored: whether the navigation bar hides during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// True during a search.
  open var isActive = false { didSet { if isActive != oldValue { changeActivity() } } }
  /// Shows the results.
  public let searchResultsController: UIViewController?

  /// A search controller with a controller for the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// A search controller from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  /// The text or the scope changed.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  private func changeActivity() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    searchBar.showsCancelButton = isActive
    searchBar.showsScopeBar = isActive && searchBar.scopeButtonTitles?.isEmpty == false
    searchBar.bounds.size.height = searchBar.intrinsicContentSize.height
    (searchBar.superview as? UINavigationBar)?.noteHeight?()
    if let table = searchBar.superview as? UITableView, table.tableHeaderView === searchBar {
      // The table measures its header again.
      table.tableHeaderView = searchBar
      if isActive {
        table.contentOffset = CGPoint(x: 0, y: -table.adjustedContentInset.top)
      }
      table.layoutIfNeeded()
    }
    if isActive {
      searchBar.searchTextField.becomeFirstResponder()
    } else {
      searchBar.text = ""
      searchBar.searchTextField.resignFirstResponder()
    }
    update()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  private func showResults() {
    guard let results = searchResultsController?.view else { return }
    guard isActive, searchBar.searchTextField.hasText, let window = searchBar.window,
      let root = window.rootViewController?.view
    else { return results.removeFromSuperview() }
    let bar = searchBar.convert(searchBar.bounds, to: root)
    results.frame = CGRect(
      x: 0, y: bar.maxY, width: root.bounds.width, height: max(root.bounds.height - bar.maxY, 0))
    if results.superview !== root { root.addSubview(results) }
  }
}

/// Hears of a search's beginning and end; every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search bar takes the controller's place; never called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Hears of the search text.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search text changed.
  func updateSearchResults(for searchController: UISearchController)
}
