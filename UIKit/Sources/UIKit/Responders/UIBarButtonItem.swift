import Foundation

/// What stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What is written on it.
  open var title: String? { didSet { changed() } }
  /// The picture on it.
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be pressed; default true.
  open var isEnabled = true { didSet { changed() } }
  /// Stored: a number of the owner's choice.
  open var tag = 0

  /// An item without anything on it.
  public override init() { super.init() }

  func changed() {}
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
  /// The view in the button's place.
  open var customView: UIView?
  /// How wide it is; 0 for as wide as what is on it.
  open var width: CGFloat = 0
  /// Stored: its colour.
  open var tintColor: UIColor?
  /// The button in a bar, once there is one.
  var button: UIButton?
  /// What the system draws on it.
  var systemItem: SystemItem?

  override func changed() {
    button?.setTitle(title, for: .normal)
    button?.setImage(image, for: .normal)
    button?.isEnabled = isEnabled
    button?.superview?.setNeedsLayout()
  }

  /// Stored: what is written on it looks like.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// A space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space so wide.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// A button with a word, a picture, and what a press runs.
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

  /// Stored: what a long press offers.
  open var menu: UIMenu?

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

  /// A button with a picture; the one for phones held across is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// A button as the system has it.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: "\(systemItem)".capitalized, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// A button as the system has it, with what a press runs.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A button as an archive has it.
  public convenience init?(coder: NSCoder) { self.init() }

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

/// What a controller has in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// What is written in the middle.
  open var title: String? { didSet { noteChange?() } }
  /// Stored: what is written above it.
  open var prompt: String?
  /// The view in the middle.
  open var titleView: UIView? { didSet { noteChange?() } }
  /// Whether there is no button to go back; default false.
  open var hidesBackButton = false { didSet { noteChange?() } }
  /// What says what is written on the button to come back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Stored: what is written on the button to come back here.
  open var backButtonTitle: String?
  /// The buttons on the left, from there.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange?() } }
  /// The buttons on the right, from there.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange?() } }
  /// Stored: whether its title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Stored: what looks for something in the content.
  open var searchController: UISearchController?
  /// Stored: whether that goes as the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// Stored: what the bar looks like.
  open var standardAppearance: UINavigationBarAppearance?
  /// Stored: what the bar looks like with content below.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  var backButton: UIBarButtonItem?
  var noteChange: (() -> Void)?

  /// Stored: whether a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// One of the ways.
    case automatic, always, never
  }

  /// Says what is on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Says what is on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Says what is on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Says what is on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Says whether there is no button to go back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

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

/// What a controller has in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Stored: what is written on the item's corner.
  open var badgeValue: String?

  /// Stored: the picture while it is chosen.
  open var selectedImage: UIImage?

  /// An item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What the system has for items.
  public enum SystemItem: Int, Hashable, Sendable {
    /// One of the words.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  /// An item as the system has it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }

  /// An item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

extension UIViewController {
  /// What the controller has in a navigation bar.
  public var navigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    barItems.navigation = item
    return item
  }

  /// What the controller has in a tab bar.
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

/// What a controller has in bars, once it is asked for.
struct BarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var edit: UIBarButtonItem?
}
