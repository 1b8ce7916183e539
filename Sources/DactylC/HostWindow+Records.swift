import Dactyl

extension HostWindow {
  /// Writes a change of state down.
  func record(
    _ recognizer: GestureRecognizer, from former: GestureRecognizer.State,
    to state: GestureRecognizer.State, _ cause: Cause
  ) {
    let handle = Int32(truncatingIfNeeded: recognizer.tag)
    guard let slot = host.table.slot(handle) else { return }
    let start = records.begin(handle, slot)
    var record = RecordWriter(at: start, type: 0)
    record.add(Double(recognizer.tag))
    record.add(Double(former.rawValue))
    record.add(Double(state.rawValue))
    record.add(currentTime)
    // Told apart first, because nearly all causes are this one.
    if case .updated = cause {
      record.add(3)
      record.add(.nan)
      record.add(.nan)
      record.add(0)
    } else {
      addCause(cause, to: &record)
    }
    record.add(Double(recognizer.numberOfTouches))
    // A fit for each move, and its place in the view, would cost more than all the rest; hosts ask
    // for it where they need it.
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

  @inline(never)
  private func addCause(_ cause: Cause, to record: inout RecordWriter) {
    let numbers = cause.numbers
    record.add(Double(numbers.code))
    if let other = cause.other {
      record.add(Double(handle(of: other)))
    } else {
      record.add(numbers.value)
    }
    record.add(numbers.limit)
    record.add(Double(numbers.sense.rawValue))
  }

}

extension HostWindow: WindowObserver {
  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    guard recordsTouches else { return }
    var count = 0
    for _ in touches { count += 1 }
    var index = 0
    for touch in touches {
      var record = RecordWriter(at: records.begin(), type: 1)
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
