import Foundation
import Synchronization

/// What a window reads of its clock with every frame, and must read fast.
final class ClockFace {
  /// What `CACurrentMediaTime()` answers, which may be asked on any thread; not a number for the
  /// real time.
  private static let shownTime = Atomic<UInt64>(Double.nan.bitPattern)

  /// The present time of the clock that was last set, or since the system started, in seconds.
  static var shown: TimeInterval {
    let time = Double(bitPattern: shownTime.load(ordering: .relaxed))
    return time.isNaN ? ProcessInfo.processInfo.systemUptime : time
  }

  /// Whether that is the time of a virtual clock.
  static var showsVirtualTime: Bool {
    !Double(bitPattern: shownTime.load(ordering: .relaxed)).isNaN
  }

  /// Which clock was shown last, to be compared with and never followed.
  @exclusivity(unchecked) nonisolated(unsafe) private static var shownClock: ObjectIdentifier?

  /// Has the real time shown.
  static func showRealTime() {
    shownClock = nil
    shownTime.store(Double.nan.bitPattern, ordering: .relaxed)
  }

  /// The time of a virtual clock, in seconds.
  @exclusivity(unchecked) private(set) var now: TimeInterval = 0
  /// When a virtual clock's next call is due; infinite for never.
  @exclusivity(unchecked) var nextDue = TimeInterval.infinity

  init() {}

  /// Whether this is the clock that was shown last.
  var isShown: Bool { ClockFace.shownClock == ObjectIdentifier(self) }

  /// Shows this clock from now on.
  func show() {
    ClockFace.shownClock = ObjectIdentifier(self)
    set(now)
  }

  /// Lets time pass, and shows it.
  func set(_ time: TimeInterval) {
    now = time
    ClockFace.shownTime.store(time.bitPattern, ordering: .relaxed)
  }
}
