import Dactyl

/// Sets the function that answers the engine's questions; null for no questions.
@_expose(wasm, "dactyl_set_callback")
@c(dactyl_set_callback)
public func dactyl_set_callback(
  _ callback: (@convention(c) (Int32, Int32, Int32) -> Int32)?
) -> Int32 {
  hostAnswers.callback = callback
  return Status.done
}

/// What a recogniser measures now, as a record; null for a wrong handle.
///
/// For callbacks: the last record may describe an earlier change. Valid until the next call.
@_expose(wasm, "dactyl_present")
@c(dactyl_present)
public func dactyl_present(_ recognizer: Int32) -> UnsafePointer<Double>? {
  let handle = recognizer
  guard let recognizer = ObjectTable.recognizer(handle), let view = recognizer.view,
    let window = view.window
  else { return nil }
  let room = hostAnswers.roomForRecord()
  var record = RecordWriter(at: room, type: 0)
  record.add(Double(handle))
  record.add(Double(recognizer.state.rawValue))
  record.add(Double(recognizer.state.rawValue))
  record.add(window.currentTime)
  record.add(0)
  record.add(.nan)
  record.add(.nan)
  record.add(0)
  record.add(Double(recognizer.numberOfTouches))
  let place = recognizer.location(in: nil)
  record.add(place)
  record.add(view.convert(place, from: nil))
  record.addReadings(of: recognizer, includingVelocities: true)
  _ = record.finish()
  return UnsafePointer(room)
}

/// Touches of a recogniser: their number, then the numbers of each; null for a wrong handle.
///
/// `which` is 0 for the touches it follows, 1 for the coalesced samples of a contact, 2 for its
/// predicted samples, 3 for the touch that the present question is about. Valid until the next
/// call.
@_expose(wasm, "dactyl_touches")
@c(dactyl_touches)
public func dactyl_touches(
  _ recognizer: Int32, _ which: Int32, _ contact: Int32
) -> UnsafePointer<Double>? {
  guard let recognizer = ObjectTable.recognizer(recognizer), let view = recognizer.view,
    let window = view.window
  else { return nil }
  var touches = recognizer.touches
  let followed = touches.first { $0.contactID == Int(contact) }
  switch which {
  case 0: break
  case 1: touches = ContiguousArray(followed.map { window.event.coalescedTouches(for: $0) } ?? [])
  case 2: touches = ContiguousArray(followed.map { window.event.predictedTouches(for: $0) } ?? [])
  case 3: touches = hostAnswers.touch.map { [$0.takeUnretainedValue()] } ?? []
  default: return nil
  }
  return write(touches, in: view)
}

/// Makes a recogniser ignore a touch, which goes on elsewhere.
@_expose(wasm, "dactyl_ignore_touch")
@c(dactyl_ignore_touch)
public func dactyl_ignore_touch(_ recognizer: Int32, _ contact: Int32) -> Int32 {
  guard let recognizer = ObjectTable.recognizer(recognizer), let window = recognizer.view?.window,
    let touch = recognizer.touches.first(where: { $0.contactID == Int(contact) })
  else { return Status.badHandle }
  recognizer.ignore(touch, for: window.event)
  return Status.done
}

private func write(
  _ touches: ContiguousArray<Touch>, in view: View
) -> UnsafePointer<Double> {
  let numbersEach = 16
  let room = hostAnswers.room(for: 1 + numbersEach * touches.count)
  room[0] = Double(touches.count)
  var place = room + 1
  for touch in touches {
    place[0] = Double(touch.contactID)
    place[1] = Double(touch.phase.rawValue)
    place[2] = Double(touch.kind.rawValue)
    place[3] = touch.timestamp
    write(touch.location(in: view), at: place + 4)
    write(touch.location(in: nil), at: place + 6)
    write(touch.previousLocation(in: view), at: place + 8)
    write(view.convert(touch.downPosition, from: nil), at: place + 10)
    place[12] = touch.downTime
    place[13] = touch.force
    place[14] = touch.majorRadius
    place[15] = Double(touch.tapCount)
    place += numbersEach
  }
  return UnsafePointer(room)
}

private func write(_ point: Point, at place: UnsafeMutablePointer<Double>) {
  place[0] = point.x
  place[1] = point.y
}
