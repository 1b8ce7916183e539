import Dactyl

extension HostWindow {
  /// Registers a recogniser under its handle.
  func note(_ recognizer: GestureRecognizer, handle: Int32) {
    recognizer.tag = Int(handle)
    recognizer.delegate = delegate
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: RecordQueue.longest)
    memory.initialize(repeating: 0, count: RecordQueue.longest)
    ObjectTable.slot(handle)?.pointee.record = memory
  }

  /// Removes a recogniser; its unread records stay readable.
  func forget(_ recognizer: GestureRecognizer) {
    recognizer.forgetDependents()
    if lastNamed.handle == Int32(recognizer.tag) { lastNamed = (0, 0) }
    guard let slot = ObjectTable.slot(Int32(recognizer.tag)), let memory = slot.pointee.record
    else { return }
    records.keepUnread(of: Int32(recognizer.tag), in: memory)
    slot.pointee.record = nil
    memory.deallocate()
  }

  /// The handle of a recogniser named by a cause; 0 if it is gone.
  func handle(ofNumber number: Int) -> Int32 {
    if lastNamed.number != number {
      lastNamed = (number, recognizer(numbered: number).map { Int32($0.tag) } ?? 0)
    }
    return lastNamed.handle
  }
}
