import Foundation
import Synchronization

/// The part of a clock that a window reads with every frame, so it must be fast.
final class ClockFace {
  /// The time for `CACurrentMediaTime()` on any thread; NaN for real time.
  private static let shownTime = Atomic<UInt64>(Double.nan.bitPattern)

  /// The time of the clock shown last, or else since the system started, in seconds.
  static var shown: TimeInterval {
    let time = Double(bitPattern: shownTime.load(ordering: .relaxed))
    return time.isNaN ? ProcessInfo.processInfo.systemUptime : time
  }

  /// True if `shown` is a virtual clock's time.
  static var showsVirtualTime: Bool {
    !Double(bitPattern: shownTime.load(ordering: .relaxed)).isNaN
  }

  /// The identity of the clock shown last; only ever compared.
  @exclusivity(unchecked) nonisolated(unsafe) private static var shownClock: ObjectIdentifier?

  static func showRealTime() {
    shownClock = nil
    shownTime.store(Double.nan.bitPattern, ordering: .relaxed)
  }

  /// The time of a virtual clock, in seconds.
  @exclusivity(unchecked) private(set) var now: TimeInterval = 0
  /// The time of a virtual clock's next call; infinite for none.
  @exclusivity(unchecked) var nextDue = TimeInterval.infinity

  init() {}

  /// True if this is the clock shown last.
  var isShown: Bool { ClockFace.shownClock == ObjectIdentifier(self) }

  /// Shows this clock from now on.
  func show() {
    ClockFace.shownClock = ObjectIdentifier(self)
    set(now)
  }

  /// Sets the time, and shows it.
  func set(_ time: TimeInterval) {
    now = time
    ClockFace.shownTime.store(time.bitPattern, ordering: .relaxed)
  }
}
