import Foundation

/// A place in which a program is seen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Who is told what becomes of the scene; the scene of an application keeps it alive.
  open weak var delegate: (any UISceneDelegate)?
  /// The session it belongs to.
  public let session: UISceneSession
  /// Where the scene stands.
  open internal(set) var activationState = ActivationState.unattached
  /// Stored: what the scene is called.
  open var title: String! = ""
  var keptDelegate: (any UISceneDelegate)?

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.running }

  var sceneDelegate: (any UISceneDelegate)? { delegate }

  /// Tells that the scene is gone.
  func disconnect() {
    delegate?.sceneWillResignActive(self)
    delegate?.sceneDidEnterBackground(self)
    delegate?.sceneDidDisconnect(self)
    activationState = .unattached
    keptDelegate = nil
  }

  /// Where a scene stands.
  public enum ActivationState: Int, Hashable, Sendable {
    /// In no program.
    case unattached = -1
    /// In front, and told of touches.
    case foregroundActive
    /// In front, and not told.
    case foregroundInactive
    /// Not seen.
    case background
  }

  /// Why a scene is shown: for no reason in particular.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user was doing: nothing.
    open var userActivities: Set<NSObject> { [] }
  }
}

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// An address to open, as a host says.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the application.
  open var windows: [UIWindow] {
    UIApplication.running?.windows.filter { $0.windowScene === self } ?? []
  }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the program is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What the screen is like.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// What there is of a status bar: none.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// A status bar; there is none.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Its place: nothing.
  open var statusBarFrame: CGRect { .zero }
}

/// What stays of a scene when it is closed.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What the scene is for.
  public let role: Role
  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// How the scene is shown.
  open internal(set) var configuration: UISceneConfiguration
  /// What it is known by.
  public let persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To show the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is shown.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for `SceneDelegate` beside the application's.
  open var delegateClass: AnyClass?
  /// Stored: the class of the scene.
  open var sceneClass: AnyClass?

  /// A way to show a scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Is told what becomes of a scene; all methods have empty defaults.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be shown: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front and told of touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened; called by a host that wants to.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is told what becomes of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
