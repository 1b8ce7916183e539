import Foundation

/// What a swipe on a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row does the first action; default true.
  open var performsFirstActionWithFullSwipe = true

  /// What a swipe offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe on a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What is done: the action, the view it came from, and what to call at the end with whether it
  /// was done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// The meaning of an action.
  public enum Style: Int, Hashable, Sendable {
    /// Anything.
    case normal
    /// Something is lost.
    case destructive
  }

  /// The meaning.
  public let style: Style
  /// What is done.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// Stored: its colour.
  open var backgroundColor: UIColor!
  /// Stored: the picture on it.
  open var image: UIImage?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? UIColor.red : UIColor.gray
    super.init()
  }
}

/// An action that a swipe on a row offers, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Hashable, Sendable {
    /// Something is lost.
    case destructive
    /// Anything.
    case normal
    /// As the system has it.
    public static let `default` = Style.destructive
  }

  /// The meaning.
  public let style: Style
  /// The title.
  open var title: String?
  /// Stored: its colour.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The buttons of swipe actions beside a row's content, and how far they are open.
@MainActor
final class SwipedActions {
  let configuration: UISwipeActionsConfiguration
  let isTrailing: Bool
  /// How far the content has moved to the right, in points.
  var shift: CGFloat = 0
  private var buttons: [UIButton] = []

  init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
    self.configuration = configuration
    self.isTrailing = isTrailing
  }

  /// How wide all buttons are.
  var width: CGFloat { buttons.reduce(0) { $0 + SwipedActions.width(of: $1) } }

  /// Puts the buttons behind the content; a press calls a body with its action.
  func show(in cell: UITableViewCell, press: @escaping (UIContextualAction) -> Void) {
    for action in configuration.actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in press(action) }, for: .touchUpInside)
      cell.insertSubview(button, at: 0)
      buttons.append(button)
    }
  }

  func remove() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
  }

  func place(in cell: UITableViewCell) {
    var edge = isTrailing ? cell.bounds.width : 0
    for button in buttons {
      let width = SwipedActions.width(of: button)
      button.frame = CGRect(
        x: isTrailing ? edge - width : edge, y: 0, width: width, height: cell.bounds.height)
      edge += isTrailing ? -width : width
    }
  }

  private static func width(of button: UIButton) -> CGFloat {
    max(74, button.intrinsicContentSize.width + 30)
  }
}
