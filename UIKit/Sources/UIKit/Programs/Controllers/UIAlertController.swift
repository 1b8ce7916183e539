import Foundation

/// An alert or action sheet with a button for each action.
///
/// A host or test can choose an action with ``choose(_:)``.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// A sheet at the bottom.
    case actionSheet
    /// A card in the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The alert's style.
  public private(set) var preferredStyle = Style.actionSheet
  /// The actions in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields from top to bottom; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The action that the alert emphasises.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Creates the alert's card.
  open override func loadView() { view = AlertView(self) }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.controller = self
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: configures the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Chooses an action as a finger would: dismisses the alert, then calls the action's closure.
  public func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    if let presentingViewController {
      presentingViewController.dismiss(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
    }
  }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// Cancels the alert without changes.
    case cancel
    /// May delete or change data.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// True if the user can choose it; default true.
  open var isEnabled = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
  weak var controller: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
