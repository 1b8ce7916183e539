import Foundation

/// How a controller would be shown by another.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// On the whole screen.
  case fullScreen
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// In place of the one that shows it.
  case currentContext
  /// As its own code says.
  case custom
  /// On the whole screen, above what is there.
  case overFullScreen
  /// Above the one that shows it.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// How a controller would come and go.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical
  /// By turning over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}

/// What a status bar looks like.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// Bright.
  case lightContent
  /// Dark.
  case darkContent = 3
}

extension UIModalPresentationStyle {
  /// Whether what shows the controller is seen no longer.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// Whether and how a view is coming into a window or leaving it.
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

/// Ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// The ways with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Upright and on a side.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
