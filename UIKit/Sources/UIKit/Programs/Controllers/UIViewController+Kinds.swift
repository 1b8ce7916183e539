import Foundation

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system's default.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Covers the screen.
  case fullScreen
  case pageSheet, formSheet
  /// Covers the presenting controller.
  case currentContext
  /// A custom presentation controller decides.
  case custom
  /// Lies over the screen; the views below stay.
  case overFullScreen
  /// Lies over the presenting controller; its view stays.
  case overCurrentContext
  case popover
}

/// The animation of a presented controller.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Slides up from the bottom.
  case coverVertical
  /// Turns over.
  case flipHorizontal
  /// Fades.
  case crossDissolve
  /// Turns a page.
  case partialCurl
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// Bright text.
  case lightContent
  /// Dark text.
  case darkContent = 3
}

extension UIModalPresentationStyle {
  /// True if the presenting controller disappears.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// Where a view is on its way into or out of a window.
  enum Appearance {
    /// In no window, or covered.
    case gone
    /// Between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    case appearing
    /// In a window.
    case shown
    /// Between `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    case disappearing

    var isChanging: Bool { self == .appearing || self == .disappearing }
  }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On the device's left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On the device's right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
