// The life of an attempt, from the first touch to the reset; called by the engine.
extension GestureRecognizer {
  /// The recogniser as a value, for transitions and causes.
  public var id: RecognizerID { RecognizerID(number: number, kind: kind) }

  /// The window of its view.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  var viewWindow: Window? { viewReference?.windowReference }

  /// Whether the recogniser has an attempt that was not reset yet.
  var isEngaged: Bool { arbiter != nil }

  /// Whether it would recognise and waits for another to fail (SPEC D5).
  package var isWaitingForOthers: Bool { isHeldBack }

  /// Whether a recogniser in this state takes new touches (SPEC C5).
  var takesTouches: Bool { !(pending.state ?? committed).isFinal }

  /// Whether it lies beneath a touch in a window and has neither that touch nor an attempt in another window.
  func mayTake(_ touch: Touch, in window: Window) -> Bool {
    guard let view = viewReference, view.windowReference === window,
      touch.view?.isDescendant(of: view) ?? false
    else { return false }
    return (arbiter == nil || arbiter === window.arbiter) && !touch.recognizers.holds(self)
  }

  /// Whether the recogniser wants a touch that came down on its view (SPEC D8).
  func wants(_ touch: Touch, of event: Event) -> Bool {
    guard isEnabled, allowedTouchKinds.contains(touch.kind) else { return false }
    if requiresExclusiveTouchKind, let first = touches.first, first.kind != touch.kind {
      return false
    }
    guard takesTouches, asksShouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the attempt has come to its end, and all its fingers are up.
  var isAtEnd: Bool { committed.isFinal && touches.isEmpty }

  /// Follows a touch from now on.
  func take(_ touch: Touch) {
    touches.add(touch)
    // One that was admitted late may have come down before another that was not.
    var place = touches.count - 1
    while place > 0, touches[place - 1].number > touch.number {
      touches.swapAt(place - 1, place)
      place -= 1
    }
    attempt.add(touch)
    touch.recognizers.add(self)
    guard committed.isActive, cancelsTouchesInView else { return }
    touch.isClaimed = true
    arbiter?.window?.delivery.hasClaims = true
  }

  /// Calls the handlers for what an event brings; one that began and sets no state changes (SPEC C8).
  func receive(_ event: Event) {
    let listens = takesTouches
    if listens {
      isHandling = true
      if event.hasBegan, follows(.began) {
        tell(.began, of: event)
      }
      if event.hasMoved, takesTouches, follows(.moved) {
        tell(.moved, of: event)
      }
      if event.hasEnded, takesTouches, follows(.ended) {
        tell(.ended, of: event)
      }
      if event.hasCancelled, takesTouches, follows(.cancelled) {
        tell(.cancelled, of: event)
      }
      if committed == .began, pending.state == nil { _ = goOn() }
      isHandling = false
    }
    let wasCancelled = event.hasCancelled && follows(.cancelled)
    if event.hasEnded || event.hasCancelled { dropLifted() }
    if listens { finishIfAbandoned(cancelled: wasCancelled) }
  }

  /// Calls the handler for an event in which all touches moved and nothing else happened.
  ///
  /// - Parameter all: all touches of the window. Where it follows as many, they are these.
  @inline(__always)
  func receiveMove(_ event: Event, of all: TouchSet) {
    guard takesTouches else { return }
    isHandling = true
    if touches.count == all.candidates.count {
      assert(touches.elementsEqual(all.candidates), "touches are not in the order of the window's")
      tell(all, phase: .moved, of: event)
    } else if !touches.isEmpty {
      tell(TouchSet(touches), phase: .moved, of: event)
    }
    if committed == .began, pending.state == nil { _ = goOn() }
    isHandling = false
    if touches.isEmpty { finishIfAbandoned(cancelled: false) }
  }

  /// Loses lifted touches without having been told of them.
  func forgetLifted() {
    dropLifted()
    finishIfAbandoned(cancelled: true)
  }

  /// Tells that the deadline has come.
  func wake(at time: Double) {
    deadlineTime = .infinity
    guard takesTouches else { return }
    isHandling = true
    deadlineReached(at: time)
    isHandling = false
    finishIfAbandoned(cancelled: false)
  }

  /// Ends what has no touch left and waits for nothing (SPEC C7, C10).
  func finishIfAbandoned(cancelled: Bool) {
    guard isEngaged, touches.isEmpty, deadlineTime == .infinity, !outlastsTouches else { return }
    let cause: Cause = cancelled ? .touchesCancelled : .sequenceEnded
    switch pending.state ?? committed {
    case .possible: transition(to: .failed, because: cause)
    case .began, .changed: transition(to: cancelled ? .cancelled : .ended, because: cause)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Makes the recogniser fail, or cancels it, whatever it is waiting for (SPEC C9).
  func interrupt(because cause: Cause) {
    guard isEngaged, !isResetting else { return }
    if !touches.isEmpty { lastCentroid = centroid }
    touches.clear()
    tellOfFewerTouches()
    pending.clear()
    if !committed.isFinal {
      pending.set(committed == .possible ? .failed : .cancelled, because: cause)
    }
    isHeldBack = false
    if !isHandling { tellArbiter() }
  }

  /// Has the arbiter look at `pending`, now or at the end of what is going on.
  ///
  /// An attempt is decided where it began, wherever the recogniser is by now.
  func tellArbiter() {
    if arbiter == nil {
      // In no window there is nothing to recognise.
      guard let window = viewWindow else { return pending.clear() }
      window.arbiter.engage(self)
    }
    guard let arbiter else { return }
    arbiter.note(self)
    arbiter.window?.settleIfIdle()
  }

  /// Is ready for the next attempt (SPEC C6).
  func finishAttempt() {
    isResetting = true
    #if !hasFeature(Embedded)
      stand?.reset()
    #endif
    reset()
    for touch in attempt { touch.recognizers.remove(self) }
    // Letting go of touches and others may run deinits of clients; what these set is too late for this attempt.
    attempt.clear()
    touches.clear()
    asked.clear()
    awaited.clear()
    pending.clear()
    isHeldBack = false
    isDirty = false
    deadlineTime = .infinity
    committed = .possible
    arbiter = nil
    isResetting = false
  }

  /// Has the arbiter see to it that the recogniser follows fewer touches now.
  func tellOfFewerTouches() {
    guard let arbiter else { return }
    arbiter.mayReset = true
    arbiter.rosterVersion += 1
  }

  private func follows(_ phase: TouchPhase) -> Bool {
    for touch in touches where touch.sample.phase == phase { return true }
    return false
  }

  private func dropLifted() {
    let downCount = touches.downCount
    guard downCount < touches.count else { return }
    tellOfFewerTouches()
    if downCount == 0 { lastCentroid = centroid }
    touches.keep { $0.isDown }
  }
}
