@_spi(Facades) import Dactyl

/// The engine's window behind a `UIWindow`: has everything that can be overridden asked there.
final class EngineWindow: Dactyl.Window, OwnedView {
  /// Whether somebody sees events before they are delivered: the owner's class, or a host.
  @exclusivity(unchecked) var isWatched = false
  /// The face of the window's clock, if it is virtual.
  @exclusivity(unchecked) var face: ClockFace?
  /// Whether any view in the window has asked for its layout.
  @exclusivity(unchecked) var needsLayout = false
  /// The event as UIKit's, kept here because the owner may go away while an event is being
  /// delivered.
  @exclusivity(unchecked) var shownEvent: UIEvent?

  // No end of a touch comes any more, nor one that a recogniser has had held back.
  deinit { shownEvent?.forgetTouches() }

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

  override func sendEvent(_ event: Event) {
    guard isWatched, let owner else { return super.sendEvent(event) }
    onMain(unsafeDowncast(owner, to: UIWindow.self), event) { $0.dispatch($1) }
  }

  /// Meets what is due by the window's clock, each at its time, and has the views laid out before
  /// and after.
  override func send(_ frame: InputFrame) throws(InputError) {
    if let face {
      if face.nextDue <= frame.time { try meetDeadlines(until: frame.time, by: face) }
      if !face.isShown { showClock() }
      if face.now < frame.time { face.set(frame.time) }
    }
    if needsLayout { layOut() }
    try super.send(frame)
    // Asked here, because an event that is looked at is counted.
    if !hasTouches { shownEvent?.forgetLifted() }
    if needsLayout { layOut() }
  }

  override var nextDeadline: Double? {
    guard let face, face.nextDue < .infinity else { return super.nextDeadline }
    return super.nextDeadline.map { min($0, face.nextDue) } ?? face.nextDue
  }

  private func meetDeadlines(until time: Double, by face: ClockFace) throws(InputError) {
    guard time.isFinite, time >= currentTime, let owner else { return }
    let window = unsafeDowncast(owner, to: UIWindow.self)
    // Bounded, because a call may ask for another at the same instant again and again.
    for _ in 0..<10_000 where face.nextDue <= time {
      let due = max(face.nextDue, currentTime)
      if needsLayout { layOut() }
      if due > currentTime { try super.send(InputFrame(time: due, contacts: [])) }
      onMain(window, due) { window, due in
        window.clock.pass(to: due)
        window.clock.meetDeadlines()
      }
    }
  }

  /// Has what belongs to no window go by this window's clock from now on.
  private func showClock() {
    guard let owner else { return }
    onMain(unsafeDowncast(owner, to: UIWindow.self)) { $0.clock.becomeCurrent() }
  }

  private func layOut() {
    guard let owner else { return }
    onMain(unsafeDowncast(owner, to: UIWindow.self)) { $0.layOutEverything() }
  }

  func engineHitTest(_ point: Point, with event: Event?) -> Dactyl.View? {
    super.hitTest(point, with: event)
  }

  func engineContains(_ point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event)
  }

  func engineSendEvent(_ event: Event) { super.sendEvent(event) }
}
