import Foundation

/// The actions of a swipe on a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge inwards.
  public let actions: [UIContextualAction]
  /// True if a swipe across the row performs the first action; default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action of a swipe on a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs the action, then calls the last argument with true if it succeeded.
  ///
  /// The other arguments are the action and the row.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case normal
    /// An action that deletes data.
    case destructive
  }

  /// The style.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The button's background colour.
  open var backgroundColor: UIColor!
  /// The button's image.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? UIColor.systemRed : UIColor.systemGray
    super.init()
  }
}

/// One action of a swipe on a row, from before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes data.
    case destructive
    /// An ordinary action.
    case normal
    /// The default style: destructive.
    public static let `default` = Style.destructive
  }

  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background colour; nil takes the style's.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The buttons beside a swiped row's content, and how far they are open.
@MainActor
final class SwipedActions {
  let configuration: UISwipeActionsConfiguration
  let isTrailing: Bool
  /// The offset of the content to the right, in points.
  var shift: CGFloat = 0
  private var buttons: [UIButton] = []

  init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
    self.configuration = configuration
    self.isTrailing = isTrailing
  }

  var width: CGFloat { buttons.reduce(0) { $0 + SwipedActions.width(of: $1) } }

  /// Adds the buttons behind the content; a tap calls `press` with the action.
  func show(in cell: UITableViewCell, press: @escaping (UIContextualAction) -> Void) {
    for action in configuration.actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.tintColor = .white
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
