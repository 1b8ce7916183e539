@_spi(Facades) import Dactyl
import Foundation

/// The root of a view tree, and the place where a host's input comes in.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.addSubview(pad)
/// try window.send(InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(9, 9))]))
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on; another one's traits are told to all views and controllers.
  open var screen = UIScreen.main {
    didSet {
      if screen.traitCollection !== oldValue.traitCollection {
        change(from: oldValue.traitCollection)
      }
    }
  }
  /// Stored: how far in front of other windows it is.
  open var windowLevel = Level.normal
  /// The scene the window is in; nil without scenes.
  open weak var windowScene: UIWindowScene?
  /// The application to which events go first; nil has them go to the window. That which is running
  /// at first.
  public weak var hostApplication: UIApplication? { didSet { watchEvents() } }
  /// What the host says bars and corners of the screen cover; default nothing.
  public var hostSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if hostSafeAreaInsets != oldValue { tellSafeArea() } }
  }
  /// What the host says beside the frames.
  var input = HostInput() { didSet { watchEvents() } }
  var firstResponder: UIResponder?
  var keptUndoManager: UndoManager?
  /// The time of timers and animations in the window.
  let clock: HostClock

  var event: UIEvent { sharedEvent }
  @exclusivity(unchecked) nonisolated(unsafe) private var sharedEvent: UIEvent!
  /// Whether an event is on its way through `sendEvent(_:)`.
  @exclusivity(unchecked) private var isDispatching = false
  /// Whether the window's views are being laid out.
  private var isLayingOut = false

  /// A window with the given extent.
  public override init(frame: CGRect) {
    clock = UIApplication.running?.clock ?? HostClock(isVirtual: true)
    super.init(frame: frame)
    setUp()
  }

  /// A window without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    clock = UIApplication.running?.clock ?? HostClock(isVirtual: true)
    super.init(coder: coder)
    setUp()
  }

  /// A window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  // On the main actor: recognisers are reset with their window.
  isolated deinit { sharedEvent?.owner = nil }

  private func setUp() {
    sharedEvent = UIEvent(engineWindow.sharedEvent, of: self)
    engineWindow.shownEvent = sharedEvent
    if let application = UIApplication.running {
      // On a phone windows are hidden until they are made visible; elsewhere nobody would think of
      // that.
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
    EngineWindow(frame: frame)
  }

  var engineWindow: EngineWindow { unsafeDowncast(engine, to: EngineWindow.self) }

  /// The controller whose view fills the window; appears at once where the window is visible, else
  /// once it is.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { showRoot(insteadOf: oldValue) } }
  }

  /// Whether the window and everything in it is invisible; true at first where an application is
  /// running.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { showRoot(insteadOf: nil) } }
  }

  /// The window's place and extent; another extent is told to the root controller first.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's own coordinate system; another extent is told to the root controller first.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// The scene, or the application.
  open override var next: UIResponder? { windowScene ?? hostApplication }

  /// Whether the window was made key.
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

  /// Brings an event to recognisers and views; who overrides it and does not call `super` keeps it
  /// from them.
  open func sendEvent(_ event: UIEvent) {
    guard let engineEvent = event.engine else {
      if let presses = event as? UIPressesEvent { deliver(presses) }
      return
    }
    guard isDispatching, event === sharedEvent else { return }
    isDispatching = false
    engineWindow.engineSendEvent(engineEvent)
  }

  /// A key that nobody in the chain has taken moves the frontmost scroll view it can move.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !follows($0.type) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Has events come here first where that makes a difference.
  private func watchEvents() {
    engineWindow.isWatched =
      type(of: self) != UIWindow.self || input.hasEstimates
      || hostApplication.map { type(of: $0) != UIApplication.self } ?? false
  }

  /// Starts an event on its way.
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
    let coordinator = ResizeCoordinator()
    rootViewController.viewWillTransition(to: size, with: coordinator)
    change()
    rootViewController.view.frame = bounds
    coordinator.runAnimations()
    layOutEverything()
    coordinator.runCompletions()
  }

  /// Lays out whatever has asked for it, until nothing does.
  func layOutEverything() {
    guard !isLayingOut else { return }
    isLayingOut = true
    // Bounded, because layout may ask for layout again and again.
    for _ in 0..<16 where engineWindow.needsLayout {
      engineWindow.needsLayout = false
      layOutTree()
    }
    isLayingOut = false
  }

  private func change(from former: UITraitCollection) {
    let traits = screen.traitCollection
    UITraitCollection.current = traits
    tellTraits(former: former)
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
  /// How far in front of other windows a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The more, the farther in front.
    public var rawValue: CGFloat

    /// A level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are.
    public static let normal = Level(rawValue: 0)
    /// In front of bars.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)

    /// A level so much farther in front.
    public static func + (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue + right)
    }

    /// A level so much farther behind.
    public static func - (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue - right)
    }
  }
}
