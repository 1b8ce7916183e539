extension Event {
  /// Visits the samples that were measured of touches since the last event, merged ones included,
  /// in order of time for each.
  ///
  /// The same that `coalescedTouches(for:)` tells, as a precise place in points of the window and
  /// a time. Makes no object for a sample, because recorders of paths ask with every move.
  package func forEachSample(of touches: TouchSet, _ body: (Point, Double) -> Void) {
    touches.forEachBorrowed { touch in
      for index in 0..<coalesced.count where coalesced[index].contact.id == touch.contactID {
        let merged = coalesced[index]
        guard !merged.contact.isEstimated else { continue }
        body(merged.contact.precisePosition ?? merged.contact.position, merged.time)
      }
      let sample = touch.sample
      if !sample.isEstimated { body(sample.precisePosition, sample.time) }
    }
  }
}
