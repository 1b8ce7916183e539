import Dactyl

extension HostWindow {
  /// Takes in a recogniser that has a handle.
  func note(_ recognizer: GestureRecognizer, handle: Int32) {
    recognizer.tag = Int(handle)
    recognizer.delegate = delegate
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: RecordQueue.longest)
    memory.initialize(repeating: 0, count: RecordQueue.longest)
    ObjectTable.slot(handle)?.pointee.record = memory
  }

  /// Forgets a recogniser; what happened to it can still be read.
  func forget(_ recognizer: GestureRecognizer) {
    HostWindow.removeRequirements(toFail: recognizer, in: self)
    if lastNamed.handle == Int32(recognizer.tag) { lastNamed = (0, 0) }
    guard let slot = ObjectTable.slot(Int32(recognizer.tag)), let memory = slot.pointee.record
    else {
      return
    }
    records.keepUnread(of: Int32(recognizer.tag), in: memory)
    slot.pointee.record = nil
    memory.deallocate()
  }

  /// Nobody waits any more for a recogniser that is gone, or keeps it in memory.
  private static func removeRequirements(toFail other: GestureRecognizer, in view: View) {
    for recognizer in view.gestureRecognizers { recognizer.removeRequirement(toFail: other) }
    for subview in view.subviews { removeRequirements(toFail: other, in: subview) }
  }

  /// The handle of a recogniser that a cause names; 0 once it is gone.
  func handle(ofNumber number: Int) -> Int32 {
    if lastNamed.number != number {
      lastNamed = (number, recognizer(numbered: number).map { Int32($0.tag) } ?? 0)
    }
    return lastNamed.handle
  }
}
