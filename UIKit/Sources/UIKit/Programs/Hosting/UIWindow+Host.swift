import Dactyl
import Foundation

// For hosts and tests; UIKit has no such members.
extension UIWindow {
  /// The engine's window, for recordings, test fingers and trace recorders.
  ///
  /// ```swift
  /// let recorder = TraceRecorder()
  /// window.dactylWindow.observer = recorder
  /// try window.dactylWindow.play(touches("1: down(0,0) 16ms move(12,0) 16ms up"))
  /// ```
  public var dactylWindow: Dactyl.Window { engineWindow }

  /// Sends one frame and delivers everything that follows from it before it returns.
  ///
  /// - Throws: `InputError` if the frame contradicts earlier ones; nothing changes then.
  public func send(_ frame: InputFrame) throws(InputError) { try engineWindow.send(frame) }

  /// Sends a frame in which some properties of a pencil are estimates.
  ///
  /// - Throws: `InputError` if the frame contradicts earlier ones; nothing changes then.
  public func send(_ frame: InputFrame, estimates: [TouchEstimate]) throws(InputError) {
    input.estimates = estimates
    defer { input.estimates = [] }
    try engineWindow.send(frame)
  }

  /// Replaces a pencil's estimates with better values.
  ///
  /// The touch's view and its recognisers receive a copy of the touch as it was, with the new
  /// values, in `touchesEstimatedPropertiesUpdated(_:)`. Nothing happens unless an estimate with
  /// this index waits.
  public func updateEstimate(_ estimate: TouchEstimate) {
    guard
      let place = input.awaited.firstIndex(where: { $0.touch.estimate?.index == estimate.index })
    else { return }
    let awaited = input.awaited[place]
    awaited.touch.estimate = estimate
    if estimate.expectingUpdates.isEmpty { input.awaited.remove(at: place) }
    for recognizer in awaited.followers {
      recognizer.touchesEstimatedPropertiesUpdated([awaited.touch])
    }
    awaited.touch.view?.touchesEstimatedPropertiesUpdated([awaited.touch])
  }

  /// Sends key and button presses to recognisers and the first responder.
  ///
  /// All presses have the same phase.
  public func send(_ presses: Set<UIPress>) {
    let event = UIPressesEvent(presses, of: self)
    let first = firstResponder ?? rootViewController?.viewIfLoaded ?? self
    for press in presses where press.phase == .began {
      press.window = self
      press.responder = first
      press.gestureRecognizers = recognizers(above: first).filter { $0.accepts(press) }
    }
    if let hostApplication { hostApplication.sendEvent(event) } else { sendEvent(event) }
  }

  /// Types at the first responder if it accepts text.
  ///
  /// - Parameter text: the text, a newline for the return key; nil for the delete key.
  /// - Returns: true if the first responder accepts text.
  @discardableResult
  public func typeText(_ text: String?) -> Bool {
    guard let typed = firstResponder as? any UIKeyInput else { return false }
    if let text { typed.insertText(text) } else { typed.deleteBackward() }
    return true
  }

  /// The first responder if it accepts text from the keyboard; nil if it shows a view of its own in
  /// the keyboard's place.
  public var editedText: (any UIKeyInput)? {
    firstResponder?.inputView == nil ? firstResponder as? any UIKeyInput : nil
  }

  /// Advances the time without input and fires deadlines, such as a long press's.
  ///
  /// - Throws: `InputError` if the time is not finite or lies before the last one.
  public func advance(to time: TimeInterval) throws(InputError) {
    try engineWindow.advance(to: time)
  }

  /// The time at which the host must call `advance(to:)` unless a frame comes first; nil for never.
  public var nextDeadline: TimeInterval? { engineWindow.nextDeadline }

  /// The time of the last frame, deadline or `advance(to:)`.
  public var currentTime: TimeInterval { engineWindow.currentTime }

  /// Cancels all touches, because the window closes or the device disappeared.
  public func cancelAllTouches() { engineWindow.cancelAllTouches() }

  /// The modifier keys held down, for `UIEvent.modifierFlags`.
  public var heldModifierFlags: UIKeyModifierFlags {
    get { input.modifierFlags }
    set { input.modifierFlags = newValue }
  }

  /// The pointer buttons held down, for `UIEvent.buttonMask`.
  ///
  /// With nil, the default, a touching pointer presses the primary button.
  public var heldButtons: UIEvent.ButtonMask? {
    get { input.buttonMask }
    set { input.buttonMask = newValue }
  }
}

extension UIWindow {
  /// Shows the estimates of a frame in its touches and keeps them until an update.
  func noteEstimates(of event: Event) {
    for touch in event.allTouches {
      let shown = UITouch.showing(touch)
      shown.estimate = input.estimates.first { $0.contactID == touch.contactID }
      guard let estimate = shown.estimate, !estimate.expectingUpdates.isEmpty else { continue }
      input.awaited.append(
        AwaitedEstimate(
          touch: UITouch(snapshotOf: shown), followers: shown.gestureRecognizers ?? []))
    }
  }

  /// Delivers presses to recognisers and the first responder.
  func deliver(_ event: UIPressesEvent) {
    var told: [UIGestureRecognizer] = []
    for press in event.allPresses {
      for recognizer in press.gestureRecognizers ?? []
      where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
      }
    }
    for recognizer in told {
      recognizer.tell(event.presses(for: recognizer), with: event)
    }
    guard let press = event.allPresses.first, let responder = press.responder else { return }
    switch press.phase {
    case .began: responder.pressesBegan(event.allPresses, with: event)
    case .changed: responder.pressesChanged(event.allPresses, with: event)
    case .ended: responder.pressesEnded(event.allPresses, with: event)
    case .cancelled: responder.pressesCancelled(event.allPresses, with: event)
    case .stationary: break
    }
  }

  /// The recognisers on the views from a responder to the chain's end.
  private func recognizers(above responder: UIResponder) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIResponder? = responder
    while let current = next {
      if let view = current as? UIView { found += view.attached.reversed() }
      next = current.next
    }
    return found
  }
}

extension UIView {
  /// The engine's view, which traces name.
  public var dactylView: Dactyl.View { engine }
}

extension UIGestureRecognizer {
  /// The engine's recogniser, for settings that UIKit lacks, such as
  /// `PanGestureRecognizer.minimumDistance`.
  public var dactylRecognizer: Dactyl.GestureRecognizer { engine }
}
