@_spi(Facades) import Dactyl
import Foundation

/// The root of a view tree; hosts send their input to it.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.addSubview(pad)
/// try window.send(InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(9, 9))]))
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen; a new one's traits go to all views and controllers.
  open var screen = UIScreen.main {
    willSet {
      if newValue.traitCollection !== screen.traitCollection {
        announce(newValue.traitCollection)
      }
    }
    didSet {
      if screen.traitCollection !== oldValue.traitCollection {
        change(from: oldValue.traitCollection)
      }
      if screen.hostSafeAreaInsets != oldValue.hostSafeAreaInsets {
        hostSafeAreaInsets = screen.hostSafeAreaInsets
      }
    }
  }
  /// The level in front of other windows.
  open var windowLevel = Level.normal
  /// The window's scene; nil without scenes.
  open weak var windowScene: UIWindowScene?
  /// The application that receives events first; nil sends them to the window directly.
  ///
  /// Initially the running application.
  public weak var hostApplication: UIApplication? { didSet { watchEvents() } }
  /// The insets that the host's bars and screen corners cover; default zero.
  public var hostSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if hostSafeAreaInsets != oldValue { tellSafeArea() } }
  }
  /// The host's input beside the frames.
  var input = HostInput() { didSet { watchEvents() } }
  var firstResponder: UIResponder?
  /// The drag under way; a window has one at most.
  var drag: AnyObject?
  var keptUndoManager: UndoManager?
  /// The clock of timers and animations in the window.
  let clock: HostClock

  var event: UIEvent { sharedEvent }
  @exclusivity(unchecked) nonisolated(unsafe) private var sharedEvent: UIEvent!
  /// True while an event is on its way to `sendEvent(_:)`.
  @exclusivity(unchecked) private var isDispatching = false
  /// The coordinator of a change of traits that is under way.
  private var traitCoordinator: TransitionCoordinator?
  /// True while the window lays out its views.
  private var isLayingOut = false

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    clock = UIApplication.running?.clock ?? HostClock(isVirtual: true)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates an empty window; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    clock = UIApplication.running?.clock ?? HostClock(isVirtual: true)
    super.init(coder: coder)
    setUp()
  }

  /// Creates a window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  // Isolated, because recognisers reset with their window.
  isolated deinit { sharedEvent?.owner = nil }

  private func setUp() {
    sharedEvent = UIEvent(engineWindow.sharedEvent, of: self)
    engineWindow.shownEvent = sharedEvent
    hostSafeAreaInsets = screen.hostSafeAreaInsets
    if let application = UIApplication.running {
      // In an application, windows are hidden at first, as on a phone.
      isHidden = true
      application.register(self)
      hostApplication = application
      windowScene = application.connectedScenes.first as? UIWindowScene
    }
    if clock.isVirtual {
      engineWindow.face = clock.face
      if clock.now > 0 { try? engineWindow.advance(to: clock.now) }
    }
    clock.becomeCurrent()
    watchEvents()
  }

  override class func makeEngine(frame: Dactyl.Rect) -> any OwnedView {
    let window = EngineWindow(frame: frame)
    // A phone takes 8 of 16 points from a pinch for good: 125.7 → 199.8 pt is a scale of 1.495.
    window.gestureProfile.thresholdLoss = 0.5
    return window
  }

  var engineWindow: EngineWindow { unsafeDowncast(engine, to: EngineWindow.self) }

  /// The controller whose view fills the window; it appears once the window is visible.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { showRoot(insteadOf: oldValue) } }
  }

  /// True hides the window; initially true if an application is running.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { showRoot(insteadOf: nil) } }
  }

  /// The window's frame; the root controller hears of a new size first.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's own coordinate system; the root controller hears of a new size first.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// The scene, or else the application.
  open override var next: UIResponder? { windowScene ?? hostApplication }

  /// True if the window is key.
  open private(set) var isKeyWindow = false

  /// Makes the window visible and key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for other in hostApplication?.windows ?? [] where other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }

  /// The window became key.
  open func becomeKey() {}

  /// The window is no longer key.
  open func resignKey() {}

  /// Delivers an event to recognisers and views; an override without `super` blocks it.
  open func sendEvent(_ event: UIEvent) {
    guard let engineEvent = event.engine else {
      if let presses = event as? UIPressesEvent { deliver(presses) }
      return
    }
    guard isDispatching, event === sharedEvent else { return }
    isDispatching = false
    engineWindow.engineSendEvent(engineEvent)
  }

  /// Scrolls the frontmost scroll view with a key that no responder consumed.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !follows($0.type) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Routes events through `sendEvent(_:)` only where a subclass or an estimate needs it.
  private func watchEvents() {
    engineWindow.isWatched =
      type(of: self) != UIWindow.self || input.hasEstimates
      || hostApplication.map { type(of: $0) != UIApplication.self } ?? false
  }

  /// Sends an event through the application, if there is one, to the window.
  func dispatch(_ engineEvent: Event) {
    if input.hasEstimates { noteEstimates(of: engineEvent) }
    isDispatching = true
    if let hostApplication { hostApplication.sendEvent(event) } else { sendEvent(event) }
    isDispatching = false
  }

  // MARK: Root controller and layout

  private func showRoot(insteadOf former: UIViewController?) {
    guard !isHidden else { return }
    clock.becomeCurrent()
    // What it presents would stay above the new one.
    if former?.presentedViewController != nil { former?.dismiss(animated: false) }
    former?.beginAppearanceTransition(false, animated: false)
    if let controller = rootViewController {
      controller.loadViewIfNeeded()
      if controller.view.superview !== self {
        controller.beginAppearanceTransition(true, animated: false)
        controller.view.frame = bounds
        addSubview(controller.view)
        controller.tellAppearing()
        layOutEverything()
      }
    }
    former?.viewIfLoaded?.removeFromSuperview()
    former?.endAppearanceTransition()
    rootViewController?.endAppearanceTransition()
  }

  private func resize(to size: CGSize, by change: () -> Void) {
    guard let rootViewController, rootViewController.isViewLoaded, size != bounds.size else {
      return change()
    }
    let coordinator = TransitionCoordinator()
    rootViewController.viewWillTransition(to: size, with: coordinator)
    change()
    rootViewController.view.frame = bounds
    coordinator.runAnimations()
    layOutEverything()
    coordinator.runCompletions()
  }

  /// Lays out views until no view needs it.
  func layOutEverything() {
    guard !isLayingOut else { return }
    isLayingOut = true
    // Bounded, because layout may request layout again.
    for _ in 0..<16 where engineWindow.needsLayout {
      engineWindow.needsLayout = false
      layOutTree()
    }
    isLayingOut = false
  }

  /// Announces new traits to the root controller.
  private func announce(_ traits: UITraitCollection) {
    guard let rootViewController, rootViewController.isViewLoaded,
      !traits.isEqual(to: screen.traitCollection)
    else { return }
    let coordinator = TransitionCoordinator()
    traitCoordinator = coordinator
    rootViewController.willTransition(to: traits, with: coordinator)
  }

  private func change(from former: UITraitCollection) {
    let traits = screen.traitCollection
    UITraitCollection.current = traits
    tellTraits(former: former)
    if let coordinator = traitCoordinator {
      traitCoordinator = nil
      coordinator.runAnimations()
      coordinator.runCompletions()
    }
    if traits.preferredContentSizeCategory != former.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: screen)
    }
  }

  private func tellSafeArea() {
    tellSafeAreaChange()
    setNeedsLayout()
  }
}

extension UIWindow {
  /// A level of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; higher is farther in front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// A level farther in front.
    public static func + (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue + right)
    }

    /// A level farther back.
    public static func - (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue - right)
    }
  }
}
