import UIKit

/// Shows many views: `StageCost serve VIEWS MOVING`.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let numbers = CommandLine.arguments.dropFirst(2).prefix(2).compactMap { Int($0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ManyViewsController(
      count: numbers.first ?? 500, moves: numbers.last ?? 1)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
