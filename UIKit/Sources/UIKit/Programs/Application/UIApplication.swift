import Foundation

/// The program: it starts, sends events and ends the responder chain.
///
/// A program has one, by `@main`, `@UIApplicationMain` or `UIApplicationMain(…)`.
/// A test starts one in a line; each replaces the former:
///
/// ```swift
/// let application = UIApplication.launch(AppDelegate())
/// ```
///
/// A window also works without an application; `UIWindow.hostApplication` sends its events through
/// a test's own.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application started last; before any start, one without delegate and windows.
  public static var shared: UIApplication { running ?? idle }
  static var running: UIApplication?
  private static let idle = UIApplication()

  /// The delegate: the next responder if it is one, kept alive by a started application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window of the main storyboard, until it is visible.
  var keptWindow: UIWindow?
  /// Keeps the delegate of a started application alive.
  var keptDelegate: (any UIApplicationDelegate)?
  /// The application's state.
  open internal(set) var applicationState = State.inactive
  /// The scenes; one if the delegate or a class named `SceneDelegate` asks for it.
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
  /// The style of the status bar.
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

  var clock = HostClock.system
  /// The host's time at which the program started; see `hostTime`.
  public internal(set) var launchTime: TimeInterval = 0
  var backgroundTasks = 0
  /// Stored: the shortcuts that a press of the program's icon would offer.
  open var shortcutItems: [UIApplicationShortcutItem]?
  private var windowReferences: [WindowReference] = []

  /// An application without delegate that is not started.
  public override init() { super.init() }

  /// The delegate.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The live windows made since the application started.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The window that became key last.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Passes an event to its window.
  open func sendEvent(_ event: UIEvent) { event.owner?.sendEvent(event) }

  /// Calls a method of a target, or of the first responder in the sender's chain that has it.
  ///
  /// - Returns: False if no responder has it.
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

  /// True hides the status bar.
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

  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(window: window))
  }

  private struct WindowReference {
    weak var window: UIWindow?
  }
}

extension UIApplication {
  /// The state of an application.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground, and receives touches.
    case active
    /// In the foreground, and receives no touches.
    case inactive
    case background
  }

  /// The reason for the start of an application.
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
    /// By a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// By a shortcut of the program's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The options for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The circumstances of an opened address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the system's settings; nothing is opened.
  public static let openSettingsURLString = "app-settings:"
}

/// The name before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

// The application posts these along with the delegate's methods of the same names.
extension UIApplication {
  /// The application was started.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  /// The application became active.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// The application is about to become inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// The application entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// The application is about to enter the foreground.
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
