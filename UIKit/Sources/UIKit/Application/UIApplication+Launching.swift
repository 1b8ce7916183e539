import CUIKitHost
import Foundation

extension UIApplication {
  /// Starts an application in a test, in place of the one before; its time is virtual and begins at
  /// 0.
  ///
  /// ```swift
  /// let application = UIApplication.launch(AppDelegate())
  /// try application.keyWindow?.send(frame)
  /// try application.advance(by: 1.6)
  /// ```
  ///
  /// Windows that are made from now on belong to it, stay hidden until `makeKeyAndVisible()` as on
  /// a phone, and share its time.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    let application = UIApplication()
    application.start(delegate, options: options, clock: HostClock(isVirtual: true))
    return application
  }

  /// Lets the application's time pass: what is due happens at its time, in all windows.
  ///
  /// - Throws: `InputError` where the time is negative or not finite.
  public func advance(by duration: TimeInterval) throws {
    let goal = clock.now + duration
    guard let first = windows.first else {
      clock.advance(to: goal)
      return
    }
    // The first window meets what the clock has; the others have deadlines of their recognisers
    // alone.
    try first.advance(to: max(goal, first.currentTime))
    for window in windows.dropFirst() where window.currentTime < goal {
      try window.advance(to: goal)
    }
  }

  /// Ends the application: it is told so, and its windows take part in nothing any more.
  public func terminate() {
    guard UIApplication.running === self else { return }
    if connectedScenes.isEmpty {
      delegate?.applicationWillResignActive(self)
      delegate?.applicationDidEnterBackground(self)
    }
    for scene in connectedScenes { scene.disconnect() }
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    UIApplication.running = nil
    connectedScenes = []
    keptDelegate = nil
  }

  /// Goes to the background, and tells so, as a host says.
  public func enterBackground() {
    guard applicationState != .background else { return }
    tellInactive()
    applicationState = .background
    for scene in connectedScenes { scene.sceneDelegate?.sceneDidEnterBackground(scene) }
    if connectedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Comes to the front again, and tells so, as a host says.
  public func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    for scene in connectedScenes { scene.sceneDelegate?.sceneWillEnterForeground(scene) }
    if connectedScenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification)
    tellActive()
  }

  /// Starts: the delegate is told, then the scene's if there is one, then it is in front.
  func start(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?, clock: HostClock
  ) {
    if let former = UIApplication.running {
      // The former is over without being asked: nobody would expect its words in the next test.
      former.keptDelegate = nil
      former.connectedScenes = []
    }
    self.clock = clock
    clock.becomeCurrent()
    UIApplication.running = self
    UITraitCollection.current = UIScreen.main.traitCollection
    self.delegate = delegate
    keptDelegate = delegate
    InterfaceArchives.adopt(beside: delegate)
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    if !hasScene(delegate), let window = mainWindow() {
      delegate.window = window
      keptWindow = window
    }
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(of: delegate)
    keptWindow?.makeKeyAndVisible()
    keptWindow = nil
    tellActive()
  }

  /// Whether the delegate's program has scenes, each of which has a window of its own.
  private func hasScene(_ delegate: any UIApplicationDelegate) -> Bool {
    sceneDelegateClass(beside: delegate) != nil
  }

  /// A window with the first scene of the main storyboard; nil where the program has none.
  private func mainWindow() -> UIWindow? {
    guard let name = InterfaceArchives.current?.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    return window
  }

  private func connectScene(of delegate: any UIApplicationDelegate) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    guard let kind = configuration.delegateClass ?? sceneDelegateClass(beside: delegate),
      let sceneDelegate = makeResponder(kind) as? any UISceneDelegate
    else { return }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    scene.keptDelegate = sceneDelegate
    session.scene = scene
    connectedScenes = [scene]
    if let windowed = sceneDelegate as? any UIWindowSceneDelegate, let window = mainWindow() {
      window.windowScene = scene
      windowed.window = window
      keptWindow = window
    }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
  }

  /// The class `SceneDelegate` of the delegate's module, which templates name in a list of
  /// properties.
  private func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: type(of: delegate))
    guard let module = name.split(separator: ".").first, module.count < name.count else {
      return nil
    }
    return NSClassFromString("\(module).SceneDelegate")
  }

  private func tellActive() {
    applicationState = .active
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.sceneDelegate?.sceneDidBecomeActive(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func tellInactive() {
    applicationState = .inactive
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.sceneDelegate?.sceneWillResignActive(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Runs a program; without a host that shows windows it says so, goes by the real clock and on
/// unseen.
@MainActor
func runProgram(principal: AnyClass?, delegate kind: AnyClass?) -> Int32 {
  // Before any view is made.
  uikit_measure_texts()
  let application = principal.flatMap { makeResponder($0) as? UIApplication } ?? UIApplication()
  guard let kind, let delegate = makeResponder(kind) as? any UIApplicationDelegate else {
    preconditionFailure(
      "an application's delegate is a UIResponder that adopts UIApplicationDelegate here")
  }
  let hasHost = uikit_has_host()
  application.start(
    delegate, options: nil, clock: hasHost ? HostClock(isVirtual: true, isHosted: true) : .system)
  guard !hasHost else {
    uikit_run_host()
    return 0
  }
  FileHandle.standardError.write(
    Data("No host is linked: the program runs, and nobody sees its windows.\n".utf8))
  RunLoop.main.run()
  return 0
}

/// Starts a program, and returns when it is over.
///
/// - Parameters:
///   - principalClassName: a subclass of `UIApplication`, such as
///     `NSStringFromClass(Application.self)`.
///   - delegateClassName: the delegate's class.
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  runProgram(
    principal: principalClassName.flatMap { NSClassFromString($0) },
    delegate: delegateClassName.flatMap { NSClassFromString($0) })
}

// What `@UIApplicationMain` compiles to: the compiler looks for a function in C by this name, asks
// another one for the name of the delegate's class, and hands the answer on unread. An object that
// holds the class does for a name; an object, because debug builds retain the answer.

/// What is handed on in place of a class's name.
private final class ClassInPlaceOfName {
  let kind: AnyClass
  init(_ kind: AnyClass) { self.kind = kind }
}

/// Answers with an object that holds the class, and lives as long as the process.
@_cdecl("NSStringFromClass")
func nameForMain(of kind: UnsafeRawPointer) -> UnsafeRawPointer {
  let name = ClassInPlaceOfName(unsafeBitCast(kind, to: AnyClass.self))
  return UnsafeRawPointer(Unmanaged.passRetained(name).toOpaque())
}

/// Starts a program whose delegate is marked `@UIApplicationMain`.
@_cdecl("UIApplicationMain")
func applicationMain(
  _ argc: Int32, _ argv: UnsafeRawPointer?, _ principal: UnsafeRawPointer?,
  _ delegate: UnsafeRawPointer?
) -> Int32 {
  let kind = delegate.map {
    Unmanaged<ClassInPlaceOfName>.fromOpaque($0).takeUnretainedValue().kind
  }
  return MainActor.assumeIsolated { runProgram(principal: nil, delegate: kind) }
}
