import Foundation

/// The clock of timers, display links, delayed calls and ends of animations.
///
/// Each window has a clock, which its frames drive; the windows of an application share one. Such a
/// clock is virtual: it stands still until a frame or `advance(to:)` moves it, and then makes the
/// calls that are due, in order. `system` follows the real clock and the run loop, for programs
/// without a host and for code without a window. With a host, the clock is virtual so that gestures
/// can be replayed, but follows real time while the host is idle.
@MainActor
final class HostClock {
  /// The real clock.
  static let system = HostClock(isVirtual: false)
  /// The clock of the window last made or driven; nil without one.
  private static weak var latest: HostClock?

  /// The clock for what belongs to no window: the latest window's.
  static var current: HostClock { latest ?? system }

  /// The part that windows read.
  let face = ClockFace()
  /// True if the host sets the time.
  let isVirtual: Bool
  /// True if it follows real time while the host is idle.
  let isHosted: Bool
  /// True while the host sends a frame or fires deadlines.
  private var standsStill = false
  /// Pending calls, the earliest first; at equal times in the order of scheduling.
  private var calls: [ScheduledCall] = []
  /// Fires the next call of the real clock.
  private var alarm: Timer?

  init(isVirtual: Bool, isHosted: Bool = false) {
    self.isVirtual = isVirtual
    self.isHosted = isHosted
  }

  isolated deinit {
    for call in calls { call.body = nil }
    // Code must not read the time of a clock that is gone.
    if HostClock.latest == nil { ClockFace.showRealTime() }
  }

  /// The present time, in seconds.
  var now: TimeInterval {
    guard isVirtual else { return ProcessInfo.processInfo.systemUptime }
    return isHosted && !standsStill
      ? max(face.now, ProcessInfo.processInfo.systemUptime) : face.now
  }

  /// Makes this the current clock.
  func becomeCurrent() {
    HostClock.latest = self
    if isVirtual, !isHosted || standsStill { face.show() } else { ClockFace.showRealTime() }
  }

  /// Stops a hosted clock during a closure, which alone may move it.
  func hold<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let outer = standsStill
    standsStill = true
    becomeCurrent()
    defer {
      standsStill = outer
      becomeCurrent()
    }
    try body()
  }

  /// Moves time on and makes due calls, for clocks without a window.
  func advance(to goal: TimeInterval) {
    // Bounded, because a call may schedule another for the same instant without end.
    for _ in 0..<10_000 where face.nextDue <= goal {
      pass(to: face.nextDue)
      meetDeadlines()
    }
    pass(to: goal)
  }

  /// Moves time on without making due calls.
  func pass(to time: TimeInterval) {
    guard isVirtual else { return }
    if HostClock.latest !== self { becomeCurrent() }
    face.set(max(face.now, time))
  }

  /// Calls a closure after a delay, and then at each interval if there is one.
  ///
  /// - Parameter interval: seconds between calls; nil for a single one.
  @discardableResult
  func call(
    after delay: TimeInterval, every interval: TimeInterval? = nil, _ body: @escaping () -> Void
  ) -> ScheduledCall {
    let call = ScheduledCall(due: now + max(delay, 0), interval: interval, body: body)
    insert(call)
    noteNext()
    return call
  }

  /// Cancels a pending call.
  func forget(_ call: ScheduledCall) {
    call.isCancelled = true
    call.body = nil
    calls.removeAll { $0 === call }
    noteNext()
  }

  /// Makes the calls that are due now, each once.
  func meetDeadlines() {
    let present = now
    var due: [ScheduledCall] = []
    while let first = calls.first, first.due <= present {
      calls.removeFirst()
      due.append(first)
    }
    for call in due where !call.isCancelled {
      call.isOver = call.interval == nil
      if let interval = call.interval {
        // An interval of 0 would never let time move on.
        call.due = isVirtual ? call.due + max(interval, 1e-4) : max(call.due + interval, present)
        insert(call)
      }
      call.body?()
      if call.isOver { call.body = nil }
    }
    noteNext()
  }

  private func insert(_ call: ScheduledCall) {
    let place = calls.firstIndex { $0.due > call.due } ?? calls.count
    calls.insert(call, at: place)
  }

  private func noteNext() {
    guard !isVirtual else { return face.nextDue = calls.first?.due ?? .infinity }
    alarm?.invalidate()
    guard let first = calls.first else { return alarm = nil }
    let wait = max(first.due - now, 0)
    let alarm = Timer(fire: Date(timeIntervalSinceNow: wait), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { HostClock.system.meetDeadlines() }
    }
    self.alarm = alarm
    // The main actor may run on another thread, as in tests; that thread's run loop is meant.
    RunLoop.current.add(alarm, forMode: .common)
  }
}

/// A call scheduled with a clock.
@MainActor
final class ScheduledCall {
  fileprivate(set) var due: TimeInterval
  let interval: TimeInterval?
  /// The closure; nil once the call is over, because a closure may keep its own call.
  fileprivate(set) var body: (() -> Void)?
  fileprivate(set) var isCancelled = false
  /// True if the call will not be made again.
  fileprivate(set) var isOver = false

  fileprivate init(due: TimeInterval, interval: TimeInterval?, body: @escaping () -> Void) {
    self.due = due
    self.interval = interval
    self.body = body
  }
}
