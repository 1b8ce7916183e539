import Dactyl

extension Stroke {
  /// Adds where a touch is, in points of the window, and when.
  mutating func append(_ touch: Touch) {
    append(touch.preciseLocation(in: nil), time: touch.timestamp)
  }

  /// Adds every sample that was measured of touches since the last event, merged ones included.
  mutating func append(_ touches: TouchSet, in event: Event) {
    for touch in touches {
      for sample in event.coalescedTouches(for: touch) where !sample.isEstimated { append(sample) }
    }
  }
}
