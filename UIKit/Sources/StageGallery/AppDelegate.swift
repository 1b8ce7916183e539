import UIKit

/// Everything that the stage shows and takes, on one page: for its tests in a browser.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let gallery = UINavigationController(rootViewController: GalleryController())
    window.rootViewController = gallery
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
