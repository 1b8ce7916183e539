import Foundation

/// What stands in a bar; there are no bars, and a test or host presses their buttons.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Stored: what is written on it.
  open var title: String?
  /// Stored: the picture on it.
  open var image: UIImage?
  /// Whether it can be pressed; default true.
  open var isEnabled = true
  /// Stored: a number of the owner's choice.
  open var tag = 0

  /// An item without anything on it.
  public override init() { super.init() }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What a button looks like.
  public enum Style: Int, Hashable, Sendable {
    /// As others.
    case plain
    /// As one that ends something.
    case done = 2
  }

  /// What the system draws on buttons.
  public enum SystemItem: Int, Hashable, Sendable {
    /// What the system draws.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  }

  /// Who is told of a press; held weakly.
  open weak var target: AnyObject?
  /// What is called.
  open var action: Selector?
  /// What a press runs.
  open var primaryAction: UIAction?
  /// Stored: what the button looks like.
  open var style = Style.plain
  /// Stored: the view in the button's place.
  open var customView: UIView?
  /// Stored: how wide it is.
  open var width: CGFloat = 0
  /// Stored: its colour.
  open var tintColor: UIColor?

  /// A button with a word.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button as the system has it.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) { self.init(title: "\(systemItem)", style: .plain, target: target, action: action) }

  /// A button as the system has it, with what a press runs.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Presses the button as a finger would.
  public func press() {
    guard isEnabled else { return }
    primaryAction?.run(from: self)
    if let action, let target { action.perform(on: target, sender: self) }
  }
}

/// What a controller would have in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Stored: what is written in the middle.
  open var title: String?
  /// Stored: what is written above it.
  open var prompt: String?
  /// Stored: the view in the middle.
  open var titleView: UIView?
  /// Stored: whether there is no button to go back.
  open var hidesBackButton = false
  /// Stored: the button to come back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// What a controller would have in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Stored: what is written on the item's corner.
  open var badgeValue: String?

  /// An item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

extension UIViewController {
  /// What the controller would have in a navigation bar.
  public var navigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    barItems.navigation = item
    return item
  }

  /// What the controller would have in a tab bar.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = barItems.tab { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      barItems.tab = item
      return item
    }
    set { barItems.tab = newValue }
  }
}

/// What a controller would have in bars, once it is asked for.
struct BarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
}
