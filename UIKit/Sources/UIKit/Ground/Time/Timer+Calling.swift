import Foundation

// Timers that call methods, and timers by the clock of the window that a test drives.
//
// Foundation's own initialisers know only the real clock. The compiler prefers those here because
// their blocks take a less specific timer (`FiringTimer`). A block that wants a `Timer`, or more
// than to stop it, gets Foundation's.

/// The timer that a block receives; it can only be stopped.
@dynamicMemberLookup
public protocol FiringTimer: AnyObject {}

/// What a block can do to its timer: `invalidate()`.
///
/// Not a requirement of the protocol, because the compiler would then prefer Foundation's own
/// method.
public struct FiringTimerAction: ExpressibleByStringLiteral, Sendable {
  fileprivate let name: String

  /// An action by its name.
  public init(stringLiteral value: String) { name = value }
}

extension FiringTimer {
  /// The action of a name.
  ///
  /// - Precondition: The name is `invalidate`, or `fire`.
  public subscript(dynamicMember action: FiringTimerAction) -> () -> Void {
    {
      guard let timer = self as? Timer else { return }
      switch action.name {
      case "invalidate": timer.invalidate()
      case "fire": timer.fire()
      default: preconditionFailure("a block's timer has no method \(action.name)")
      }
    }
  }
}

extension Timer: FiringTimer {}

extension Timer {
  /// A timer that calls a block after some seconds, repeatedly if it repeats.
  ///
  /// In a test that drives a window, the window's time counts from now on, even outside a run loop.
  /// In a program, real time counts once the timer is in a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any FiringTimer) -> Void
  ) {
    guard let clock = HostClock.virtual(for: nil) else {
      self.init(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
        block: { block($0) })
      return
    }
    let kept = Kept(block)
    self.init(
      fire: .distantFuture, interval: interval, repeats: repeats,
      block: { [weak kept] in kept?.value($0) })
    clock.drive(self, every: interval, repeats: repeats, keeping: kept)
  }

  /// Starts a timer that calls a block after some seconds, repeatedly if it repeats.
  ///
  /// In a test that drives a window, the window's time counts; in a program, real time.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any FiringTimer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer for a run loop that calls a method of a target, and keeps the target alive.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    guard let clock = HostClock.virtual(for: target) else {
      // Foundation keeps the block longer than the timer is valid.
      nonisolated(unsafe) var kept: AnyObject? = target
      self.init(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
      ) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated {
          if let target = kept { selector.perform(on: target, sender: timer) }
          if !repeats { kept = nil }
        }
      }
      return
    }
    nonisolated(unsafe) weak var kept = target
    self.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if let target = kept { selector.perform(on: target, sender: timer) }
      }
    }
    clock.drive(self, every: interval, repeats: repeats, keeping: target)
  }

  /// Starts a timer that calls a method of a target, and keeps the target alive.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer's block, kept by the clock alone; a block that keeps its timer would otherwise leak.
private final class Kept: Sendable {
  let value: @Sendable (any FiringTimer) -> Void
  init(_ value: @escaping @Sendable (any FiringTimer) -> Void) { self.value = value }
}

/// The virtual clock for new timers; usable outside the main actor.
private struct TimerClock: @unchecked Sendable {
  let clock: HostClock

  /// Fires a timer by this clock and keeps an object until it ends; the run loop never fires it.
  func drive(_ timer: Timer, every interval: TimeInterval, repeats: Bool, keeping kept: AnyObject) {
    nonisolated(unsafe) let (timer, kept) = (timer, kept)
    MainActor.assumeIsolated {
      var call: ScheduledCall?
      call = clock.call(after: interval, every: repeats ? interval : nil) { [weak clock] in
        withExtendedLifetime(kept) { if timer.isValid { timer.fire() } }
        // A timer that does not repeat ends; a stopped one is released.
        if !repeats { timer.invalidate() }
        if !timer.isValid, let own = call {
          clock?.forget(own)
          call = nil
        }
      }
    }
  }
}

extension HostClock {
  /// The virtual clock for a new timer, preferably that of its target's window; nil for real time.
  nonisolated fileprivate static func virtual(for target: AnyObject?) -> TimerClock? {
    guard ClockFace.showsVirtualTime else { return nil }
    nonisolated(unsafe) let target = target
    return MainActor.assumeIsolated {
      let clock = (target as? any DelayedCallKeeping)?.callClock ?? HostClock.current
      return clock.isVirtual ? TimerClock(clock: clock) : nil
    }
  }
}
