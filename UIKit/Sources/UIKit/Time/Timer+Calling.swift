import Foundation

// Timers that call methods, and timers by the clock of the window that a test drives.
//
// The class is Foundation's, and so are its own ways to make timers, which know the real clock
// alone. Those here are preferred by the compiler: their blocks take less for granted of the timer
// (`FiringTimer`). A block that wants a `Timer`, or asks more of it than to stop, gets
// Foundation's.

/// The timer that a block is called by: it can be told to stop.
@dynamicMemberLookup
public protocol FiringTimer: AnyObject {}

/// What a block may do to its timer: `invalidate()`.
///
/// Not a requirement of the protocol: the compiler would prefer Foundation's own method, and timer,
/// then.
public struct FiringTimerAction: ExpressibleByStringLiteral, Sendable {
  fileprivate let name: String

  /// An action by its name.
  public init(stringLiteral value: String) { name = value }
}

extension FiringTimer {
  /// What the action of a name does.
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
  /// A timer that calls a block after some seconds, and again after as many if it repeats.
  ///
  /// Where a test drives a window, its time counts, from now on and whether or not the timer is
  /// added to a run loop; in a program the real time does, once the timer is added.
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

  /// A timer that runs and calls a block after some seconds, and again after as many if it repeats.
  ///
  /// Where a test drives a window, its time counts; in a program the real time does.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any FiringTimer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer, to be added to a run loop, that calls a method of a target; the target is kept alive
  /// meanwhile.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    guard let clock = HostClock.virtual(for: target) else {
      // Foundation keeps the block for longer than the timer is valid.
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

  /// A timer that runs and calls a method of a target; the target is kept alive meanwhile.
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

/// What a timer's block does, kept by the clock alone: a block that keeps its timer would never be
/// freed.
private final class Kept: Sendable {
  let value: @Sendable (any FiringTimer) -> Void
  init(_ value: @escaping @Sendable (any FiringTimer) -> Void) { self.value = value }
}

/// The virtual clock that drives new timers; usable where the compiler does not know of the main
/// actor.
private struct TimerClock: @unchecked Sendable {
  let clock: HostClock

  /// Fires a timer when it is due, and keeps an object until it is over; what the run loop knows of
  /// the timer never comes.
  func drive(_ timer: Timer, every interval: TimeInterval, repeats: Bool, keeping kept: AnyObject) {
    nonisolated(unsafe) let (timer, kept) = (timer, kept)
    MainActor.assumeIsolated {
      var call: ScheduledCall?
      call = clock.call(after: interval, every: repeats ? interval : nil) { [weak clock] in
        withExtendedLifetime(kept) { if timer.isValid { timer.fire() } }
        // A timer that does not repeat is over; one that was stopped is let go.
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
  /// The virtual clock by which a new timer goes, that of its target's window first; nil for the
  /// real one.
  nonisolated fileprivate static func virtual(for target: AnyObject?) -> TimerClock? {
    guard ClockFace.showsVirtualTime else { return nil }
    nonisolated(unsafe) let target = target
    return MainActor.assumeIsolated {
      let clock = (target as? any DelayedCallKeeping)?.callClock ?? HostClock.current
      return clock.isVirtual ? TimerClock(clock: clock) : nil
    }
  }
}
