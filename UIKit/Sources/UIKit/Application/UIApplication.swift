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

  /// Whom to ask after the application itself, if it is a responder; the application that was
  /// started keeps it alive.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window of the main storyboard, until it is visible.
  var keptWindow: UIWindow?
  /// Keeps the delegate of a started application alive.
  var keptDelegate: (any UIApplicationDelegate)?
  /// Where the application stands.
  open internal(set) var applicationState = State.inactive
  /// What windows are shown in; one where the delegate or a class named `SceneDelegate` asks for
  /// it.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether several scenes may be shown; never.
  open var supportsMultipleScenes: Bool { false }
  /// Stored: whether the screen stays bright.
  open var isIdleTimerDisabled = false
  /// Stored: the number at the program's picture.
  open var applicationIconBadgeNumber = 0
  /// Stored: whether it shows that the network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored: what the status bar looks like.
  open var statusBarStyle = UIStatusBarStyle.default
  /// The place of a status bar, which there is none of: nothing.
  open var statusBarFrame: CGRect { .zero }
  /// How the program is held: upright.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// In which direction things run from side to side: to the right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How large people want texts, as the screen's traits say.
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

  /// Whether something else would open an address; never.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Opens nothing, and says so.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Has touches reach nobody, as often as it is called, until `endIgnoringInteractionEvents()` was
  /// called as often.
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
    guard ignoring == 1 else { return }
    ignored = windows.filter(\.isUserInteractionEnabled)
    for window in ignored { window.isUserInteractionEnabled = false }
  }

  /// Has touches reach views again.
  open func endIgnoringInteractionEvents() {
    guard ignoring > 0 else { return }
    ignoring -= 1
    guard ignoring == 0 else { return }
    for window in ignored { window.isUserInteractionEnabled = true }
    ignored = []
  }

  /// Whether touches reach nobody.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0
  private var ignored: [UIWindow] = []

  /// Stored: whether there is no status bar.
  open var isStatusBarHidden = false
  /// Stored: whether there is no status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Stored: what the status bar looks like.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Stored: whether shaking asks to take something back; it never does here.
  open var applicationSupportsShakeToEdit = true
  /// Does nothing: there are no messages from far away.
  open func registerForRemoteNotifications() {}

  /// Takes a window in that was made.
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
    /// In front, and told of touches.
    case active
    /// In front, and not told.
    case inactive
    /// Not seen.
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
  /// The time of day leapt; posted by nobody.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  /// Somebody took a picture of the screen; posted by nobody.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  /// Memory is short; posted by nobody.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
}

/// How a program is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft = 4
  /// On its right side.
  case landscapeRight = 3

  /// Whether it stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
