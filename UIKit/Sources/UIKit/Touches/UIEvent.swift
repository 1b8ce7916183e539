@_spi(Facades) import Dactyl
import Foundation

/// What happened at one instant, and all touches that are down. One object for each window shows
/// every event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  nonisolated(unsafe) let engine: Event?
  /// Cleared by the window before it goes away. Not weak, because that would make counting the
  /// window slow.
  nonisolated(unsafe) unowned(unsafe) var owner: UIWindow?
  /// The touches that somebody asked for last.
  @exclusivity(unchecked) nonisolated(unsafe) private var cache = TouchCache()
  @exclusivity(unchecked) nonisolated(unsafe) private var told = ToldTouches()

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

  /// An event of nothing, for tests that override what it says.
  public convenience override init() { self.init(of: nil) }

  deinit { engine?.facade = nil }

  /// The object that shows an engine's event.
  static func showing(_ event: Event) -> UIEvent {
    guard let facade = event.facade else {
      preconditionFailure("the event's UIWindow is gone")
    }
    return unsafeDowncast(facade, to: UIEvent.self)
  }

  /// What the event is about: touches.
  open var type: EventType { .touches }
  /// None.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds of the input frames: not the time since the system started.
  open var timestamp: TimeInterval { engine?.timestamp ?? 0 }
  /// The modifier keys that the host says are held.
  open var modifierFlags: UIKeyModifierFlags { owner?.input.modifierFlags ?? [] }
  /// The pointer's buttons that the host says are held; the primary one while a pointer touches and
  /// it says nothing.
  open var buttonMask: ButtonMask { owner?.input.buttons(of: engine) ?? [] }

  /// Every touch in the window, resting ones included, and those that end in this event.
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

  /// Every sample of a touch since the last event, oldest first; the last equals the touch. Copies.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let engine, let real = touch.engine else { return nil }
    let copies = engine.coalescedTouches(for: real).map { UITouch.showing($0) }
    copies.last?.estimate = touch.estimate
    return copies
  }

  /// Where a touch is likely to be in the next events, soonest first; copies that are never
  /// delivered.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let engine, let real = touch.engine else { return nil }
    return engine.predictedTouches(for: real).map { UITouch.showing($0) }
  }

  /// Has a view told of touches.
  func tell(_ view: UIView, of touches: TouchSet, _ phase: TouchPhase) {
    let set = told.set(of: touches, for: view) ?? remember(touches, for: view)
    switch phase {
    case .began: view.touchesBegan(set, with: self)
    case .moved: view.touchesMoved(set, with: self)
    case .ended: view.touchesEnded(set, with: self)
    case .cancelled: view.touchesCancelled(set, with: self)
    case .stationary: break
    }
    if phase == .ended || phase == .cancelled { _ = told.forget(view) }
  }

  private func remember(_ touches: TouchSet, for view: UIView) -> Set<UITouch> {
    var cache = TouchCache()
    let set = cache.set(of: touches)
    _ = told.keep(cache, for: view)
    return set
  }

  /// Lets go of the touches that somebody asked for or was told of, once none is down.
  nonisolated func forgetLifted() {
    if !cache.isEmpty || !told.isEmpty, engine?.allTouches.isEmpty ?? true { forgetTouches() }
  }

  /// Lets all touches go.
  nonisolated func forgetTouches() {
    // Both are empty before anything goes, because views may go, whose end may do anything.
    let gone = (cache, told)
    (cache, told) = (TouchCache(), ToldTouches())
    withExtendedLifetime(gone) {}
  }

  private func found(_ touches: TouchSet?) -> Set<UITouch>? {
    guard let touches, !touches.isEmpty else { return nil }
    return Set(touches.map { UITouch.showing($0) })
  }
}
