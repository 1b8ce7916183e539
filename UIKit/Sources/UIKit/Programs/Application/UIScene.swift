import Foundation

/// A part of the user interface with its own life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The scene's delegate; the scene of an application keeps it alive.
  open weak var delegate: (any UISceneDelegate)?
  /// The session it belongs to.
  public let session: UISceneSession
  /// The scene's state.
  open internal(set) var activationState = ActivationState.unattached
  /// Stored: the scene's title.
  open var title: String! = ""
  /// Stored: a second line for the scene's title.
  open var subtitle = ""
  /// Opens nothing and reports failure.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
  ) { completion?(false) }

  /// Stored: how to open an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Stored: true opens the address only in a program that is made for it.
    open var universalLinksOnly = false
    /// Options.
    public override init() { super.init() }
  }
  var keptDelegate: (any UISceneDelegate)?

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.running }

  var sceneDelegate: (any UISceneDelegate)? { delegate }

  func disconnect() {
    delegate?.sceneDidDisconnect(self)
    activationState = .unattached
    keptDelegate = nil
  }

  /// The state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and receives touches.
    case foregroundActive
    /// In the foreground, and receives no touches.
    case foregroundInactive
    case background
  }

  /// The reasons for showing a scene: always empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open: always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The user's activities: always empty.
    open var userActivities: Set<NSObject> { [] }
  }
}

/// An address to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// An address that a host asks to open.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The application's windows in this scene.
  open var windows: [UIWindow] {
    UIApplication.running?.windows.filter { $0.windowScene === self } ?? []
  }
  /// The window that became key last.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation: portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The status bar: always nil.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// A status bar; screens have no status bar here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame: always zero.
  open var statusBarFrame: CGRect { .zero }
  /// True: screens have no status bar here.
  open var isStatusBarHidden: Bool { true }
  /// The style of the bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIScene {
  /// Does nothing: a scene is about to connect; never posted.
  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  /// Does nothing: a scene has disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  /// Does nothing: a scene is active; never posted, but the application's is.
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  /// Does nothing: a scene is about to be inactive; never posted, but the application's is.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  /// Does nothing: a scene is about to come to the foreground; never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
  /// Does nothing: a scene is in the background; never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
}

/// The identity and configuration of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene's role.
  public let role: Role
  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The scene's configuration.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier.
  public let persistentIdentifier = UUID().uuidString
  /// Values that the program keeps for the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To show the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The scene's role.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for `SceneDelegate` in the module of the application's
  /// delegate.
  open var delegateClass: AnyClass?
  /// Stored: the class of the scene.
  open var sceneClass: AnyClass?
  /// Stored: the storyboard of the scene.
  open var storyboard: UIStoryboard?

  /// A configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Hears of the life of a scene; all methods have empty defaults.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to appear; create a window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// A host asks the scene to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Takes no action.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Takes no action.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Takes no action.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Takes no action.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Takes no action.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Takes no action.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Takes no action.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
