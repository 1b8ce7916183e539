import CUIKitHost
import Foundation

extension UIApplication {
  /// Starts an application in a test, replacing the former; its virtual time begins at 0.
  ///
  /// ```swift
  /// let application = UIApplication.launch(AppDelegate())
  /// try application.keyWindow?.send(frame)
  /// try application.advance(by: 1.6)
  /// ```
  ///
  /// Windows made from now on belong to the application and share its time. As on a phone, they
  /// stay hidden until `makeKeyAndVisible()`.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    let application = UIApplication()
    application.start(delegate, options: options, clock: HostClock(isVirtual: true))
    return application
  }

  /// Advances the application's time and runs everything due in all windows.
  ///
  /// - Throws: `InputError` if the duration is negative or not finite.
  public func advance(by duration: TimeInterval) throws {
    let goal = clock.now + duration
    guard let first = windows.first else {
      clock.advance(to: goal)
      return
    }
    // The first window runs the clock's calls; the others have only deadlines of their recognisers.
    try first.advance(to: max(goal, first.currentTime))
    for window in windows.dropFirst() where window.currentTime < goal {
      try window.advance(to: goal)
    }
  }

  /// Ends the application: moves it to the background, tells its delegates and gives up its scenes.
  public func terminate() {
    guard UIApplication.running === self else { return }
    enterBackground()
    for scene in connectedScenes { scene.disconnect() }
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    UIApplication.running = nil
    connectedScenes = []
    keptDelegate = nil
  }

  /// Moves the application to the background, at a host's request, and tells the delegates.
  public func enterBackground() {
    guard applicationState != .background else { return }
    tellInactive()
    applicationState = .background
    for scene in connectedScenes {
      scene.activationState = .background
      scene.sceneDelegate?.sceneDidEnterBackground(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the application to the foreground, at a host's request, and tells the delegates.
  public func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.sceneDelegate?.sceneWillEnterForeground(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification)
    tellActive()
  }

  /// Tells the application's delegate, then the scene's if there is one, then becomes active.
  func start(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?, clock: HostClock
  ) {
    if let former = UIApplication.running {
      // The former application ends silently: no test expects its calls in the next one.
      former.keptDelegate = nil
      former.connectedScenes = []
    }
    self.clock = clock
    // Whole parts of a second add up exactly, so that recordings play alike at other times.
    launchTime = (clock.now * 0x1p20).rounded(.up) / 0x1p20
    clock.pass(to: launchTime)
    UIApplication.running = self
    // What the program starts while it launches begins at one instant, also when it is played again.
    clock.hold { launch(delegate, options: options) }
  }

  private func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?) {
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

  private func hasScene(_ delegate: any UIApplicationDelegate) -> Bool {
    sceneDelegateClass(beside: delegate) != nil
  }

  /// A window with the main storyboard's first controller; nil without a main storyboard.
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

  /// The class `SceneDelegate` of the delegate's module, as Apple's templates name it.
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

/// Runs a program.
///
/// Without a host, it prints a note and runs on the real clock without showing windows.
@MainActor
func runProgram(principal: AnyClass?, delegate kind: AnyClass?) -> Int32 {
  // This must come before the first view.
  uikit_measure_texts()
  uikit_write_pictures()
  if let archive = kind.flatMap({ InterfaceArchives.archive(beside: $0) }) {
    if let size = archive.screenSize { UIScreen.main = .screen(of: size) }
    if archive.keepsDocuments { makeDocumentsFolder() }
  }
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

/// Makes the folder for documents if it is missing.
private func makeDocumentsFolder() {
  for folder in FileManager.default.urls(for: .documentDirectory, in: .userDomainMask) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}

/// Starts a program and returns when it ends.
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

// The compiler turns `@UIApplicationMain` into calls of two C functions: one names the delegate's
// class, the other receives that name unread. An object that holds the class serves as the name; it
// is an object because debug builds retain it.

private final class ClassInPlaceOfName {
  let kind: AnyClass
  init(_ kind: AnyClass) { self.kind = kind }
}

/// Returns an object that holds the class; it lives as long as the process.
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
