import Dactyl
import Foundation

/// A view that turns the touch on it into control events, and these into actions.
///
/// Follows one touch. Inside is what `point(inside:with:)` says; a button lets a finger stray 70 pt
/// farther before it calls it outside.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control takes touches; default true.
  open var isEnabled = true
  /// Whether it is chosen; default false.
  open var isSelected = false
  /// Whether it shows that it is pressed; follows the touch.
  open var isHighlighted = false
  /// Whether it follows a touch.
  open private(set) var isTracking = false
  /// Whether the touch it follows is inside.
  open private(set) var isTouchInside = false

  /// Where the content lies from side to side; default in the middle.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { noteLook() }
  }
  /// Where the content lies from above to below; default in the middle.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { noteLook() } }
  private var actions: [ControlAction] = []

  /// A control with the given place and extent.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control whose primary action is given.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is at present.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// Whether a single tap is the control's, and not a recogniser's on a view beneath.
  var takesTaps: Bool { false }
  /// How far a finger may stray from the control, in points, and be inside still.
  var leeway: CGFloat { 0 }

  /// Keeps taps from recognisers of views beneath, where they are what the control is there for.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if takesTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a finger on the knob moves it, and not a recogniser of a view beneath: a pan along the
  /// control, or a swipe.
  func takesDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isTracking, recognizer.view !== self, recognizer.numberOfTouches <= 1 else {
      return false
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.velocity(in: self)
      return abs(way.x) > abs(way.y)
    }
    let swipe = recognizer as? UISwipeGestureRecognizer
    return swipe.map { !$0.direction.isDisjoint(with: [.left, .right]) } ?? false
  }

  private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || leeway > 0 && bounds.insetBy(dx: -leeway, dy: -leeway).contains(place)
  }

  /// A touch came down on the control; answer false not to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; answer false not to follow it any longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted, or is not followed any longer.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  /// Follows the touch in and out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      stop()
      return endTracking(touch, with: event)
    }
    let wasInside = isTouchInside
    isTouchInside = holds(touch, event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Ends with the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = holds(touch, event)
    stop()
    endTracking(touch, with: event)
    send(isInside ? lifted : .touchUpOutside, event)
  }

  /// Ends without having meant anything.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stop()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// What a lift inside means: a button adds its primary action.
  var lifted: Event { .touchUpInside }

  private func stop() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Calls a method of a target, held weakly, at some events; nil asks the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    if let index = actions.firstIndex(where: { $0.target === target && $0.selector == action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(target: target, selector: action, events: controlEvents))
    }
  }

  /// Calls a method of a target, held weakly, at some events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    let name = "action \(actions.count)"
    actions.append(
      ControlAction(target: target, selector: Selector(name, action), events: controlEvents))
  }

  /// Calls a method of a target, held weakly, with the control at some events.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    let name = "action \(actions.count)"
    actions.append(
      ControlAction(target: target, selector: Selector(name, action), events: controlEvents))
  }

  /// Calls no more what was to be called at some events; nil stands for all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    for index in actions.indices where actions[index].matches(target, action) {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs an action at some events; one with the same identifier takes the place of the former.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(action: action, events: controlEvents))
  }

  /// Runs an action no more at some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs an action no more at some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action?.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The targets that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  /// The events at which something is done.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// The names of what is called of a target at an event; nil for nothing.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = actions.filter {
      $0.target === target && !$0.events.intersection(controlEvent).isEmpty
    }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target, or of the first in the responder chain that can do it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let target = target ?? self.target(forAction: action, withSender: self)
    guard let target else { return }
    action.perform(on: target as AnyObject, sender: self, event: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Does all that is to be done at some events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Does what the control is there for.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for action in actions where !action.events.intersection(events).isEmpty {
      if let own = action.action {
        sendAction(own)
      } else if let selector = action.selector, !action.isTargetGone {
        sendAction(selector, to: action.target, for: event)
      }
    }
  }
}
