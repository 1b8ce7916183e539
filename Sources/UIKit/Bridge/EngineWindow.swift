import Dactyl

/// The engine's window behind a `UIWindow`: has everything that can be overridden asked there.
final class EngineWindow: Dactyl.Window, OwnedView {
  /// Whether somebody sees events before they are delivered: the owner's class, or a host.
  @exclusivity(unchecked) var isWatched = false

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    tellOwner(touches, .began, event)
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    tellOwner(touches, .moved, event)
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    tellOwner(touches, .ended, event)
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    tellOwner(touches, .cancelled, event)
  }

  override func hitTest(_ point: Point, with event: Event?) -> Dactyl.View? {
    askOwner(point, event) ?? engineHitTest(point, with: event)
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    ownerContains(point, event) ?? engineContains(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    ownerAllows(recognizer)
  }

  override func sendEvent(_ event: Event) {
    guard isWatched, let owner else { return super.sendEvent(event) }
    onMain(unsafeDowncast(owner, to: UIWindow.self), event) { $0.dispatch($1) }
  }

  func engineHitTest(_ point: Point, with event: Event?) -> Dactyl.View? {
    super.hitTest(point, with: event)
  }

  func engineContains(_ point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event)
  }

  func engineSendEvent(_ event: Event) { super.sendEvent(event) }
}
