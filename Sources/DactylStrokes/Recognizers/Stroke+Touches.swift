import Dactyl

extension Stroke {
  /// Begins anew where a touch is, in points of the window, and when.
  mutating func begin(with touch: Touch) {
    removeAll()
    append(touch.preciseLocation(in: nil), time: touch.timestamp)
  }

  /// Adds every sample that was measured of touches since the last event, merged ones included.
  mutating func append(_ touches: TouchSet, in event: Event) {
    event.forEachSample(of: touches) { append($0, time: $1) }
  }
}
