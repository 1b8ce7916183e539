struct ControlAction {
  weak var target: AnyObject?
  var selector: Selector?
  var action: UIAction?
  var events: UIControl.Event
  private let hasTarget: Bool

  init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
    self.target = target
    self.selector = selector
    self.events = events
    hasTarget = target != nil
  }

  init(action: UIAction, events: UIControl.Event) {
    self.action = action
    self.events = events
    hasTarget = false
  }

  /// True if the target has been deallocated.
  var isTargetGone: Bool { hasTarget && target == nil }

  /// True if target and method match; nil matches any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard let own = self.selector else { return false }
    return (target == nil || self.target === target) && (selector == nil || own == selector)
  }
}
