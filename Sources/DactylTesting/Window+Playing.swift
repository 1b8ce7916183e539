import Dactyl

extension Window {
  /// Sends frames as a host does, calling `advance(to:)` at every deadline between them.
  ///
  /// - Throws: `InputError` if a frame is impossible after those before it.
  public func play(_ frames: [InputFrame]) throws(InputError) {
    for frame in frames {
      meetDeadlines(until: frame.time)
      try send(frame)
    }
  }

  /// Advances until no recogniser has a deadline.
  ///
  /// - Returns: False if deadlines never end.
  /// - Throws: `InputError` if a deadline is not finite.
  @discardableResult
  public func settle() throws(InputError) -> Bool {
    for _ in 0..<1000 {
      guard let deadline = nextDeadline else { return true }
      try advance(to: max(deadline, currentTime))
    }
    return false
  }
}
