extension Event {
  /// Visits the instants at which some of the touches were measured since the last event, oldest first, with
  /// the places of all of them.
  ///
  /// A finger that was not measured at an instant is where it was measured before. The last instant is that
  /// of the event itself; it is left out where a place is made up, so that velocities come from real samples
  /// alone.
  ///
  /// - Returns: whether the last instant is that of the event.
  func forEachMeasurement(
    of touches: ContiguousArray<Touch>, _ body: (_ places: Places, _ time: Double) -> Void
  ) -> Bool {
    if !coalesced.isEmpty { forEachMergedInstant(of: touches, body) }
    buffer.removeAll()
    var isMeasured = true
    touches.forEachBorrowed { touch in
      if touch.sample.isEstimated, touch.sample.phase != .stationary { isMeasured = false }
      buffer.append(touch.measuredPosition)
    }
    guard isMeasured else { return false }
    body(buffer.places, timestamp)
    return true
  }

  /// Collects a place of each touch.
  func withPlaces(
    of touches: ContiguousArray<Touch>, where isWanted: (Touch) -> Bool = { _ in true },
    _ place: (Touch) -> Point, do body: (_ places: Places) -> Void
  ) {
    buffer.removeAll()
    for touch in touches where isWanted(touch) { buffer.append(place(touch)) }
    body(buffer.places)
  }

  private func forEachMergedInstant(
    of touches: ContiguousArray<Touch>, _ body: (_ places: Places, _ time: Double) -> Void
  ) {
    buffer.removeAll()
    for touch in touches { buffer.append(touch.previousMeasuredPosition) }
    var isChanged = false
    for index in coalesced.indices {
      let merged = coalesced[index]
      if let finger = touches.firstIndex(where: { $0.contactID == merged.contact.id }) {
        buffer.replace(finger, with: merged.contact.position)
        isChanged = true
      }
      let isLastOfInstant =
        index + 1 == coalesced.count || coalesced[index + 1].time != merged.time
      if isChanged, isLastOfInstant {
        body(buffer.places, merged.time)
        isChanged = false
      }
    }
  }
}
