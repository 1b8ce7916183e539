#if !Core
  import Dactyl

  /// The recognisers of a window that conflict, without a declared relation; null for a wrong handle.
  ///
  /// Their number, then six numbers each: both handles, 1 if they are on different views, the reason,
  /// and its two details. Valid until the next call.
  @_expose(wasm, "dactyl_conflicts")
  @c(dactyl_conflicts)
  public func dactyl_conflicts(_ window: Int32) -> UnsafePointer<Double>? {
    guard let window = ObjectTable.window(window)?.takeUnretainedValue() else { return nil }
    let conflicts = window.conflicts()
    let room = hostAnswers.room(for: 1 + 6 * conflicts.count)
    room[0] = Double(conflicts.count)
    var place = room + 1
    for conflict in conflicts {
      let reason = conflict.reason.numbers
      place[0] = Double(window.handle(ofNumber: conflict.first.number))
      place[1] = Double(window.handle(ofNumber: conflict.second.number))
      place[2] = conflict.isNested ? 1 : 0
      place[3] = Double(reason.code)
      place[4] = Double(reason.first)
      place[5] = Double(reason.second)
      place += 6
    }
    return UnsafePointer(room)
  }

  extension GestureConflict.Reason {
    /// The reason as in `dactyl.h`: its number and two details.
    fileprivate var numbers: (code: Int, first: Int, second: Int) {
      switch self {
      case .sameTaps(let count, let fingers): (0, count, fingers)
      case .tapsWithinTaps(let count, let total, _): (1, count, total)
      case .samePress(let fingers): (2, fingers, 0)
      case .sameDrag: (3, 0, 0)
      case .dragBeforeSwipe: (4, 0, 0)
      case .sameSwipe(let directions): (5, Int(directions.rawValue), 0)
      case .samePinch: (6, 0, 0)
      case .sameRotation: (7, 0, 0)
      case .sameTransform: (8, 0, 0)
      case .beforeShown: (9, 0, 0)
      case .shownBeforeTaps: (10, 0, 0)
      }
    }
  }
#endif
