import Foundation

/// An object that handles touches and presses, and knows the next one in the responder chain.
///
/// The handlers forward to `next`. An override that does not call `super` consumes the event.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder at the end of its chain.
  public override init() { super.init() }

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved, or changed their force or shape.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A recogniser or the system cancelled touches; `touchesEnded(_:with:)` does not follow.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values replaced the touches' estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys or buttons changed in force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system cancelled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// A motion began; the engine never calls it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion ended; the engine never calls it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was cancelled; the engine never calls it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control sent an event; the engine never calls it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// Does nothing: override it to act after loading from an archive.
  open func awakeFromNib() {}

  /// Does nothing: no interface builder runs here.
  open func prepareForInterfaceBuilder() {}

  /// The undo manager of the window at the end of the chain.
  open var undoManager: UndoManager? { chainWindow?.windowUndoManager }

  /// A view in place of the keyboard, at the window's lower edge while this is first responder.
  open var inputView: UIView? { nil }
  /// A view above the keyboard's place.
  open var inputAccessoryView: UIView? { nil }
  /// Shows other input views while this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { chainWindow?.showInput(of: self) }
  }

  /// Delayed calls of methods that have not run yet.
  var delayedCalls: [DelayedCall] = []
  /// The values that extensions attach.
  var associations: [UnsafeRawPointer: Any] = [:]

  /// True if this can become first responder; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// True if this agrees to resign; default true.
  open var canResignFirstResponder: Bool { true }

  /// True if this receives its window's presses first.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Becomes first responder; returns false if it cannot or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = chainWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    window.showInput(of: self)
    return true
  }

  /// Resigns as first responder; returns false if it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    let window = chainWindow
    window?.firstResponder = nil
    window?.showInput(of: nil)
    return true
  }

  /// True if this can perform an action: by default if the selector was made of a method of this
  /// object's class. An action of the edit menu, such as `copy(_:)`, needs an override.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) && !EditAction.all.contains { $0.selector == action }
  }

  /// True if a selector was made of a method of this object's class.
  open func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

  /// The first responder in the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func cut(_ sender: Any?) {}
  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func copy(_ sender: Any?) {}
  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func paste(_ sender: Any?) {}
  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func select(_ sender: Any?) {}
  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing: override it, and `canPerformAction(_:withSender:)`, for the edit menu.
  open func delete(_ sender: Any?) {}

  /// The window at the end of the chain.
  var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}
