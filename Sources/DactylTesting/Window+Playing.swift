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
}
