// The life of an attempt, from the first touch to the reset; called by the engine.
extension GestureRecognizer {
  /// The recogniser as a value, for transitions and causes.
  public var id: RecognizerID { RecognizerID(number: number, kind: kind) }

  /// The window of its view.
  var viewWindow: Window? { viewReference?.windowReference }

  /// Whether the recogniser has an attempt that was not reset yet.
  var isEngaged: Bool { arbiter != nil }

  /// The state that others see.
  var committed: State { machine.committed }

  /// Whether it would recognise and waits for another to fail (SPEC D5).
  package var isWaitingForOthers: Bool { machine.isHeldBack }

  /// Whether it has an attempt and is possible.
  package var isDeciding: Bool { isEngaged && committed == .possible }

  /// Those that must fail first and have not yet, while it waits for others (SPEC D5).
  package var awaitedOthers: [GestureRecognizer] {
    guard isWaitingForOthers else { return [] }
    var others: [GestureRecognizer] = []
    attempt.forEach { touch in
      touch.recognizers.forEach { other in
        guard other !== self, other.committed == .possible, isKnownToWait(for: other) else {
          return
        }
        if !others.contains(other) { others.append(other) }
      }
    }
    return others
  }

  /// Whether a recogniser in this state takes new touches (SPEC C5).
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  var takesTouches: Bool { machine.takesTouches }

  /// Whether it lies beneath a touch in a window and has neither that touch nor an attempt in
  /// another window.
  ///
  /// - Parameter arrangement: the one of the window in which it was found beneath the touch when
  ///   that came down; nil if it has to be looked for.
  @inline(__always)
  func mayTake(_ touch: Touch, in window: Window, asFoundIn arrangement: Int?) -> Bool {
    (window.arrangement == arrangement || liesBeneath(touch, in: window))
      && (arbiter == nil || arbiter === window.arbiter)
  }

  private func liesBeneath(_ touch: Touch, in window: Window) -> Bool {
    var liesBeneath = false
    viewLink.borrow { liesBeneath = $0.windowReference === window && touch.isOn($0) }
    return liesBeneath && !attempt.holds(touch)
  }

  /// Whether the recogniser wants a touch that came down on its view (SPEC D8).
  @inline(__always)
  func wants(_ touch: Touch, of event: Event) -> Bool {
    guard isEnabled, allowedTouchKinds.contains(touch.kind) else { return false }
    if requiresExclusiveTouchKind, !followed.isEmpty,
      followed.borrow(0, { $0.kind != touch.kind })
    {
      reportLockedOut(touch)
      return false
    }
    guard takesTouches, asksShouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  private func reportLockedOut(_ touch: Touch) {
    if let window = viewWindow { window.observer?.window(window, lockedOut: touch, of: self) }
  }

  /// Whether the attempt has come to its end, and all its fingers are up.
  var isAtEnd: Bool { committed.isFinal && followed.isEmpty }

  /// Follows a touch from now on.
  @inline(__always)
  func startFollowing(_ touch: Touch) {
    followed.append(touch)
    // One that was admitted late may have come down before another that was not.
    var place = followed.count - 1
    while place > 0, followed[place - 1].number > touch.number {
      followed.swapAt(place - 1, place)
      place -= 1
    }
    attempt.append(touch)
    touch.recognizers.append(self)
    if committed.isActive, cancelsTouchesInView { arbiter?.window?.delivery.claim(touch) }
  }

  /// Calls the handlers for what an event brings; one that began and sets no state changes
  /// (SPEC C8).
  ///
  /// - Parameters:
  ///   - all: all touches of the window. Where it follows as many, they are these.
  ///   - phase: the phase of all of them; nil if they differ.
  /// - Returns: what the window has to do.
  @inline(__always)
  func receive(
    _ event: Event, of all: TouchSet, in phase: TouchPhase?
  ) -> RecognizerMachine.Next {
    let listens = takesTouches
    var next = RecognizerMachine.Next.nothing
    if listens {
      machine.run(.handler)
      if let phase, followed.count == all.candidates.count {
        assert(
          followsNoOthers(than: all.candidates), "it follows touches that are not the window's")
        deliver(all, phase: phase, of: event)
      } else {
        deliverEach(of: event, among: all.candidates)
      }
      if machine.hasJustBegun { continueIfActive() }
      next = machine.endHandler()
    }
    let wasCancelled = event.hasLifted && dropLifted()
    // A recogniser that has come to its end by itself takes no touches any more.
    if listens, followed.isEmpty, takesTouches { finishIfAbandoned(cancelled: wasCancelled) }
    return next
  }

  /// Calls the handlers of all phases that its touches have.
  private func deliverEach(of event: Event, among all: ContiguousArray<Touch>) {
    var number: UInt8 = 0
    while let phase = TouchPhase(rawValue: number) {
      if event.has(phase), takesTouches { deliverPhase(phase, of: event, among: all) }
      number += 1
    }
  }

  /// Loses the touches that began or ended in an event that it never hears of.
  func forgetKept(_ event: Event) {
    event.changed.forEach { if $0.sample.phase == .began { lose($0) } }
    _ = dropLifted()
    finishIfAbandoned(cancelled: true)
  }

  /// Tells that the deadline has come; returns what the arbiter has to do.
  func wake(at time: Double) -> RecognizerMachine.Next {
    deadlineTime = .infinity
    guard takesTouches else { return .nothing }
    machine.run(.handler)
    deadlineReached(at: time)
    let next = machine.endHandler()
    finishIfAbandoned(cancelled: false)
    return next
  }

  /// Ends what has no touch left and waits for nothing (SPEC C7, C10).
  func finishIfAbandoned(cancelled: Bool) {
    guard isEngaged, followed.isEmpty, deadlineTime == .infinity, !outlastsTouches else { return }
    let cause: Cause = cancelled ? .touchesCancelled : .sequenceEnded
    switch machine.proposed {
    case .possible: propose(.failed, because: cause)
    case .began, .changed: propose(cancelled ? .cancelled : .ended, because: cause)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Makes the recogniser fail, or cancels it, whatever it is waiting for (SPEC C9).
  func interrupt(because cause: Cause) {
    guard isEngaged, !machine.isResetting else { return }
    if !followed.isEmpty { lastCentroid = centroid }
    followed.removeAll()
    hideTouches()
    reportFewerTouches()
    if machine.interrupt(because: cause) == .decide { reportToArbiter() }
  }

  /// Has an attempt begin; false if it is in no window, which could decide it.
  func engage() -> Bool {
    viewWindow?.arbiter.engage(self)
    return isEngaged
  }

  /// Has the arbiter look at the proposal, now or after the frame that is being handled.
  ///
  /// An attempt is decided where it began, wherever the recogniser is by now (SPEC G3).
  func reportToArbiter() {
    guard let arbiter else { return }
    if machine.hasProposal { arbiter.enlist(self) }
    arbiter.window?.settleIfIdle()
  }

  /// Is ready for the next attempt (SPEC C6); returns the step that this is to observers.
  @discardableResult
  func finishAttempt() -> RecognizerMachine.Step {
    machine.beginReset()
    overrides?.reset()
    reset()
    arbiterLink.borrow { arbiter in attempt.forEach { arbiter.noteLeaving($0) } }
    attempt.removeAll()
    followed.removeAll()
    // Letting go of touches may run deinits of clients. States that these set come too late for
    // this attempt.
    hideTouches()
    asked.clear()
    awaited.clear()
    proposalMark = 0
    deadlineTime = .infinity
    arbiter = nil
    return machine.finishReset()
  }

  /// Follows a touch no longer, as if it had never been there; nothing where it does not.
  func lose(_ touch: Touch) {
    guard followed.holds(touch) else { return }
    if followed.count == 1 { lastCentroid = centroid }
    followed.remove(touch)
    hideTouches()
    reportFewerTouches()
    attempt.remove(touch)
    touch.recognizers.remove(self)
    arbiter?.reconsiderWaiting()
  }

  /// Has the arbiter see to it that the recogniser follows fewer touches now.
  func reportFewerTouches() {
    guard let arbiter else { return }
    arbiter.mayReset = true
    arbiter.audienceGeneration += 1
  }

  func follows(_ phase: TouchPhase) -> Bool {
    followed.contains { $0.sample.phase == phase }
  }

  /// Whether all that it follows are among these touches, in their order.
  func followsNoOthers(than all: ContiguousArray<Touch>) -> Bool {
    var matched = 0
    for touch in all where matched < followed.count && followed[matched] === touch { matched += 1 }
    return matched == followed.count
  }

  /// Loses the touches that are not down any more; tells whether any of them was cancelled.
  @inline(never)
  private func dropLifted() -> Bool {
    let wasCancelled = follows(.cancelled)
    let (former, centre) = (followed.count, centroid)
    followed.keep { $0.isDown }
    guard followed.count < former else { return false }
    if followed.isEmpty { lastCentroid = centre }
    reportFewerTouches()
    hideTouches()
    return wasCancelled
  }
}
