#if !Core
  import Dactyl

  /// How near a recogniser is to deciding; null for a wrong handle.
  ///
  /// The number of its measurements, then three numbers each: the cause that it would give if it were
  /// decided now, what was measured, and the limit. None if it has decided, follows no touch, or
  /// waits for others. Valid until the next call.
  @_expose(wasm, "dactyl_progress")
  @c(dactyl_progress)
  public func dactyl_progress(_ recognizer: Int32) -> UnsafePointer<Double>? {
    guard let recognizer = ObjectTable.recognizer(recognizer) else {
      return nil
    }
    let isMeasured = recognizer.isDeciding && !recognizer.isWaitingForOthers
    let causes = isMeasured ? recognizer.progress : []
    let room = hostAnswers.room(for: 1 + 3 * causes.count)
    room[0] = Double(causes.count)
    var place = room + 1
    for cause in causes {
      place[0] = Double(Int(cause.code.rawValue))
      place[1] = cause.value
      place[2] = cause.limit
      place += 3
    }
    return UnsafePointer(room)
  }
#endif
