import Dactyl

extension HostWindow {
  /// Writes a change of state down.
  func record(
    _ recognizer: GestureRecognizer, from former: GestureRecognizer.State,
    to state: GestureRecognizer.State, _ cause: Cause
  ) {
    let numbers = cause.numbers
    let value = cause.other.map { Double(Int(handle(of: $0))) } ?? numbers.value
    // By way of an integer of the machine's size, from which doubles are made in one step.
    record(
      recognizer, from: former, to: state, Double(Int(numbers.code)), value, numbers.limit,
      Double(numbers.sense.rawValue))
  }

  /// Writes down that a gesture has changed because its fingers moved on, as for `Cause.updated`.
  func recordUpdate(of recognizer: GestureRecognizer, from former: GestureRecognizer.State) {
    record(recognizer, from: former, to: .changed, 3, .nan, .nan, 0)
  }

  @inline(never)
  private func record(
    _ recognizer: GestureRecognizer, from former: GestureRecognizer.State,
    to state: GestureRecognizer.State, _ code: Double, _ value: Double, _ limit: Double,
    _ sense: Double
  ) {
    let handle = Int32(truncatingIfNeeded: recognizer.tag)
    guard let slot = ObjectTable.slot(handle) else { return }
    let start = records.begin(handle, slot)
    var record = RecordWriter(at: start, type: 0)
    record.add(Double(recognizer.tag))
    record.add(Double(former.rawValue))
    record.add(Double(state.rawValue))
    record.add(currentTime)
    record.add(code)
    record.add(value)
    record.add(limit)
    record.add(sense)
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
