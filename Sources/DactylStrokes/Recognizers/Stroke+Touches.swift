import Dactyl

extension Stroke {
  /// A stroke that begins at a touch, in points of the window, with room for half a second.
  init(startingAt touch: Touch) {
    self.init(capacity: 64)
    append(touch.preciseLocation(in: nil), time: touch.timestamp)
  }

  /// Appends every sample of the touches since the last event, coalesced ones included.
  mutating func append(_ touches: TouchSet, in event: Event) {
    event.forEachSample(of: touches) { append($0, time: $1) }
  }
}
