import Foundation
import Synchronization

/// What a screen is like.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether the screen tells how hard it is pressed; default available, because frames may say so.
  public let forceTouchCapability: UIForceTouchCapability
  /// How many pixels a point has in each direction.
  public let displayScale: CGFloat
  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether it is dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// In which direction texts run.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large people want texts.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Traits, as a host knows them.
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

  /// Traits that say nothing but how large people want texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      forceTouchCapability: .available,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// The traits by which fonts are made: those of the screen that a window was put on last.
  public static var current: UITraitCollection {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
  private static let shown = Mutex(UITraitCollection())

  /// The traits of the screen that stands for none.
  public override convenience init() { self.init(forceTouchCapability: .available) }
}

/// Whether a screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
}

/// Whether a screen is dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unspecified
  /// Bright.
  case light
  /// Dark.
  case dark
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// In which direction texts run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unspecified = -1
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}
