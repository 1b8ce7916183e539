import Dactyl

extension Stroke {
  /// A stroke that begins where a touch is, in points of the window, and then, with room for half a
  /// second.
  init(startingAt touch: Touch) {
    self.init(capacity: 64)
    append(touch.preciseLocation(in: nil), time: touch.timestamp)
  }

  /// Adds every sample that was measured of touches since the last event, merged ones included.
  mutating func append(_ touches: TouchSet, in event: Event) {
    event.forEachSample(of: touches) { append($0, time: $1) }
  }
}
