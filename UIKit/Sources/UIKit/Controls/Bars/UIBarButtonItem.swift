import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// True if it can be pressed; default true.
  open var isEnabled = true { didSet { changed() } }
  /// Stored: a number of the owner's choice.
  open var tag = 0

  /// Creates an empty item.
  public override init() { super.init() }

  func changed() {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Does nothing: sets the image behind the button.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: sets the image behind the back button.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: moves the title of the back button.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// The style of a bar button.
  public enum Style: Int, Hashable, Sendable {
    /// The plain style.
    case plain
    /// The style of a button that completes a task.
    case done = 2
  }

  /// Buttons that the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// One of the system's buttons.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  }

  /// The target of a press; held weakly.
  open weak var target: AnyObject?
  /// The method to call.
  open var action: Selector?
  /// The action that a press runs.
  open var primaryAction: UIAction?
  /// The button's style.
  open var style = Style.plain
  /// A view instead of the button.
  open var customView: UIView?
  /// The width; 0 fits the content.
  open var width: CGFloat = 0
  /// Its colour; nil for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// The control that a bar shows for this item.
  var button: UIButton?
  /// The system's button, if it is one.
  var systemItem: SystemItem?

  override func changed() {
    button?.setTitle(title, for: .normal)
    button?.setImage(image, for: .normal)
    button?.isEnabled = isEnabled
    if let tintColor { button?.tintColor = tintColor }
    button?.superview?.setNeedsLayout()
  }

  /// Stored: the attributes of the title.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// A space that fills the free width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space of a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Creates a button with a title, an image and an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// The menu, which a press opens as an action sheet unless there is an action.
  open var menu: UIMenu?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image; the landscape image is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// The buttons that show a symbol.
  private static let symbols: [SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrow.uturn.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
    .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
    .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill",
  ]

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: "\(systemItem)".capitalized, style: systemItem == .done ? .done : .plain,
      target: target,
      action: action)
    self.systemItem = systemItem
    if let name = Self.symbols[systemItem] {
      image = UIImage(systemName: name)
      title = nil
    }
  }

  /// Creates one of the system's buttons with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button from an archive.
  public convenience init?(coder: NSCoder) { self.init() }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Presses the button as a finger would.
  public func press() {
    guard isEnabled else { return }
    primaryAction?.run(from: self)
    if let action,
      let found = target ?? button?.target(forAction: action, withSender: self) as AnyObject?
    {
      action.perform(on: found, sender: self)
    }
    if primaryAction == nil, action == nil, let button { menu?.present(from: button, sender: self) }
  }
}

/// The title and buttons of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? { didSet { noteChange?() } }
  /// The line of text above the title, which makes the bar 30 pt higher.
  open var prompt: String? { didSet { noteChange?() } }
  /// The view in place of the title.
  open var titleView: UIView? { didSet { noteChange?() } }
  /// True hides the back button; default false.
  open var hidesBackButton = false { didSet { noteChange?() } }
  /// True shows the left buttons beside the back button instead of in its place; default false.
  open var leftItemsSupplementBackButton = false { didSet { noteChange?() } }
  /// The item whose title the back button to this controller shows.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button to this controller; nil for `title`.
  open var backButtonTitle: String?
  /// The left buttons, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange?() } }
  /// The right buttons, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange?() } }
  /// Whether the title is large where the bar prefers that: unless this is `never`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { noteChange?() } }
  /// The search controller, whose search bar lies below the title.
  open var searchController: UISearchController? { didSet { noteChange?() } }
  /// Stored: true if scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true
  /// Stored: the bar's look.
  open var standardAppearance: UINavigationBarAppearance?
  /// Stored: the bar's look with content under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Stored: the bar's look in a window of little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored: what the back button would do in place of going back.
  open var backAction: UIAction?
  /// Stored: where the title stands.
  open var style = ItemStyle.navigator

  /// Stored: where a title stands.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The available places.
    case navigator, browser, editor
  }
  var backButton: UIBarButtonItem?
  var noteChange: (() -> Void)?

  /// Stored: when a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// One of the modes.
    case automatic, always, never
  }

  /// Sets the left items.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the right items.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the left items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the right items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

  /// Creates an item with a title.
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

/// A controller's item in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Stored: the look of the bar while the tab is chosen.
  open var standardAppearance: UITabBarAppearance?
  /// Stored: the look of the bar when content is behind.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Stored: how far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Does nothing: sets the attributes of the title.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// The words on the tab's badge; nil for no badge.
  open var badgeValue: String? { didSet { changed() } }
  var noteChange: (() -> Void)?
  override func changed() { noteChange?() }

  /// The image of the selected item; nil for `image`.
  open var selectedImage: UIImage?

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Tab bar items that the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// One of the system's items.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  private static let symbols: [SystemItem: String] = [
    .more: "ellipsis", .recents: "clock.fill", .contacts: "person.crop.circle",
    .history: "clock.fill",
    .bookmarks: "book.fill", .search: "magnifyingglass", .downloads: "square.and.arrow.down",
    .mostRecent: "clock.fill", .mostViewed: "list.number",
  ]

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let words = "\(systemItem)".replacing(/[A-Z]/) { " " + $0.output }
    let image = UIImage(systemName: Self.symbols[systemItem] ?? "star.fill")
    self.init(title: words.capitalized, image: image, tag: tag)
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

extension UIViewController {
  /// The controller's title and buttons in a navigation bar.
  public var navigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    barItems.navigation = item
    return item
  }

  /// The controller's item in a tab bar.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = barItems.tab { return item }
      // A stack has the item of its root.
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      barItems.tab = item
      return item
    }
    set { barItems.tab = newValue }
  }
}

/// A controller's bar items, created on first use.
struct BarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var edit: UIBarButtonItem?
}
