import Dactyl
import Foundation

/// The root of a view tree, and the place where a host's input comes in.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
///     window.addSubview(pad)
///     try window.send(InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(9, 9))]))
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window would be on.
  open var screen = UIScreen.main
  /// How far in front of other windows it would be; not looked at.
  open var windowLevel = Level.normal
  /// The application to which events go first; nil, the default, has them go to the window.
  public weak var hostApplication: UIApplication? { didSet { watchEvents() } }
  /// What the host says beside the frames.
  var input = HostInput() { didSet { watchEvents() } }
  var firstResponder: UIResponder?

  var event: UIEvent { sharedEvent }
  @exclusivity(unchecked) nonisolated(unsafe) private var sharedEvent: UIEvent!
  /// Whether an event is on its way through `sendEvent(_:)`.
  @exclusivity(unchecked) private var isDispatching = false

  /// A window with the given extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sharedEvent = UIEvent(engineWindow.sharedEvent, of: self)
    watchEvents()
  }

  /// A window without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sharedEvent = UIEvent(engineWindow.sharedEvent, of: self)
    watchEvents()
  }

  deinit { sharedEvent?.owner = nil }

  override class func makeEngine(frame: Dactyl.Rect) -> any OwnedView {
    EngineWindow(frame: frame)
  }

  var engineWindow: EngineWindow { unsafeDowncast(engine, to: EngineWindow.self) }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.viewWillAppear(false)
      controller.view.frame = bounds
      addSubview(controller.view)
      controller.viewDidAppear(false)
    }
  }

  /// The application.
  open override var next: UIResponder? { hostApplication }

  /// Whether the window was made key.
  open private(set) var isKeyWindow = false

  /// Makes the window visible and key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() {
    isKeyWindow = true
    becomeKey()
  }

  /// The window became key.
  open func becomeKey() {}

  /// The window is no longer key; never called by the engine.
  open func resignKey() {}

  /// Brings an event to recognisers and views; who overrides it and does not call `super` keeps it from them.
  open func sendEvent(_ event: UIEvent) {
    guard let engineEvent = event.engine else {
      if let presses = event as? UIPressesEvent { deliver(presses) }
      return
    }
    guard isDispatching else { return }
    isDispatching = false
    engineWindow.engineSendEvent(engineEvent)
  }

  /// Has events come here first where that makes a difference.
  private func watchEvents() {
    engineWindow.isWatched =
      type(of: self) != UIWindow.self || hostApplication != nil || input.hasEstimates
  }

  /// Starts an event on its way.
  func dispatch(_ engineEvent: Event) {
    if input.hasEstimates { noteEstimates(of: engineEvent) }
    isDispatching = true
    if let hostApplication { hostApplication.sendEvent(event) } else { sendEvent(event) }
    isDispatching = false
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
