import Foundation
import Synchronization

/// The traits of a screen.
public final class UITraitCollection: NSObject, Sendable {
  /// The screen's ability to measure force; default unavailable.
  public let forceTouchCapability: UIForceTouchCapability
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The user's text size.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates traits; for hosts.
  public init(
    forceTouchCapability: UIForceTouchCapability, displayScale: CGFloat = 3,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.forceTouchCapability = forceTouchCapability
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// True if all traits are the same.
  func isEqual(to other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale && userInterfaceIdiom == other.userInterfaceIdiom
      && forceTouchCapability == other.forceTouchCapability
  }

  /// Creates default traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      forceTouchCapability: .unavailable,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// The traits for fonts, colours and directions: those of the screen that was set last.
  public static var current: UITraitCollection {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
  private static let shown = Mutex(UITraitCollection())

  /// Traits of the screen but for one.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(forceTouchCapability: forceTouchCapability, displayScale: 3)
  }
  /// True if dynamic colours may differ from those of other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }
  /// The traits of the first of some that differ from the screen's usual ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let usual = UITraitCollection()
    func pick<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait) -> Trait {
      traitCollections.last { trait($0) != trait(usual) }.map(trait) ?? trait(usual)
    }
    self.init(
      forceTouchCapability: pick(\.forceTouchCapability), displayScale: pick(\.displayScale),
      userInterfaceIdiom: pick(\.userInterfaceIdiom),
      userInterfaceStyle: pick(\.userInterfaceStyle),
      horizontalSizeClass: pick(\.horizontalSizeClass),
      verticalSizeClass: pick(\.verticalSizeClass), layoutDirection: pick(\.layoutDirection),
      preferredContentSizeCategory: pick(\.preferredContentSizeCategory))
  }
  /// Traits of the screen but for the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(forceTouchCapability: .unavailable, horizontalSizeClass: horizontalSizeClass)
  }
  /// Traits of the screen but for the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(forceTouchCapability: .unavailable, verticalSizeClass: verticalSizeClass)
  }
  /// Traits of the screen but for light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(forceTouchCapability: .unavailable, userInterfaceStyle: userInterfaceStyle)
  }
  /// Traits of the screen but for the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(forceTouchCapability: .unavailable, userInterfaceIdiom: userInterfaceIdiom)
  }

  /// Creates the default screen's traits.
  public override convenience init() { self.init(forceTouchCapability: .unavailable) }
}

/// The ability to measure force.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// The ability is unknown.
  case unknown
  /// The screen cannot measure force.
  case unavailable
  /// The screen measures force.
  case available
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No particular kind.
  case unspecified = -1
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  case carPlay
  /// A computer.
  case mac = 5
}

/// The style of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The style is unknown.
  case unspecified
  case light, dark
}

/// The space in a direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The size class is unknown.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The direction of text and layout.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is unknown.
  case unspecified = -1
  case leftToRight, rightToLeft
}
