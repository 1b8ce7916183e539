import Dactyl

/// An engine view that a `UIView` owns.
protocol OwnedView: Dactyl.View {
  /// The engine's own result of hit-testing.
  func engineHitTest(_ point: Point, with event: Event?) -> Dactyl.View?
  /// True if the engine's own test finds a point inside.
  func engineContains(_ point: Point, with event: Event?) -> Bool
}

/// The engine's view behind a `UIView`; it forwards everything that a subclass can override.
final class EngineView: Dactyl.View, OwnedView {
  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    deliverToOwner(touches, .began, event)
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    deliverToOwner(touches, .moved, event)
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    deliverToOwner(touches, .ended, event)
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    deliverToOwner(touches, .cancelled, event)
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

  func engineHitTest(_ point: Point, with event: Event?) -> Dactyl.View? {
    super.hitTest(point, with: event)
  }

  func engineContains(_ point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event)
  }
}
