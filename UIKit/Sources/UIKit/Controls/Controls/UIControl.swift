import Dactyl
import Foundation

/// A view that turns a touch into control events, and events into actions.
///
/// It follows one touch. `point(inside:with:)` decides what is inside; on a button a finger may
/// stray 70 pt farther.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// True if the control takes touches; default true.
  open var isEnabled = true
  /// True if the control is selected; default false.
  open var isSelected = false
  /// True if the control looks pressed; a followed touch inside sets it.
  open var isHighlighted = false
  /// True while the control follows a touch.
  open private(set) var isTracking = false
  /// True while the followed touch is inside.
  open private(set) var isTouchInside = false

  /// The horizontal alignment of the content; default centred.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { noteLook() }
  }
  /// The vertical alignment of the content; default centred.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { noteLook() } }
  private var actions: [ControlAction] = []

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that an archive describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The present state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// True if the control keeps single taps from recognisers of views beneath.
  var takesTaps: Bool { false }
  /// The distance in points that a finger may stray and still count as inside.
  var leeway: CGFloat { 0 }

  /// Keeps single taps from recognisers of views beneath, if the control acts on taps.
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

  /// True if a horizontal drag of the knob belongs to the control, not to a view beneath.
  func takesDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isTracking, recognizer.view !== self, recognizer.numberOfTouches <= 1 else {
      return false
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.way(in: self)
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

  /// Called when a touch begins; return false to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; return false to stop following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ended or `continueTracking(_:with:)` returned false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.leading else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  /// Follows the touch in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.leading else { return }
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

  /// Sends the events of a lift.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.leading else { return }
    let isInside = holds(touch, event)
    stop()
    endTracking(touch, with: event)
    if let outcome = outcome(isInside: isInside) { engine.report(outcome) }
    send(isInside ? lifted : .touchUpOutside, event)
  }

  /// Sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stop()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// The events of a lift inside; a button adds its primary action.
  var lifted: Event { .touchUpInside }

  /// What a lift came to, for an inspector; nil if it did nothing.
  func outcome(isInside: Bool) -> String? { isInside ? "got the tap" : nil }

  private func stop() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Calls a method of a weakly held target at some events; nil searches the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    if let index = actions.firstIndex(where: { $0.target === target && $0.selector == action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(target: target, selector: action, events: controlEvents))
    }
  }

  /// Calls a method of a weakly held target at some events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    let name = "action \(actions.count)"
    actions.append(
      ControlAction(target: target, selector: Selector(name, action), events: controlEvents))
  }

  /// Calls a method of a weakly held target, with the control, at some events.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    let name = "action \(actions.count)"
    actions.append(
      ControlAction(target: target, selector: Selector(name, action), events: controlEvents))
  }

  /// Removes calls at some events; nil matches all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    for index in actions.indices where actions[index].matches(target, action) {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs an action at some events; replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(action: action, events: controlEvents))
  }

  /// Removes an action at some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action at some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action?.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The live targets.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  /// The events with actions.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// The names of a target's methods for an event; nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = actions.filter {
      $0.target === target && !$0.events.intersection(controlEvent).isEmpty
    }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target, or of the first responder in the chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let target = target ?? self.target(forAction: action, withSender: self)
    guard let target else { return }
    action.perform(on: target as AnyObject, sender: self, event: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Runs all actions for some events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Runs the primary actions.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }

  func send(_ events: Event, _ event: UIEvent?) {
    for action in actions where !action.events.intersection(events).isEmpty {
      if let own = action.action {
        sendAction(own)
      } else if let selector = action.selector, !action.isTargetGone {
        sendAction(selector, to: action.target, for: event)
      }
    }
  }
}
