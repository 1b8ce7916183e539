import Dactyl

extension Window {
  /// Sends frames as a host does: at every deadline between them it calls `advance(to:)`.
  ///
  /// - Throws: `InputError` where a frame makes no sense after those before it.
  public func play(_ frames: [InputFrame]) throws(InputError) {
    for frame in frames {
      meetDeadlines(until: frame.time)
      try send(frame)
    }
  }

  /// Lets time pass until no recogniser waits for a deadline any more.
  ///
  /// - Returns: false where one of them sets deadlines without end.
  /// - Throws: `InputError` where a deadline is not a finite number.
  @discardableResult
  public func settle() throws(InputError) -> Bool {
    for _ in 0..<1000 {
      guard let deadline = nextDeadline else { return true }
      try advance(to: max(deadline, currentTime))
    }
    return false
  }
}
