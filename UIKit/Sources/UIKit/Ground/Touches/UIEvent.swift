@_spi(Facades) import Dactyl
import Foundation

/// What happened at one instant, and all touches that are down. Each window reuses one object for
/// all its events.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  nonisolated(unsafe) let engine: Event?
  /// The window, which clears this before it goes away; a weak reference would slow its counting.
  nonisolated(unsafe) unowned(unsafe) var owner: UIWindow?
  /// The set of touches last asked for.
  @exclusivity(unchecked) nonisolated(unsafe) private var cache = TouchCache()
  @exclusivity(unchecked) nonisolated(unsafe) private var told = ToldTouches()
  /// The touches that a scroll view keeps from its content.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var refused: Set<UITouch> = []

  init(_ engine: Event, of window: UIWindow) {
    self.engine = engine
    owner = window
    super.init()
    engine.facade = self
  }

  init(of window: UIWindow?) {
    engine = nil
    owner = window
    super.init()
  }

  /// An empty event, for tests that override its properties.
  public convenience override init() { self.init(of: nil) }

  deinit { engine?.facade = nil }

  /// The object that stands for an engine's event.
  static func showing(_ event: Event) -> UIEvent {
    guard let facade = event.facade else {
      preconditionFailure("the event's UIWindow is gone")
    }
    return unsafeDowncast(facade, to: UIEvent.self)
  }

  /// The event's kind: touches.
  open var type: EventType { .touches }
  /// The detail of the kind: `none`.
  open var subtype: EventSubtype { .none }
  /// The time in seconds of the input frames, not since the system started.
  open var timestamp: TimeInterval { engine?.timestamp ?? 0 }
  /// The modifier keys that are held, according to the host.
  open var modifierFlags: UIKeyModifierFlags { owner?.input.modifierFlags ?? [] }
  /// The pointer buttons that are held, according to the host; if it is silent, primary while a
  /// pointer touches.
  open var buttonMask: ButtonMask { owner?.input.buttons(of: engine) ?? [] }

  /// Every touch in the window, including stationary ones and those that end now.
  open var allTouches: Set<UITouch>? { engine.map { cache.set(of: $0.allTouches) } }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    found(engine?.touches(for: window.engineWindow))
  }

  /// The touches that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { found(engine?.touches(for: view.engine)) }

  /// The touches that a recogniser is following.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    found(engine?.touches(for: gesture.engine))
  }

  /// Copies of every sample of a touch since the last event, oldest first; the last equals the
  /// touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let engine, let real = touch.engine else { return nil }
    let copies = engine.coalescedTouches(for: real).map { UITouch.showing($0) }
    copies.last?.estimate = touch.estimate
    return copies
  }

  /// Copies of a touch as predicted for the next events, soonest first; never delivered.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let engine, let real = touch.engine else { return nil }
    return engine.predictedTouches(for: real).map { UITouch.showing($0) }
  }

  /// Delivers touches to a view.
  func tell(_ view: UIView, of touches: TouchSet, _ phase: TouchPhase) {
    var set = told.set(of: touches, for: view) ?? remember(touches, for: view)
    if phase == .began,
      !(view.scrollViewAbove?.touchesShouldBegin(set, with: self, in: view) ?? true)
    {
      refused.formUnion(set)
    }
    if !refused.isEmpty {
      set.subtract(refused)
      if phase == .ended || phase == .cancelled { refused.subtract(touches.map(UITouch.showing)) }
    }
    if !set.isEmpty { tell(view, set, phase) }
    if phase == .ended || phase == .cancelled { _ = told.forget(view) }
  }

  private func tell(_ view: UIView, _ set: Set<UITouch>, _ phase: TouchPhase) {
    switch phase {
    case .began: view.touchesBegan(set, with: self)
    case .moved: view.touchesMoved(set, with: self)
    case .ended: view.touchesEnded(set, with: self)
    case .cancelled: view.touchesCancelled(set, with: self)
    case .stationary: break
    }
  }

  private func remember(_ touches: TouchSet, for view: UIView) -> Set<UITouch> {
    var cache = TouchCache()
    let set = cache.set(of: touches)
    _ = told.keep(cache, for: view)
    return set
  }

  /// Releases the cached touches once no touch is live.
  nonisolated func forgetLifted() {
    if !cache.isEmpty || !told.isEmpty, engine?.allTouches.isEmpty ?? true { forgetTouches() }
  }

  /// Releases all cached touches.
  nonisolated func forgetTouches() {
    // Empty both first: releasing a view may run any code.
    let gone = (cache, told, refused)
    (cache, told, refused) = (TouchCache(), ToldTouches(), [])
    withExtendedLifetime(gone) {}
  }

  private func found(_ touches: TouchSet?) -> Set<UITouch>? {
    guard let touches, !touches.isEmpty else { return nil }
    return Set(touches.map { UITouch.showing($0) })
  }
}
