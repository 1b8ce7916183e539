import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Records what every delegate and controller hears.
@MainActor
final class Words {
  static var said: [String] = []
  static func say(_ word: String) { said.append(word) }
}

final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Words.say("will finish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Words.say("did finish")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = NotingController("root")
    Words.say("visible")
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Words.say("active") }
  func applicationWillResignActive(_ application: UIApplication) { Words.say("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { Words.say("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Words.say("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Words.say("terminate") }
}

final class SceneUsingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotingSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Words.say("active") }
}

final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Words.say("connect")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Words.say("scene foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Words.say("scene active") }
}

/// A controller that records its life.
class NotingController: UIViewController {
  let word: String
  init(_ word: String) {
    self.word = word
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  private func say(_ event: String) { Words.say("\(word) \(event)") }
  override func loadView() {
    say("load")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    say("loaded")
  }
  override func viewWillAppear(_ animated: Bool) { say("will") }
  override func viewIsAppearing(_ animated: Bool) { say("is") }
  override func viewDidAppear(_ animated: Bool) { say("did") }
  override func viewWillDisappear(_ animated: Bool) { say("willNot") }
  override func viewDidDisappear(_ animated: Bool) { say("didNot") }
  override func viewWillLayoutSubviews() { say("willLayOut") }
  override func viewDidLayoutSubviews() { say("laidOut") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say(parent == nil ? "leaves" : "joins")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say(parent == nil ? "left" : "joined")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    say("resize \(Int(size.width))")
    coordinator.animate { _ in
      self.say("alongside")
    } completion: { _ in
      self.say("resized")
    }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    say("traits")
  }
}

/// An application starts in one line, any number of times.
@MainActor @Suite(.serialized, .freesItsObjects)
struct ApplicationTests {
  @Test func delegateAndRootAreToldInOrder() throws {
    Words.said = []
    let application = UIApplication.launch(PlainDelegate())
    #expect(
      Words.said == [
        "will finish", "did finish", "visible", "root load", "root loaded", "root will", "root is",
        "root willLayOut", "root laidOut", "root did", "active",
      ])
    #expect(application === UIApplication.shared && application.applicationState == .active)
    #expect(application.keyWindow?.rootViewController?.view.bounds == UIScreen.main.bounds)
    Words.said = []
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      Words.said == [
        "resign", "background", "foreground", "active", "resign", "background", "terminate",
      ])
  }

  @Test func applicationsStartAfterEachOther() throws {
    for _ in 0..<3 {
      Words.said = []
      let application = UIApplication.launch(PlainDelegate())
      #expect(Words.said.count == 11 && application.windows.count == 1)
      #expect(CACurrentMediaTime() == 0)
      try application.advance(by: 2)
      #expect(CACurrentMediaTime() == 2 && application.keyWindow?.currentTime == 2)
    }
    UIApplication.shared.terminate()
  }

  @Test func sceneIsConnectedBeforeItIsActive() {
    Words.said = []
    let application = UIApplication.launch(SceneUsingDelegate())
    #expect(Words.said == ["connect", "scene foreground", "scene active"])
    #expect(application.keyWindow?.windowScene === application.connectedScenes.first)
    #expect(application.keyWindow?.next is UIWindowScene)
    application.terminate()
  }

  @Test func actionsGoUpToTheDelegate() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    let delegate = Delegate()
    UIApplication.launch(delegate)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try window.dactylWindow.play(touches("down(5,5) 10ms up"))
    #expect(delegate.heard == 1)
    UIApplication.shared.terminate()
  }
}
