import Foundation

/// Stands behind an application, and is told what becomes of it.
///
/// All methods have defaults. Mark the class that adopts it `@main`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's window, for programs without scenes.
  var window: UIWindow? { get set }
  /// The application is being started; first of all.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application is started: the place to make a window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application is started; called where the former is not there.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application is in front and told of touches; not called where scenes are.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to be interrupted; not called where scenes are.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is no longer seen; not called where scenes are.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be seen again; not called where scenes are.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short; never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// How a scene is to be shown.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed; never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// An address is to be opened; called by a host that wants to.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// How the program may be held; never asked.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on to `applicationDidFinishLaunching(_:)`, and agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// By the class named `SceneDelegate` beside this one, if there is such a class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does not open it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// In every way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Where a program starts whose delegate is marked `@main`; returns when the program is over.
  public static func main() { _ = runProgram(principal: nil, delegate: self) }
}
