import Foundation

/// Something that can be told about touches and presses, and knows who is next in the chain.
///
/// The handlers forward to `next`. Who overrides one and does not call `super` consumes the event.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder at the end of its own chain.
  public override init() { super.init() }

  /// The one to ask when this responder does not handle an event; nil at the chain's end.
  open var next: UIResponder? { nil }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers changed their place, force or shape.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away by a recogniser or the system; a cancelled touch never ends as well.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values replaced estimates; the touches show them.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys or buttons changed their force.
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

  /// The device began to be moved; never called by the engine.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device is no longer moved; never called by the engine.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was taken away; never called by the engine.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A key of a remote control; never called by the engine.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// Does nothing: was read from an archive.
  open func awakeFromNib() {}

  /// Does nothing: is about to be shown by a tool that builds interfaces.
  open func prepareForInterfaceBuilder() {}

  /// Keeps what undoes changes: that of the window at the end of the chain.
  open var undoManager: UndoManager? { chainWindow?.windowUndoManager }

  /// Stored: a view in place of a keyboard.
  open var inputView: UIView? { nil }
  /// Stored: a view above a keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}

  /// Calls of methods that are still to come.
  var delayedCalls: [DelayedCall] = []
  /// Values that extensions attach.
  var associations: [UnsafeRawPointer: Any] = [:]

  /// Whether this may be the first to be told of presses; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this gives that up when asked; default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first to be told of presses in its window.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Becomes the first to be told of presses; false where it may not, or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = chainWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first to be told of presses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    chainWindow?.firstResponder = nil
    return true
  }

  /// Whether this can do what an action says; without the Objective-C runtime nobody knows: default
  /// false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first in the chain that can do what an action says.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

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
