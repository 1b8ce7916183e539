// How a frame gets into the event, and ended touches out of it.
extension Event {
  /// Begins to show a frame.
  @inline(__always)
  func startFrame(_ frame: InputFrame) {
    forgetChanges()
    liveUnretained.forEach { $0.rest() }
    timestamp = frame.time
    if !frame.coalesced.isEmpty { addMerged(of: frame) }
  }

  @inline(never)
  private func addMerged(of frame: InputFrame) {
    for merged in frame.coalesced { coalesced.append(merged) }
  }

  /// Where the touch of a contact that is down stands among the live ones, below 0 if nowhere;
  /// frames usually name contacts in the order of the touches.
  @inline(__always)
  func liveIndex(of contactID: Int, near index: Int) -> Int {
    index < liveUnretained.count && isDown(contactID, at: index) ? index : find(contactID)
  }

  @inline(never)
  private func find(_ contactID: Int) -> Int {
    guard liveUnretained.count > NumberTable.fewest else {
      for index in 0..<liveUnretained.count where isDown(contactID, at: index) { return index }
      return -1
    }
    if places == nil {
      places = NumberTable(capacity: liveUnretained.count)
      for index in 0..<liveUnretained.count where liveUnretained[index].isDown {
        _ = places?.insert(liveUnretained[index].contactID, at: index)
      }
    }
    return places?.place(of: contactID) ?? -1
  }

  /// Whether a view that is touched wants no others to be touched.
  var touchesExclusiveView: Bool {
    for touch in live where touch.isDown && touch.view?.isExclusiveTouch == true { return true }
    return false
  }

  @inline(__always)
  func isDown(_ contactID: Int, at index: Int) -> Bool {
    liveUnretained.borrow(index) { $0.contactID == contactID && $0.isDown }
  }

  /// Forgets the touches that ended in this frame, once all recognisers and views have heard of it.
  func dropLifted(into taps: inout TapMemory) {
    changed.forEach { if $0.sample.phase == .ended { taps.recordLift(of: $0) } }
    // From here on the window no longer keeps touches alive that are gone.
    removeLifted()
  }
}
