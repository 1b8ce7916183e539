import Dactyl

extension HostWindow {
  /// Writes a record of a transition.
  @inline(never)
  func writeRecord(
    _ recognizer: GestureRecognizer, from former: GestureRecognizer.State,
    to state: GestureRecognizer.State, _ cause: Cause
  ) {
    let handle = Int32(truncatingIfNeeded: recognizer.tag)
    guard let slot = ObjectTable.slot(handle) else { return }
    let start = records.beginRecord(handle, slot)
    var record = RecordWriter(at: start, type: 0)
    record.add(Double(recognizer.tag))
    record.add(Double(former.rawValue))
    record.add(Double(state.rawValue))
    record.add(currentTime)
    // By way of `Int`, which converts to double in one step.
    record.add(Double(Int(cause.code.rawValue)))
    record.add(cause.other.map { Double(Int(self.handle(ofNumber: $0.number))) } ?? cause.value)
    record.add(cause.limit)
    record.add(Double(cause.sense.rawValue))
    record.add(Double(recognizer.numberOfTouches))
    // Computing these for each move would cost more than all else; hosts read them when needed.
    let isDetailed = recordsDetails || state != .changed
    if isDetailed {
      let place = recognizer.location(in: nil)
      record.add(place)
      record.add(recognizer.view?.convert(place, from: nil) ?? place)
    } else {
      record.add(Point(.nan, .nan))
      record.add(Point(.nan, .nan))
    }
    record.addReadings(of: recognizer, includingVelocities: isDetailed)
    records.finish(record.finish())
  }

}

extension HostWindow: WindowObserver {
  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    guard recordsTouches else { return }
    var count = 0
    for _ in touches { count += 1 }
    var index = 0
    for touch in touches {
      var record = RecordWriter(at: records.beginRecord(), type: 1)
      record.add(Double(view.tag))
      record.add(Double(phase.rawValue))
      record.add(currentTime)
      record.add(Double(index))
      record.add(Double(count))
      record.add(Double(touch.contactID))
      record.add(Double(touch.tapCount))
      record.add(touch.location(in: nil))
      record.add(touch.location(in: view))
      records.finish(record.finish())
      index += 1
    }
  }
}
