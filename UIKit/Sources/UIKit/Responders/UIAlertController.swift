import Foundation

/// A question with answers, shown as a controller with a button for each; a test or host can choose
/// the answer, too.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What a question looks like.
  public enum Style: Int, Hashable, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What is asked, in more words.
  open var message: String?
  /// What the question looks like.
  public private(set) var preferredStyle = Style.actionSheet
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// What can be typed, from the top; nil for nothing.
  open private(set) var textFields: [UITextField]?
  /// Stored: the answer that a return key gives; it stands out.
  open var preferredAction: UIAlertAction?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Makes the card with the answers.
  open override func loadView() { view = AlertView(self) }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.controller = self
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a line to be typed in.
  ///
  /// - Parameter configurationHandler: is handed the line, to say what it is for.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Gives an answer as a finger would: the question goes away, then the answer's closure is
  /// called.
  public func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    if let presentingViewController {
      presentingViewController.dismiss(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
    }
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an answer means.
  public enum Style: Int, Hashable, Sendable {
    /// Anything.
    case `default`
    /// Nothing is done.
    case cancel
    /// Something is lost.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The meaning.
  public let style: Style
  /// Whether it can be given; default true.
  open var isEnabled = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
  weak var controller: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
