import Dispatch
import Foundation

// The main queue by the clock of the window that a test drives. These are preferred by the compiler
// to those of Dispatch, as nothing is left out that has a default; a `DispatchWorkItem`, and any
// other queue, goes by the real clock.
extension DispatchQueue {
  /// Runs a block later.
  ///
  /// On the main queue, where a test drives a window, its time counts, to the next 5 ms: what
  /// passes between `.now()` and this call is real time and must not make a difference. Else the
  /// real time does.
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
  /// On the main queue, where a test drives a window: before its time goes on, or where the test
  /// waits for something else, whichever comes first. Else in its turn.
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

  /// Whether this is the main queue, which calls, and a test or host drives its time.
  private var isByHostClock: Bool {
    // Asking for the main queue makes a new object each time here; the name is its own.
    ClockFace.showsVirtualTime && label == DispatchQueue.main.label
      && DispatchQueue.getSpecific(key: DispatchQueue.mainKey) != nil
      && MainActor.assumeIsolated { HostClock.current.isVirtual }
  }

  /// Tells the main queue from others.
  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
