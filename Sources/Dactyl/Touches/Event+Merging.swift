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
    of touches: ContiguousArray<Touch>,
    _ body: (_ places: ContiguousArray<Point>, _ time: Double) -> Void
  ) -> Bool {
    if !coalesced.isEmpty { forEachMergedInstant(of: touches, body) }
    for touch in touches where touch.isEstimated && touch.phase != .stationary { return false }
    withPlaces(of: touches) {
      $0.measuredPosition
    } do: { places in
      body(places, timestamp)
    }
    return true
  }

  /// Collects a place of each touch, without asking for memory each time.
  func withPlaces(
    of touches: ContiguousArray<Touch>, where isWanted: (Touch) -> Bool = { _ in true },
    _ place: (Touch) -> Point, do body: (_ places: ContiguousArray<Point>) -> Void
  ) {
    var collected: ContiguousArray<Point> = []
    swap(&collected, &places)
    collected.removeAll(keepingCapacity: true)
    for touch in touches where isWanted(touch) { collected.append(place(touch)) }
    body(collected)
    swap(&collected, &places)
  }

  private func forEachMergedInstant(
    of touches: ContiguousArray<Touch>,
    _ body: (_ places: ContiguousArray<Point>, _ time: Double) -> Void
  ) {
    var collected: ContiguousArray<Point> = []
    swap(&collected, &places)
    collected.removeAll(keepingCapacity: true)
    for touch in touches { collected.append(touch.previousMeasuredPosition) }
    var isChanged = false
    for index in coalesced.indices {
      let merged = coalesced[index]
      if let finger = touches.firstIndex(where: { $0.contactID == merged.contact.id }) {
        collected[finger] = merged.contact.position
        isChanged = true
      }
      let isLastOfInstant =
        index + 1 == coalesced.count || coalesced[index + 1].time != merged.time
      if isChanged, isLastOfInstant {
        body(collected, merged.time)
        isChanged = false
      }
    }
    swap(&collected, &places)
  }
}
