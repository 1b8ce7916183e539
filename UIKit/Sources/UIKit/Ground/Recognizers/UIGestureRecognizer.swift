@_spi(Facades) import Dactyl
import Foundation

/// A state machine that turns touches into one kind of gesture.
///
/// The engine runs the state machine; this class adds UIKit's names and override points. The base
/// class recognises nothing, and its handlers need no call of `super`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  nonisolated(unsafe) let engine: GestureRecognizer
  /// Calls the methods that clients override; nil for this module's own classes.
  nonisolated(unsafe) private let bridge: RecognizerBridge?
  nonisolated(unsafe) private let delegateBridge: DelegateBridge
  /// True if the engine's class handles touches too, as in every class but this one.
  private let followsEngine: Bool
  /// The attached view, which clears this before it goes away.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var viewReference: UIView?
  var targets: [RegisteredTarget] = []
  /// Delayed method calls that are still pending.
  var delayedCalls: [DelayedCall] = []
  /// Values that extensions attach.
  var associations: [UnsafeRawPointer: Any] = [:]
  // Read with every event and never while written; exclusivity checks would cost more than the
  // rest.
  @exclusivity(unchecked) private var cache = TouchCache()
  /// The touches being delivered, with their phase, for the engine's class.
  @exclusivity(unchecked) private var present: (touches: TouchSet, phase: TouchPhase)?

  /// A recogniser that calls a method of a target, held weakly.
  public init(target: Any?, action: Selector?) {
    engine = Self.makeEngine()
    bridge = Self.self == Self.builtIn ? nil : RecognizerBridge()
    delegateBridge = DelegateBridge()
    followsEngine = Self.builtIn != UIGestureRecognizer.self
    super.init()
    bridge?.owner = self
    delegateBridge.owner = self
    engine.facade = self
    engine.overrides = bridge
    // Recognisers of several strokes rely on this: only they end what they began.
    engine.outlastsTouches = bridge != nil && !followsEngine
    engine.delegate = delegateBridge
    nameEngine()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser without target; the archive is not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  deinit {
    engine.facade = nil
    bridge?.owner = nil
    delegateBridge.owner = nil
  }

  class func makeEngine() -> GestureRecognizer { GestureRecognizer() }

  /// The class of this module that the recogniser is or inherits from.
  class var builtIn: UIGestureRecognizer.Type { UIGestureRecognizer.self }

  // MARK: Targets

  /// Calls a method of a target, held weakly, whenever the gesture begins, changes, ends or is
  /// cancelled.
  ///
  /// Adding the same pair of target and action again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.selector == action }) else {
      return
    }
    register(target, action)
  }

  /// Removes actions; nil matches all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    for registered in targets where registered.matches(target, action) {
      engine.removeAction(registered.token)
    }
    targets.removeAll { $0.matches(target, action) }
  }

  // MARK: State

  /// The state; subclasses set it, and SPEC C3 rules on impossible values.
  open var state: State {
    get { State(engine.state) }
    set {
      if let bridge, bridge.cause == nil { Self.willSetState?(self) }
      engine.isStatedByOverrides = true
      engine.transition(to: newValue.dactyl, because: bridge?.cause ?? .unstated)
      engine.isStatedByOverrides = false
    }
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// True if the recogniser takes touches; setting false makes it fail, or cancels it and runs its
  /// action.
  open var isEnabled: Bool {
    get { engine.isEnabled }
    set { engine.isEnabled = newValue }
  }

  /// The view the recogniser is attached to.
  open var view: UIView? { viewReference }

  /// True if recognition cancels the view's touches; default true.
  open var cancelsTouchesInView: Bool {
    get { engine.cancelsTouchesInView }
    set { engine.cancelsTouchesInView = newValue }
  }

  /// True if the view receives touches only after the recogniser fails; default false.
  open var delaysTouchesBegan: Bool {
    get { engine.delaysTouchesBegan }
    set { engine.delaysTouchesBegan = newValue }
  }

  /// True if the view learns of lifted fingers only after the recogniser has decided; default
  /// true.
  open var delaysTouchesEnded: Bool {
    get { engine.delaysTouchesEnded }
    set { engine.delaysTouchesEnded = newValue }
  }

  /// The touch types it takes, as raw values of `UITouch.TouchType`; default all.
  open var allowedTouchTypes: [NSNumber] {
    get {
      TouchKind.allCases.filter { engine.allowedTouchKinds.contains($0) }
        .map { NSNumber(value: Int($0.rawValue)) }
    }
    set {
      engine.allowedTouchKinds = newValue.reduce([]) { kinds, number in
        TouchKind(rawValue: UInt8(truncatingIfNeeded: number.intValue))
          .map { kinds.union(TouchKindSet($0)) } ?? kinds
      }
    }
  }

  /// The press types it takes, as raw values of `UIPress.PressType`; default all.
  open var allowedPressTypes: [NSNumber] =
    [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33].map { NSNumber(value: $0) }

  /// True if all touches must be of the first one's kind; default true.
  open var requiresExclusiveTouchType: Bool {
    get { engine.requiresExclusiveTouchKind }
    set { engine.requiresExclusiveTouchKind = newValue }
  }

  /// The recogniser's name in traces; nil uses its class.
  open var name: String? {
    didSet { nameEngine() }
  }

  /// Called before a program's own code sets a state; nil while no one looks.
  @_spi(Inspection) public static var willSetState: ((UIGestureRecognizer) -> Void)?
  /// The number by which inspectors know the recogniser.
  @_spi(Inspection) public var dactylNumber: Int { engine.id.number }

  /// The word for a recogniser of this module's own, such as `scroll`, which an inspector leaves out
  /// unless it recognises; nil for a program's.
  @_spi(Inspection) public var role: String?

  /// The modifier keys that are held, according to the host.
  open var modifierFlags: UIKeyModifierFlags { view?.window?.event.modifierFlags ?? [] }

  /// The pointer buttons that are held, according to the host.
  open var buttonMask: UIEvent.ButtonMask { view?.window?.event.buttonMask ?? [] }

  /// Makes this recogniser wait until the other fails; has no effect if that would close a cycle.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    engine.require(toFail: otherGestureRecognizer.engine)
  }

  // MARK: Where

  /// The centroid of its touches in a view, or in the window for nil.
  open func location(in view: UIView?) -> CGPoint { CGPoint(engine.location(in: view?.engine)) }

  /// The number of touches it follows.
  open var numberOfTouches: Int { engine.numberOfTouches }

  /// The location of one of its touches in a view, or in the window for nil.
  ///
  /// - Precondition: `touchIndex` is below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    CGPoint(engine.location(ofTouch: touchIndex, in: view?.engine))
  }

  // MARK: For subclasses

  /// Fingers came down, which the recogniser now follows.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(touches, .began, event)
  }

  /// Fingers that it follows changed location, force or shape.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(touches, .moved, event)
  }

  /// Fingers that it follows were lifted; they still count in `numberOfTouches` during the call.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(touches, .ended, event)
  }

  /// The system cancelled touches that it follows.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(touches, .cancelled, event)
  }

  /// Better values replaced the estimates of these touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force on keys or buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system cancelled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Forgets the finished attempt; `state` still reads its final value, and setting it has no
  /// effect.
  open func reset() {}

  /// Stops following a touch, which stays live for others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let touch = touch.engine, let event = event.engine else { return }
    engine.ignore(touch, for: event)
  }

  /// Stops following a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  /// True if this recogniser prevents the other when it recognises; default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    engine.canPrevent(preventedGestureRecognizer.engine)
  }

  /// True if the other prevents this recogniser when it recognises; default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    engine.canBePrevented(by: preventingGestureRecognizer.engine)
  }

  /// True if this recogniser must wait for the other to fail; default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    engine.shouldRequireFailure(of: otherGestureRecognizer.engine)
  }

  /// True if the other must wait for this recogniser to fail; default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    engine.shouldBeRequiredToFail(by: otherGestureRecognizer.engine)
  }

  /// True if the recogniser may take touches of this event; default true.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    event.engine.map { engine.shouldReceive($0) } ?? true
  }

  // MARK: Called by the bridge

  func deliver(_ touches: TouchSet, phase: TouchPhase, of event: Event) {
    guard followsEngine else { return tell(cache.set(of: touches), phase, UIEvent.showing(event)) }
    let former = present
    present = (touches, phase)
    tell(cache.set(of: touches), phase, UIEvent.showing(event))
    present = former
  }

  private func tell(_ touches: Set<UITouch>, _ phase: TouchPhase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private func nameEngine() {
    engine.name = name ?? (bridge == nil ? nil : String(describing: type(of: self)))
  }

  func forgetTouches() { cache.removeAll() }

  func acceptsButtons(of touch: Touch) -> Bool { true }

  /// Passes touches to the engine's recogniser, in the order in which it keeps them.
  private func handle(_ touches: Set<UITouch>, _ phase: TouchPhase, _ event: UIEvent) {
    guard let event = event.engine else { return }
    if let present, present.phase == phase, present.touches.count == touches.count {
      return engine.handle(present.touches, phase: phase, of: event)
    }
    var known = engine.touches
    known.removeAll { !touches.contains(UITouch.showing($0)) }
    engine.handle(TouchSet(known), phase: phase, of: event)
  }
}
