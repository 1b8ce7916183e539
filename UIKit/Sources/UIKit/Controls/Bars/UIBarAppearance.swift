import Foundation

/// The look of bars.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background colour; nil for the bar's own.
  open var backgroundColor: UIColor?
  /// True after `configureWithTransparentBackground()`.
  private(set) var isTransparent = false
  /// Stored: the background image.
  open var backgroundImage: UIImage?
  /// Stored: the colour of the line at the edge.
  open var shadowColor: UIColor?
  /// Stored: the line at the edge.
  open var shadowImage: UIImage?
  /// The system's look.
  public override init() { super.init() }
  /// Sets the system's look.
  open func configureWithDefaultBackground() { (isTransparent, backgroundColor) = (false, nil) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { (isTransparent, backgroundColor) = (false, nil) }
  /// Sets a transparent background.
  open func configureWithTransparentBackground() { (isTransparent, backgroundColor) = (true, nil) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: the look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored: the look of the button that ends something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Stored: the look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Stored: the image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// Stored: how far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// Stored: the image of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image ?? UIImage()
  }
}

/// Stored: the look of a bar's button in its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Stored: the look at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Stored: the look under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Stored: the look when it cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Stored: the look with the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// A look.
  public override init() { super.init() }
  /// The look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
}

/// Stored: the look of a bar's button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Stored: the attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: how far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored: the image behind the button.
  open var backgroundImage: UIImage?
}

/// Stored: the look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Stored: the look of tabs whose picture is above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored: the look of tabs whose picture is beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored: the look of tabs in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored: the colour of the chosen tab's mark.
  open var selectionIndicatorTintColor: UIColor?
  /// Stored: the chosen tab's mark.
  open var selectionIndicatorImage: UIImage?
  /// Stored: how tabs are distributed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Stored: the width of tabs.
  open var stackedItemWidth: CGFloat = 0
  /// Stored: the space between tabs.
  open var stackedItemSpacing: CGFloat = 0
}

/// Stored: the look of a tab in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Stored: the look at rest.
  public let normal = UITabBarItemStateAppearance()
  /// Stored: the look when it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Stored: the look when it cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// Stored: the look with the focus.
  public let focused = UITabBarItemStateAppearance()
  /// A look.
  public override init() { super.init() }
}

/// Stored: the look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Stored: the attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: the colour of the picture.
  open var iconColor: UIColor?
  /// Stored: how far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored: the colour behind the number.
  open var badgeBackgroundColor: UIColor?
  /// Stored: the attributes of the number.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UITabBar {
  /// How tabs are distributed.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The available ways.
    case automatic, fill, centered
  }
}

/// Stored: the look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
