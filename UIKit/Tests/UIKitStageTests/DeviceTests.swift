import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// What a device's bars cover.
@MainActor @Suite(.freesItsObjects)
struct DeviceTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {}
  final class Still: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  private func insets(_ width: CGFloat, _ height: CGFloat, hidden: Bool = false) -> [CGFloat] {
    let found = Device.insets(of: CGSize(width: width, height: height), isBarHidden: hidden)
    return [found.top, found.left, found.bottom, found.right]
  }

  @Test func insetsAreThoseOfTheDevice() {
    #expect(insets(375, 667) == [20, 0, 0, 0])
    #expect(insets(375, 667, hidden: true) == [0, 0, 0, 0])
    #expect(insets(667, 375) == [0, 0, 0, 0])
    #expect(insets(390, 844) == [47, 0, 34, 0])
    #expect(insets(390, 844, hidden: true) == [47, 0, 34, 0])
    #expect(insets(844, 390) == [0, 47, 21, 47])
    #expect(insets(414, 896) == [44, 0, 34, 0])
    #expect(insets(820, 1180) == [24, 0, 20, 0])
    #expect(insets(500, 500) == [0, 0, 0, 0])
  }

  @Test func onlyLargePhonesHaveMuchWidthOnTheirSide() {
    func classes(_ width: CGFloat, _ height: CGFloat) -> [UIUserInterfaceSizeClass] {
      let found = Device.sizeClasses(of: CGSize(width: width, height: height))
      return [found.width, found.height]
    }
    #expect(classes(390, 844) == [.compact, .regular])
    #expect(classes(667, 375) == [.compact, .compact])
    #expect(classes(844, 390) == [.compact, .compact])
    #expect(classes(896, 414) == [.regular, .compact])
    #expect(classes(820, 1180) == [.regular, .regular])
    #expect(classes(1180, 820) == [.regular, .regular])
  }

  @Test func windowsGetTheInsetsAndControllersHideTheBar() throws {
    let former = UIScreen.main
    defer { UIScreen.main = former }
    let application = UIApplication.launch(AppDelegate())
    defer { application.terminate() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var setting = ScreenSetting(chosen: CGSize(width: 375, height: 667))
    setting.apply(to: application)
    #expect(UIScreen.main.bounds.width == 375 && window.bounds.width == 375)
    #expect(window.rootViewController?.view.safeAreaInsets.top == 20)
    #expect(UIWindow(frame: .zero).hostSafeAreaInsets.top == 20)
    #expect(!StatusBar(of: application).isHidden)
    window.rootViewController = UINavigationController(rootViewController: Still())
    setting.bar = StatusBar(of: application)
    setting.apply(to: application)
    #expect(setting.bar.isHidden && window.safeAreaInsets.top == 0)
    window.rootViewController = nil
  }
}
