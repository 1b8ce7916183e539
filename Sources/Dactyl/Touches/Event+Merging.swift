extension Event {
  /// Visits the instants at which some of the touches were measured since the last event, oldest first, with
  /// the places of all of them.
  ///
  /// A finger that was not measured at an instant is where it was measured before. The last instant is that
  /// of the event itself; it is left out where a place is made up, so that velocities come from real samples
  /// alone.
  func forEachMeasurement(
    of touches: ContiguousArray<Touch>,
    _ body: (_ places: ContiguousArray<Point>, _ time: Double) -> Void
  ) {
    if !coalesced.isEmpty { forEachMergedInstant(of: touches, body) }
    for touch in touches where touch.isEstimated && touch.phase != .stationary { return }
    places.removeAll(keepingCapacity: true)
    for touch in touches { places.append(touch.measuredPosition) }
    body(places, timestamp)
  }

  private func forEachMergedInstant(
    of touches: ContiguousArray<Touch>,
    _ body: (_ places: ContiguousArray<Point>, _ time: Double) -> Void
  ) {
    places.removeAll(keepingCapacity: true)
    for touch in touches { places.append(touch.previousMeasuredPosition) }
    var isChanged = false
    for index in coalesced.indices {
      let merged = coalesced[index]
      if let finger = touches.firstIndex(where: { $0.contactID == merged.contact.id }) {
        places[finger] = merged.contact.position
        isChanged = true
      }
      let isLastOfInstant =
        index + 1 == coalesced.count || coalesced[index + 1].time != merged.time
      if isChanged, isLastOfInstant {
        body(places, merged.time)
        isChanged = false
      }
    }
  }
}
