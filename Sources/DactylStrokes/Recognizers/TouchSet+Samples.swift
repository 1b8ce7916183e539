import Dactyl

extension TouchSet {
  /// Visits every sample that was measured of these touches since the last event, merged ones included.
  func forEachSample(in event: Event, _ body: (Touch) -> Void) {
    for touch in self {
      for sample in event.coalescedTouches(for: touch) where !sample.isEstimated { body(sample) }
    }
  }
}
