// The short way of a frame in which fingers move on and nothing else happens. Nearly all frames are
// like that; what comes of them is what would come of the long way.
extension Window {
  /// Takes the short way where a frame may; false, with nothing done, if it may not.
  @inline(__always)
  func takeMove(_ frame: InputFrame) -> Bool {
    guard isFree(at: frame.time), validator.acceptMove(frame) else { return false }
    observer?.window(self, willProcess: frame)
    beginMove(at: frame.time)
    event.forgetChanges()
    let limits = limits
    tellMove(
      event.move(frame.contacts.count, at: frame.time) {
        frame.contacts[$0].id == $1
      } by: {
        $0.move(with: frame.contacts[$1], at: frame.time, within: limits)
      })
    observer?.window(self, didProcess: frame)
    endProcessing()
    return true
  }

  /// The same for contacts as numbers.
  package final func takeMove(_ contacts: ContactRows) -> Bool {
    guard observer == nil, contacts.count > 0, isFree(at: contacts.time),
      validator.acceptMove(contacts)
    else { return false }
    beginMove(at: contacts.time)
    event.forgetChanges()
    let hasMerged = contacts.mergedCount > 0
    if hasMerged { takeMerged(contacts) }
    let (event, limits) = (event, limits)
    tellMove(
      event.move(contacts.count, at: contacts.time) {
        contacts[$0].isOf($1)
      } by: {
        $0.move(
          to: contacts[$1], at: contacts.time, merging: hasMerged ? event : nil, within: limits)
      })
    endProcessing()
    return true
  }

  private func takeMerged(_ contacts: ContactRows) {
    for index in 0..<contacts.mergedCount {
      contacts.merged(index).readMove(into: &event.coalesced.extend().pointee)
    }
  }

  /// Whether a frame that only moves fingers could take the short way now.
  @inline(__always)
  private func isFree(at time: Double) -> Bool {
    // Where the touches of views that left were taken away, the device says more than there is.
    validator.down.count == event.liveUnretained.count && !isProcessing && palmFilter == nil
      && usesShortcuts && !arbiter.mayBeDue(at: time)
  }

  @inline(__always)
  private func beginMove(at time: Double) {
    isProcessing = true
    now = time
  }

  /// Tells recognisers and views of a move.
  ///
  /// - Parameter hasLongStep: whether a finger may have jumped.
  @inline(__always)
  private func tellMove(_ hasLongStep: Bool) {
    if hasLongStep { findJumps() }
    isDue = true
    sendEvent(event)
    isDue = false
    assert(areInvariantsKept)
  }

  /// Brings a move of all fingers to the recognisers, and carries out what they propose.
  @inline(__always)
  func deliverMove() {
    // While all fingers drag on, the same recognisers listen from frame to frame.
    if listenersGeneration != arbiter.audienceGeneration { gatherListeners() }
    tellListeners(event, of: event.all)
    arbiter.settleMove(self)
  }

  @inline(__always)
  private func tellListeners(_ event: Event, of all: borrowing LiveTouches) {
    let arbiter = arbiter
    let all = TouchSet(all.touches)
    var index = 0
    while index < listeners.count {
      // Written out, because the body of `forEach` would be called, which costs as much as it does.
      listeners.unmanaged(index)._withUnsafeGuaranteedRef { recognizer in
        recognizer.receiveMove(event, of: all)
        arbiter.record(recognizer)
      }
      index += 1
    }
  }
}
