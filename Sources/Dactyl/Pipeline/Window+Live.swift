extension Window {
  /// Sends a frame of a live device, however late it comes and however little it fits.
  ///
  /// A frame stamped before a deadline that was met is sent at `currentTime`, so nothing in it is
  /// lost (SPEC F3). Where a frame is refused all the same, a contact of it may have lifted unseen:
  /// all touches are cancelled, and the next finger that comes down begins anew (SPEC F4).
  ///
  /// - Returns: why the frame was refused; nil if it was taken.
  @discardableResult
  public func sendLive(_ frame: InputFrame) -> InputError? {
    do throws(InputError) {
      try send(frame.delayed(until: currentTime))
      return nil
    } catch {
      cancelAllTouches()
      return error
    }
  }

  /// Meets the deadlines up to a time, each at its own time.
  ///
  /// A host calls it when `nextDeadline` has come. Unlike `advance(to:)` it leaves `currentTime` at
  /// the last deadline, so that what a device has stamped since then and tells only now keeps its
  /// time (SPEC F3).
  public func meetDeadlines(until now: Double) {
    var last = -Double.infinity
    while let deadline = nextDeadline, deadline <= now, deadline > last {
      last = deadline
      guard (try? advance(to: max(deadline, currentTime))) != nil else { return }
    }
  }
}

extension InputFrame {
  /// The frame at a later time if its own is before it; samples that were merged into it and are
  /// older come at that time.
  public func delayed(until earliest: Double) -> InputFrame {
    guard time < earliest else { return self }
    var late = self
    late.time = earliest
    for index in late.coalesced.indices { late.coalesced[index].time = earliest }
    return late
  }
}
