extension Window {
  /// Lets time pass without input, so that deadlines are met (SPEC F1).
  ///
  /// - Throws: `InputError` where the time is before the last one or not finite.
  public func advance(to time: Double) throws(InputError) {
    try send(InputFrame(time: time, contacts: []))
  }

  /// Takes all touches away, because the window closes, the application goes to sleep or the device
  /// is gone: views and recognisers get `touchesCancelled`, never `touchesEnded` (SPEC A9).
  ///
  /// The device may go on to report these contacts, without effect, or begin them anew.
  public func cancelAllTouches() {
    validator.interruptAll()
    palmFilter?.interrupt()
    // Fingers that come down in frames still waiting are interrupted as well.
    if !waiting.isEmpty { wait(for: nil) }
    interruptTouches(in: nil)
    if !hoverPointers.isEmpty { cancelHovers() }
    arbiter.interruptActive()
    settleIfIdle()
  }

  // MARK: Inside the engine

  /// Handles a frame now, or after the frame that the window is busy with.
  @inline(never)
  package final func handleFrame(_ frame: InputFrame) throws(InputError) {
    do throws(InputError) {
      try validator.accept(frame)
    } catch {
      observer?.window(self, didRefuse: frame, because: error)
      throw error
    }
    observer?.window(self, willProcess: frame)
    if palmFilter != nil || isProcessing {
      handleWithCare(frame)
    } else {
      isProcessing = true
      process(frame)
      endProcessing()
    }
  }

  /// Takes a frame from which contacts may have to be kept away, or which has to wait.
  @inline(never)
  private func handleWithCare(_ frame: InputFrame) {
    let frame = palmFilter?.filter(frame, in: self) ?? frame
    if isProcessing {
      wait(for: frame)
    } else {
      isProcessing = true
      process(frame)
      endProcessing()
    }
  }

  /// Keeps what is sent while another frame is handled.
  private func wait(for frame: InputFrame?) {
    waiting.add(WaitingFrame(frame))
    hasMore = true
  }

  /// Ends the handling of a frame, after all that came meanwhile.
  @inline(__always)
  func endProcessing() {
    if !hasMore, arbiter.isSettled {
      isProcessing = false
    } else {
      finishProcessing()
    }
  }

  /// Carries out states that were set outside of any event.
  func settleIfIdle() {
    guard !isProcessing else { return }
    isProcessing = true
    settle()
    finishProcessing()
  }

  /// Takes away the touches and recognisers of a view that leaves, and of all views on it.
  func interrupt(in view: View) {
    view.forEachInTree { view in
      for recognizer in view.gestureRecognizers {
        recognizer.interrupt(because: .removed)
      }
    }
    interruptTouches(in: view)
  }

  /// Takes away touches that came down on a view while it was leaving.
  func interruptStragglers(in view: View) {
    arbiter.interrupt(in: view)
    interruptTouches(in: view)
  }

  private func interruptTouches(in view: View?) {
    gatherInterrupted(in: view)
    guard !interrupted.isEmpty else { return }
    if isProcessing {
      tellOfInterruption()
    } else {
      isProcessing = true
      finishProcessing()
    }
  }

  /// Tells views at once, while they are still in their place; recognisers when it is their turn.
  private func tellOfInterruption() {
    hasMore = true
    event.breakUp()
    delivery.cancelNow(interrupted, in: self)
  }

  /// Notes those touches that are down on a view or those on it, or all for nil.
  private func gatherInterrupted(in view: View?) {
    for touch in event.live where touch.isDown {
      if let view, touch.view?.isDescendant(of: view) != true { continue }
      interrupted.add(touch)
    }
  }

  /// Handles interruptions, frames and states that came meanwhile, in their order.
  private func finishProcessing() {
    var next = 0
    var rounds = 0
    while true {
      if !interrupted.isEmpty {
        processInterruption()
      } else if next < waiting.count {
        processWaiting(next)
        next += 1
      } else if !arbiter.isSettled, rounds < Window.lateRoundLimit {
        rounds += 1
        settle()
      } else {
        break
      }
    }
    if next > 0 { waiting.clear() }
    hasMore = false
    isProcessing = false
  }

  private func processWaiting(_ index: Int) {
    if let frame = waiting[index].frame {
      process(frame)
    } else {
      gatherInterrupted(in: nil)
    }
  }

  /// How many rounds decide states that were set late, before the rest waits for the next frame.
  private static var lateRoundLimit: Int { 4 }

  private func process(_ frame: InputFrame) {
    if arbiter.mayBeDue(at: frame.time) { wakeRecognizers(until: frame.time) }
    now = frame.time
    if frame.contacts.isEmpty {
      // Proposals that wait for the next event need not wait for the next finger.
      if arbiter.hasWork { settle() }
    } else {
      trackTouches(of: frame)
      dispatchEvent()
    }
    if !frame.hovers.isEmpty { trackHovers(of: frame) }
    assert(areInvariantsKept)
    observer?.window(self, didProcess: frame)
  }

  private func processInterruption() {
    event.clear()
    for touch in interrupted where touch.isDown {
      touch.sample.phase = .cancelled
      event.addChange(of: touch, at: event.liveIndex(of: touch))
    }
    interrupted.clear()
    dispatchEvent()
    assert(areInvariantsKept)
  }

  /// Has the event delivered and forgets the touches that ended in it.
  @inline(__always)
  private func dispatchEvent() {
    isDue = true
    sendEvent(event)
    let isKept = isDue
    isDue = false
    if isKept, event.hasLifted || event.hasBegan { forgetKept() }
    if event.hasLifted { event.dropLifted(into: &taps) }
  }

  /// A window kept an event from recognisers and views: recognisers lose the touches that began or
  /// ended in it, views the touches that began (SPEC A4).
  private func forgetKept() {
    deferredTouches.clear()
    gatherListeners(forMoves: false)
    listeners.forEach { $0.forgetKept(event) }
    event.changed.forEach { if $0.sample.phase == .began { $0.delivery = .finished } }
    settle()
  }

  /// Brings the event to recognisers and views.
  @inline(__always)
  func deliverEvent() {
    let phase = event.sharedPhase
    gatherListeners(for: phase)
    tellListeners(event, in: phase)
    arbiter.settle(self)
    if !deferredTouches.isEmpty { admitDeferredTouches() }
    guard delivery.tellsViews, event.concernsViews || delivery.mustRelease else { return }
    let isSettled = arbiter.isSettled
    delivery.deliverToViews(event, in: self)
    // Views may have changed recognisers. An action that sets states without end waits instead.
    if isSettled, !arbiter.isSettled { settle() }
  }

  /// Carries out what was proposed, and what follows from it for the views.
  func settle() {
    arbiter.settle(self)
    delivery.release(in: self)
  }

  /// Meets the deadlines up to a time, in order.
  private func wakeRecognizers(until time: Double) {
    // Bounded, because a recogniser may set its deadline to the present again and again.
    for _ in 0..<1024 {
      guard arbiter.mayBeDue(at: time) else { return }
      let deadline = arbiter.nextDeadline
      guard deadline <= time else { return }
      now = max(now, deadline)
      arbiter.wake(at: deadline)
      settle()
    }
  }

  /// Gathers the recognisers that hear of the event; while all fingers move on, these stay the same
  /// from frame to frame.
  @inline(__always)
  private func gatherListeners(for phase: TouchPhase?) {
    let movesAll = phase == .moved
    if movesAll, listenersGeneration == arbiter.audienceGeneration { return }
    gatherListeners(forMoves: movesAll)
  }

  @inline(never)
  private func gatherListeners(forMoves movesAll: Bool) {
    listenersGeneration = movesAll ? arbiter.audienceGeneration : -1
    listeners.removeAll()
    deliveryCount += 1
    let mark = deliveryCount
    if !movesAll, event.changed.count == 1 {
      event.changed.borrow(0) { listeners.append($0.recognizers) }
      listeners.sortDeepestFirst()
      return
    }
    event.changed.forEach { touch in
      touch.recognizers.forEach { recognizer in
        guard recognizer.deliveryMark != mark else { return }
        recognizer.deliveryMark = mark
        if recognizer.takesTouches || !movesAll { listeners.append(recognizer) }
      }
    }
    listeners.sortDeepestFirst()
  }

  @inline(__always)
  private func tellListeners(_ event: Event, in phase: TouchPhase?) {
    let arbiter = arbiter
    let all = TouchSet(event.live)
    var index = 0
    while let listener = listeners.next(&index) {
      listener._withUnsafeGuaranteedRef { recognizer in
        if recognizer.receive(event, of: all, in: phase) == .decide {
          arbiter.enlist(recognizer)
        }
      }
    }
  }

  /// Gives new touches to recognisers whose last attempt ended in this very event.
  ///
  /// A tap that waited for a double tap is free when the second tap comes down too far away; that
  /// tap is its next one.
  private func admitDeferredTouches() {
    let candidates = deferredTouches
    listenersGeneration = -1
    deferredTouches.clear()
    listeners.removeAll()
    deliveryCount += 1
    for candidate in candidates {
      let recognizer = candidate.recognizer
      guard offer(candidate.touch, to: recognizer) else { continue }
      if recognizer.deliveryMark != deliveryCount {
        recognizer.deliveryMark = deliveryCount
        listeners.append(recognizer)
      }
    }
    tellListeners(event, in: event.sharedPhase)
    arbiter.settle(self)
  }

  /// Gives a touch to a recogniser that may and wants to have it; asks it and its delegate
  /// (SPEC D8).
  ///
  /// - Parameter arrangement: the one in which it was found beneath the touch, which it does not
  ///   have yet; nil if it has to be looked for.
  /// - Returns: whether it has the touch now.
  func offer(
    _ touch: Touch, to recognizer: GestureRecognizer, foundIn arrangement: Int? = nil
  ) -> Bool {
    // A delegate asked earlier may have moved the recogniser; one asked here may also disable or
    // end it.
    guard recognizer.mayTake(touch, in: self, asFoundIn: arrangement),
      recognizer.wants(touch, of: event),
      recognizer.mayTake(touch, in: self, asFoundIn: arrangement), recognizer.isEnabled,
      recognizer.takesTouches
    else { return false }
    if !recognizer.isEngaged { arbiter.engage(recognizer) }
    arbiter.audienceGeneration += 1
    recognizer.startFollowing(touch)
    return true
  }
}
