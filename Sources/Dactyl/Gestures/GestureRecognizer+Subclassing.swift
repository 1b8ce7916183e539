extension GestureRecognizer {
  /// Sets the state and says why, so that traces can tell (SPEC E3).
  ///
  /// - Parameters:
  ///   - next: read as SPEC C3 says where it makes no sense in the present state.
  ///   - cause: what decided, with its numbers.
  public func transition(to next: State, because cause: Cause) {
    propose(next, because: cause)
  }

  /// Begins or recognises, because something that fingers do has crossed a threshold in this event
  /// (SPEC E1).
  ///
  /// If several recognisers cross theirs in the same event, the one that crossed sooner between the
  /// samples comes first. So a device that samples seldom decides like one that
  /// samples often:
  ///
  /// ```swift
  /// override func touchesMoved(_ touches: TouchSet, with event: Event) {
  ///   let before = distance
  ///   distance = measure(touches)
  ///   if continueIfActive() || distance < 24 { return }
  ///   cross(24, from: before, to: distance, becoming: .began,
  ///     because: .movedEnough(distance: distance, needed: 24))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - threshold: how much of it the gesture needs, in any unit.
  ///   - before: how much of it there was before the event.
  ///   - after: how much there is now.
  ///   - state: began or recognized; read as SPEC C3 says otherwise.
  ///   - cause: what decided, with its numbers.
  public func cross(
    _ threshold: Double, from before: Double, to after: Double, becoming state: State,
    because cause: Cause
  ) {
    propose(
      state, because: cause,
      crossing: GestureRecognizer.crossing(threshold, from: before, to: after))
  }

  /// How far into a step something crossed a threshold, 0…1.
  package static func crossing(_ threshold: Double, from before: Double, to after: Double) -> Double
  {
    after > before ? min(1, max(0, (threshold - before) / (after - before))) : 1
  }

  /// Changes a gesture that is under way, with the cause `updated`; false, with nothing done, for
  /// one that is not.
  ///
  /// A continuous recogniser calls it first in `touchesMoved`.
  @discardableResult
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  public func continueIfActive() -> Bool {
    // Inlined, because a call would cost the engine's own recognisers more than what it does.
    if machine.isUndecided { return false }
    // What an active gesture does with nearly every event.
    return (overrides == nil && machine.continue()) || changeIfActive()
  }

  private func changeIfActive() -> Bool {
    guard state.isActive else { return false }
    transition(to: .changed, because: .updated)
    return true
  }

  /// Proposes a state as far as it makes sense.
  ///
  /// - Parameter crossing: how far into the last step of the fingers a threshold was crossed, 0…1;
  ///   nil for none.
  package func propose(
    _ next: State, because cause: Cause, crossing: Double? = nil
  ) {
    guard !machine.isResetting else { return }
    if overrides != nil, !isStatedByOverrides,
      isTakenOver(next, because: cause, crossing: crossing)
    {
      return
    }
    let current = machine.proposed
    let accepted = current.accepting(next)
    if accepted != next, !(next == .possible && current == .possible) {
      report(next, readAs: accepted)
    }
    // In no window there is nothing to recognise.
    guard let accepted, isEngaged || engage() else { return }
    if current == .possible { touchTime = presentTime }
    if machine.propose(accepted, because: cause, crossing: crossing) == .decide {
      reportToArbiter()
    }
  }

  /// Fails, or cancels an active gesture, and says why.
  public func fail(because cause: Cause) { transition(to: .failed, because: cause) }

  /// When the recogniser wants to be woken by `deadlineReached(at:)`; nil for never (SPEC F1).
  ///
  /// Cleared when the time comes, on a final state and on reset; a recogniser that is over takes
  /// none. A time in the past is reached at
  /// once with the next frame; what is not a number is never reached.
  public var deadline: Double? {
    get { deadlineTime == .infinity ? nil : deadlineTime }
    set {
      // A time that is not a number never comes; minus infinity comes at once.
      let time = newValue.map { $0.isNaN ? .infinity : max($0, -.greatestFiniteMagnitude) }
      deadlineTime = committed.isFinal ? .infinity : time ?? .infinity
      guard let arbiter else { return }
      arbiter.expect(deadline: deadlineTime)
      // It may have been all that was waited for.
      if deadlineTime == .infinity, machine.running != .handler {
        finishIfAbandoned(cancelled: false)
      }
    }
  }

  /// Stops following a touch, which goes on elsewhere: its view and other recognisers keep it
  /// (SPEC C10).
  ///
  /// When no touch is left, the recogniser behaves as after the last lift.
  public func ignore(_ touch: Touch, for event: Event) {
    guard followed.holds(touch) else { return }
    lose(touch)
    guard machine.running != .handler else { return }
    finishIfAbandoned(cancelled: false)
    // Its attempt may have been over but for this touch.
    arbiter?.window?.settleIfIdle()
  }

  /// Stops following some touches.
  func ignore(_ touches: TouchSet, for event: Event) {
    for touch in touches { ignore(touch, for: event) }
  }

  /// Whether another layer's recogniser sets a state itself.
  private func isTakenOver(_ next: State, because cause: Cause, crossing: Double?) -> Bool {
    #if hasFeature(Embedded)
      false
    #else
      guard let overrides, overrides.takesOver(next, because: cause) else { return false }
      machine.noteCrossing(crossing)
      return true
    #endif
  }

  private func report(_ state: State, readAs accepted: State?) {
    guard let window = viewWindow, let observer = window.observer else {
      return
    }
    observer.window(window, coerced: state, to: accepted, of: self)
  }
}

extension GestureRecognizer {
  /// The place of one of its touches, or nil if there are not that many (SPEC C11).
  public func touchLocation(at index: Int, in view: View?) -> Point? {
    (0..<numberOfTouches).contains(index) ? location(ofTouch: index, in: view) : nil
  }

  /// The centre of its touches in the window; once all are lifted, the last centre.
  var centroid: Point {
    followed.isEmpty ? lastCentroid : followed.centre
  }
}

// The numbers by which recognisers decide.
extension GestureRecognizer {
  /// A number that was set on the recogniser, or where that is NaN, the one of the window's profile.
  @inline(__always)
  final func number(_ own: Double, or usual: (GestureProfile) -> Double) -> Double {
    own.isNumber ? own : profile(usual)
  }

  /// Numbers of the profile, for settings without a value of their own; read in place.
  @inline(__always)
  final func profile<Numbers>(_ read: (GestureProfile) -> Numbers) -> Numbers {
    guard let window = viewWindow else { return read(GestureProfile.dactyl) }
    return read(window.gestureProfile)
  }
}

extension Double {
  /// Whether it is a number at all, in the fewest instructions.
  @inline(__always)
  package var isNumber: Bool {
    #if arch(arm)
      // By its bits, because a comparison of doubles is a call.
      !isNaN
    #else
      self == self
    #endif
  }
}
