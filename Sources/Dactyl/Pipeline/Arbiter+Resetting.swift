/// Resetting: how attempts end.
extension Arbiter {
  /// Resets recognisers whose touches have lifted and that no undecided recogniser depends on
  /// (SPEC C6).
  func resetFinished(_ window: Window) {
    mayReset = false
    while resetAllDone(window) {}
  }

  /// Resets the recognisers that are done now; false if there are none.
  private func resetAllDone(_ window: Window) -> Bool {
    audienceGeneration += 1
    // Usually no recogniser waits for another, so most resets need not compare all pairs.
    isAnyTied = false
    engaged.forEach { if $0.isKnownToWaitForAny { isAnyTied = true } }
    // Those that are done change places with those after them that are not, so that the list is
    // whole at any time, and leave it together: one after the other would move all others each
    // time. A recogniser that was reset has no attempt, so nothing more can happen to it.
    var kept = 0
    var index = 0
    while index < engaged.count {
      let hasLeft = engaged.unmanaged(index)._withUnsafeGuaranteedRef { recognizer in
        guard recognizer.isAtEnd else { return false }
        guard isDone(recognizer, in: window) else {
          mayReset = true
          return false
        }
        reset(recognizer, in: window)
        return true
      }
      if !hasLeft {
        if kept < index { engaged.swapAt(kept, index) }
        kept += 1
      }
      index += 1
    }
    guard kept < engaged.count else { return false }
    forgetLeavers()
    release(from: kept)
    window.event.forgetLingering()
    return true
  }

  /// Releases the recognisers from a place on, which have no attempt any more. This may run deinits
  /// of clients, so the list is whole before.
  func release(from place: Int) {
    for index in (place..<engaged.count).reversed() {
      leavers.append(engaged.unmanaged(index))
    }
    engaged.shorten(to: place)
    while let leaver = leavers.popLast() { leaver.release() }
  }

  private func reset(_ recognizer: GestureRecognizer, in window: Window) {
    let step = recognizer.finishAttempt()
    if window.isObserved { window.observe(recognizer, step, because: .reset) }
  }

  /// Notes that a recogniser that is being reset leaves a touch.
  @inline(__always)
  func noteLeaving(_ touch: Touch) {
    guard !touch.isBeingLeft else { return }
    touch.isBeingLeft = true
    left.append(touch)
  }

  /// Takes recognisers that have been reset off the lists of their touches.
  func forgetLeavers() {
    left.forEach { touch in
      touch.isBeingLeft = false
      touch.recognizers.keep { !$0.attempt.isEmpty && $0.attempt.holds(touch) }
    }
    left.removeAll()
  }

  /// True if another recogniser, still undecided, has to fail before this one.
  func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
    contains(peerOf: recognizer) { other in
      other.committed == .possible && recognizer.isKnownToWait(for: other)
    }
  }

  /// True if a recogniser is at its end and no undecided recogniser depends on it.
  private func isDone(_ recognizer: GestureRecognizer, in window: Window) -> Bool {
    guard !lists(recognizer) else { return false }
    // Nobody waits for what has left the window.
    guard isAnyTied else { return true }
    var isHere = false
    recognizer.viewLink.borrow { isHere = $0.windowReference === window }
    guard isHere else { return true }
    return !contains(peerOf: recognizer) { other in
      other.committed == .possible
        && (other.isKnownToWait(for: recognizer) || recognizer.isKnownToWait(for: other))
    }
  }
}
