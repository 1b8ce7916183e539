@_spi(Facades) import Dactyl

/// The engine's window behind a `UIWindow`; it forwards everything that a subclass can override.
final class EngineWindow: Dactyl.Window, OwnedView {
  /// True if the owner's class or a host sees events before delivery.
  @exclusivity(unchecked) var isWatched = false
  /// The face of the window's clock, if it is virtual.
  @exclusivity(unchecked) var face: ClockFace?
  /// True if a view in the window needs layout.
  @exclusivity(unchecked) var needsLayout = false
  /// The UIKit event, kept here because the owner may go away during delivery.
  @exclusivity(unchecked) var shownEvent: UIEvent?

  // No touch ends after this, not even one that a recogniser holds back.
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

  /// Fires the clock's deadlines up to the frame, each at its time, and lays views out before and
  /// after.
  override func send(_ frame: InputFrame) throws(InputError) {
    if let face {
      if face.nextDue <= frame.time { try meetDeadlines(until: frame.time, by: face) }
      if !face.isShown { showClock() }
      if face.now < frame.time { face.set(frame.time) }
    }
    if needsLayout { layOut() }
    try super.send(frame)
    // Checked here, because reading an event retains it.
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
    // Bounded, because a call may schedule another for the same instant without end.
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

  /// Makes this window's clock the current one, for what belongs to no window.
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
