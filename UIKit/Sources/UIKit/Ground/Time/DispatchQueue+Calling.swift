import Dispatch
import Foundation

// The main queue by the clock of the window that a test drives. The compiler prefers these methods
// to Dispatch's, because they leave no parameter to its default; a `DispatchWorkItem` and other
// queues keep the real clock.
extension DispatchQueue {
  /// Runs a block later.
  ///
  /// On the main queue, where a test drives a window, the window's time counts, rounded to 5 ms:
  /// the real time between `.now()` and this call must make no difference. Otherwise real time
  /// counts.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let wait = Int64(bitPattern: deadline.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds)
    guard deadline != .distantFuture, isByHostClock else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let delay = (Double(max(wait, 0)) / 5e6).rounded(.up) * 0.005
    MainActor.assumeIsolated { _ = HostClock.current.call(after: delay) { work() } }
  }

  /// Runs a block soon.
  ///
  /// On the main queue, where a test drives a window, the block runs before the window's time moves
  /// on, or when the test awaits something else. Otherwise it runs in its turn.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isByHostClock else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    MainActor.assumeIsolated {
      let clock = HostClock.current
      var isDone = false
      let once = {
        guard !isDone else { return }
        isDone = true
        work()
      }
      let call = clock.call(after: 0, once)
      guard !clock.isHosted else { return }
      nonisolated(unsafe) let turn = { [weak clock] in
        clock?.forget(call)
        once()
      }
      async(group: nil, qos: .unspecified, flags: []) { MainActor.assumeIsolated { turn() } }
    }
  }

  /// True for the main queue while a test or host drives its time.
  private var isByHostClock: Bool {
    // `DispatchQueue.main` is a new object each time here, but its label is unique.
    ClockFace.showsVirtualTime && label == DispatchQueue.main.label
      && DispatchQueue.getSpecific(key: DispatchQueue.mainKey) != nil
      && MainActor.assumeIsolated { HostClock.current.isVirtual }
  }

  /// Distinguishes the main queue.
  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
