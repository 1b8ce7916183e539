extension GestureRecognizer {
  /// Sets the state and says why, so that traces can tell (SPEC E3).
  ///
  /// - Parameters:
  ///   - next: read as SPEC C3 says where it makes no sense in the present state.
  ///   - cause: what decided, with its numbers.
  public func transition(to next: State, because cause: Cause) {
    if !isResetting { consider(next, because: cause) }
  }

  /// Goes on with a gesture that is under way; false, with nothing done, for one that is not.
  func goOn() -> Bool {
    // What an active gesture does with nearly every event.
    if isHandling, committed.isActive, !pending.isThere, !hasStand {
      pending.start(with: .changed, because: .updated)
      return true
    }
    guard state.isActive else { return false }
    transition(to: .changed, because: .updated)
    return true
  }

  /// Carries out what was set as far as it makes sense.
  private func consider(_ next: State, because cause: Cause) {
    #if !hasFeature(Embedded)
      if let stand, stand.takesOver(next, because: cause) { return }
    #endif
    let current = pending.visible(from: committed)
    let accepted = current.accepting(next)
    if accepted != next, !(next == .possible && current == .possible) {
      report(next, readAs: accepted)
    }
    guard let accepted else { return }
    if current == .possible { touchTime = presentTime }
    pending.set(accepted, because: cause)
    // What is set in a handler is noted by whoever called it.
    if !isHandling { tellArbiter() }
  }

  /// Fails, or cancels an active gesture, and says why.
  public func fail(because cause: Cause) { transition(to: .failed, because: cause) }

  /// When the recogniser wants to be woken by `deadlineReached(at:)`; nil for never (SPEC F1).
  ///
  /// Cleared when the time comes, on a final state and on reset. A time in the past is reached at once
  /// with the next frame; what is not a number is never reached.
  public var deadline: Double? {
    get { deadlineTime == .infinity ? nil : deadlineTime }
    set {
      // What is no number never comes; what is before all time comes at once.
      let time = newValue.map { $0.isNaN ? .infinity : max($0, -.greatestFiniteMagnitude) }
      deadlineTime = time ?? .infinity
      arbiter?.expect(deadline: deadlineTime)
    }
  }

  /// Stops following a touch, which goes on elsewhere: its view and other recognisers keep it (SPEC C10).
  ///
  /// When no touch is left, the recogniser behaves as if all had been lifted.
  public func ignore(_ touch: Touch, for event: Event) {
    guard touches.holds(touch) else { return }
    if touches.count == 1 { lastCentroid = centroid }
    touches.remove(touch)
    tellOfFewerTouches()
    attempt.remove(touch)
    touch.recognizers.remove(self)
    guard !isHandling else { return }
    finishIfAbandoned(cancelled: false)
    // Its attempt may have been over but for this touch.
    arbiter?.window?.settleIfIdle()
  }

  /// Stops following some touches.
  func ignore(_ touches: TouchSet, for event: Event) {
    for touch in touches { ignore(touch, for: event) }
  }

  /// Whether somebody is asked in place of the overridable methods.
  private var hasStand: Bool {
    #if hasFeature(Embedded)
      false
    #else
      stand != nil
    #endif
  }

  private func report(_ state: State, readAs accepted: State?) {
    guard let window = viewWindow, let observer = window.observer else {
      return
    }
    observer.window(window, read: state, as: accepted, of: self)
  }
}
