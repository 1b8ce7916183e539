import Foundation

/// A question with answers, shown as a controller; nobody draws it, and a test or host chooses the
/// answer.
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
  /// Stored: the answer that a return key gives.
  open var preferredAction: UIAlertAction?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

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

  /// What is written on it.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be given; default true.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
