import Dactyl
import Foundation

// What a host or a test does with a window; UIKit has none of it.
extension UIWindow {
  /// The engine's window, for whoever drives it: recordings, the fingers of DactylTesting, a trace
  /// recorder.
  ///
  /// ```swift
  /// let recorder = TraceRecorder()
  /// window.dactylWindow.observer = recorder
  /// try window.dactylWindow.play(touches("1: down(0,0) 16ms move(12,0) 16ms up"))
  /// ```
  public var dactylWindow: Dactyl.Window { engineWindow }

  /// Takes what a device said at one instant, and does everything that follows from it before it
  /// returns.
  ///
  /// - Throws: `InputError` where the frame makes no sense after those before it; nothing has
  ///   changed then.
  public func send(_ frame: InputFrame) throws(InputError) { try engineWindow.send(frame) }

  /// Takes a frame in which some of a pencil's properties are guesses.
  ///
  /// - Throws: `InputError` where the frame makes no sense after those before it; nothing has
  ///   changed then.
  public func send(_ frame: InputFrame, estimates: [TouchEstimate]) throws(InputError) {
    input.estimates = estimates
    defer { input.estimates = [] }
    try engineWindow.send(frame)
  }

  /// Makes guesses of a pencil good: the touch as it was then goes, with the better values, to its
  /// view and to the recognisers that followed it, as `touchesEstimatedPropertiesUpdated(_:)`.
  ///
  /// Does nothing where no guess with this index waits for an update.
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

  /// Takes what happened to keys and buttons; they are told to recognisers and the first responder.
  ///
  /// Presses share a phase: they are those that went down, changed, came up or were taken away at
  /// this instant.
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

  /// Types at the first responder, if it takes text.
  ///
  /// - Parameter text: what was typed, a newline for the return key; nil for the key that deletes
  ///   what is before.
  /// - Returns: whether the first responder takes text.
  @discardableResult
  public func typeText(_ text: String?) -> Bool {
    guard let typed = firstResponder as? any UIKeyInput else { return false }
    if let text { typed.insertText(text) } else { typed.deleteBackward() }
    return true
  }

  /// Lets time pass without input, so that long presses begin and taps stop waiting.
  ///
  /// - Throws: `InputError` where the time is before the last one or not finite.
  public func advance(to time: TimeInterval) throws(InputError) {
    try engineWindow.advance(to: time)
  }

  /// When the host must call `advance(to:)` if no frame comes before; nil for never.
  public var nextDeadline: TimeInterval? { engineWindow.nextDeadline }

  /// The window's time: that of the last frame, deadline or `advance(to:)`.
  public var currentTime: TimeInterval { engineWindow.currentTime }

  /// Takes all touches away, because the window closes or the device is gone.
  public func cancelAllTouches() { engineWindow.cancelAllTouches() }

  /// The modifier keys that are held, for `UIEvent.modifierFlags`.
  public var heldModifierFlags: UIKeyModifierFlags {
    get { input.modifierFlags }
    set { input.modifierFlags = newValue }
  }

  /// The pointer's buttons that are held, for `UIEvent.buttonMask`.
  ///
  /// nil (default): a touching pointer counts as pressing the primary button.
  public var heldButtons: UIEvent.ButtonMask? {
    get { input.buttonMask }
    set { input.buttonMask = newValue }
  }
}

extension UIWindow {
  /// Shows the estimates of a frame in its touches, and remembers them until they are corrected.
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

  /// Tells recognisers and the first responder of presses.
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

  /// The recognisers on a responder's view and on those beneath it.
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
  /// The engine's view, for whoever names it in traces.
  public var dactylView: Dactyl.View { engine }
}

extension UIGestureRecognizer {
  /// The engine's recogniser, for whoever tunes what UIKit hides, such as
  /// `PanGestureRecognizer.minimumDistance`.
  public var dactylRecognizer: Dactyl.GestureRecognizer { engine }
}
