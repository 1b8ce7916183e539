import Foundation

/// The end of the responder chain, and what a program or a test starts.
///
/// A program has one, by `@main`, `@UIApplicationMain` or `UIApplicationMain(…)`. A test starts one
/// in a line, any number of times, each in place of the former:
///
/// ```swift
/// let application = UIApplication.launch(AppDelegate())
/// ```
///
/// A window can also be used without any; `UIWindow.hostApplication` has events go through one of
/// the test's own.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that was started last; one without delegate and windows where none was.
  public static var shared: UIApplication { running ?? idle }
  /// The application that was started last.
  static var running: UIApplication?
  private static let idle = UIApplication()

  /// The next responder after the application, if it is one; a started application
  /// keeps it alive.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window of the main storyboard, until it is visible.
  var keptWindow: UIWindow?
  /// Keeps the delegate of a started application alive.
  var keptDelegate: (any UIApplicationDelegate)?
  /// The application's state.
  open internal(set) var applicationState = State.inactive
  /// The scenes of the application; one if the delegate or a class named `SceneDelegate` asks for
  /// it.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// False: an application has one scene.
  open var supportsMultipleScenes: Bool { false }
  /// Stored: true keeps the screen on.
  open var isIdleTimerDisabled = false
  /// Stored: the badge of the program's icon.
  open var applicationIconBadgeNumber = 0
  /// Stored: true shows network activity.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored: the style of the status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Zero: there is no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// The orientation: portrait.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The layout direction: left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The preferred text size, from the screen's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// The time of the application's windows.
  var clock = HostClock.system
  private var windowReferences: [WindowReference] = []

  /// An application without delegate that is not started.
  public override init() { super.init() }

  /// The delegate.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The windows that were made since the application was started and are alive.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Hands an event on to its window.
  open func sendEvent(_ event: UIEvent) { event.owner?.sendEvent(event) }

  /// Calls a method of a target, or of the first responder in the sender's chain that can do it.
  ///
  /// - Returns: false where nobody can.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let found =
      target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let found else { return false }
    action.perform(on: found as AnyObject, sender: sender as AnyObject?, event: event)
    return true
  }

  /// False: no other program opens addresses.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing and reports failure.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Opens nothing and reports failure.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Ignores touches until `endIgnoringInteractionEvents()` has been called as often as this.
  /// called as often.
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
    guard ignoring == 1 else { return }
    ignored = windows.filter(\.isUserInteractionEnabled)
    for window in ignored { window.isUserInteractionEnabled = false }
  }

  /// Delivers touches again.
  open func endIgnoringInteractionEvents() {
    guard ignoring > 0 else { return }
    ignoring -= 1
    guard ignoring == 0 else { return }
    for window in ignored { window.isUserInteractionEnabled = true }
    ignored = []
  }

  /// True while touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0
  private var ignored: [UIWindow] = []

  /// Stored: true hides the status bar.
  open var isStatusBarHidden = false
  /// Stored: true hides the status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Stored: the style of the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Stored: true lets shaking offer undo; it never does here.
  open var applicationSupportsShakeToEdit = true
  /// Does nothing: there are no remote notifications.
  open func registerForRemoteNotifications() {}

  /// Registers a new window.
  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(window: window))
  }

  private struct WindowReference {
    weak var window: UIWindow?
  }
}

extension UIApplication {
  /// Where an application stands.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground, and receives touches.
    case active
    /// In the foreground, and receives no touches.
    case inactive
    /// In the background.
    case background
  }

  /// Why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open an address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By another program.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// By a message from far away.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// By an item of the program's picture.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A way with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How an address came.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A way with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the system's settings; nothing is opened.
  public static let openSettingsURLString = "app-settings:"
}

/// The name before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

// Posted with the delegate's methods of the same names.
extension UIApplication {
  /// The application was started.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  /// The application is in front again.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// The application is about to be interrupted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// The application is no longer seen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// The application is about to be seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// The application is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// The time of day jumped; never posted.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  /// The user took a screenshot; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  /// Memory is low; never posted.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
}

/// The orientation of a program.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft = 4
  /// On its right side.
  case landscapeRight = 3

  /// True for portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
