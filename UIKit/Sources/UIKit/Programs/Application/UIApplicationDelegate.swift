import Foundation

/// Hears of the life of an application.
///
/// All methods have defaults. Mark the adopting class `@main`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's window, for programs without scenes.
  var window: UIWindow? { get set }
  /// Called first, while the application starts.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has started; create a window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has started; called unless the method above is implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application became active; not called in programs with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to become inactive; not called in programs with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application entered the background; not called in programs with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to enter the foreground; not called in programs with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is low; never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed; never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called by a host to open an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The supported orientations; never called.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Answers true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and answers true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Takes no action.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Takes no action.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// A configuration that uses the class `SceneDelegate` of the same module, if it exists.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Takes no action.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// All orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Starts a program whose delegate is marked `@main`; returns when the program ends.
  public static func main() { _ = runProgram(principal: nil, delegate: self) }
}
