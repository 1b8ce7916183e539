import Dactyl

/// Has the engine ask the host while it decides; null has it ask nobody.
@_expose(wasm, "dactyl_set_callback")
@c(dactyl_set_callback)
public func dactyl_set_callback(
  _ callback: (@convention(c) (Int32, Int32, Int32) -> Int32)?
) -> Int32 {
  hostAnswers.callback = callback
  return Status.done
}

/// What a recogniser measures at this moment, as a record; null for a wrong handle.
///
/// For answers, while which the last record is that of an earlier change. Good until the next call.
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

/// Touches of a recogniser: how many, and the numbers of each; null for a wrong handle.
///
/// 0 are those it follows, 1 the merged samples of a contact, 2 where it is likely to be next, 3
/// the touch that it is asked about. Good until the next call.
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
