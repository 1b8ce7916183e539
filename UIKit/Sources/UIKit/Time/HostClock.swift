import Foundation

/// The time by which timers, display links, delayed calls and ends of animations come, and what is
/// to come.
///
/// Each window has its own, driven by its frames; the windows of an application share the
/// application's. Such a clock is virtual: it stands still until somebody sends a frame or calls
/// `advance(to:)`, and then meets what is due in order. `system` goes by the real clock and the run
/// loop: programs without a host have it, and what knows of no window. That of a program with a
/// host is virtual, too, so that what fingers do can be repeated; but while the host does nothing
/// it goes on as the real one does.
@MainActor
final class HostClock {
  /// The real clock.
  static let system = HostClock(isVirtual: false)
  /// That of the window that was last made or driven; nil where there is none.
  private static weak var latest: HostClock?

  /// The clock for what belongs to no window: that of the window that was last made or driven.
  static var current: HostClock { latest ?? system }

  /// What windows read of it.
  let face = ClockFace()
  /// Whether time is what the host says.
  let isVirtual: Bool
  /// Whether it goes by the real clock while the host does nothing.
  let isHosted: Bool
  /// Whether the host is sending a frame or meeting a deadline.
  private var standsStill = false
  /// What is to come, the soonest first; of equal times what was asked for first.
  private var calls: [ScheduledCall] = []
  /// Wakes the real clock.
  private var alarm: Timer?

  init(isVirtual: Bool, isHosted: Bool = false) {
    self.isVirtual = isVirtual
    self.isHosted = isHosted
  }

  isolated deinit {
    for call in calls { call.body = nil }
    // Nobody must read the time of a clock that is gone.
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

  /// Has a hosted clock stand still but for what is done to it.
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

  /// Lets time pass and meets what is due, where no window does.
  func advance(to goal: TimeInterval) {
    // Bounded, because a call may ask for another at the same instant again and again.
    for _ in 0..<10_000 where face.nextDue <= goal {
      pass(to: face.nextDue)
      meetDeadlines()
    }
    pass(to: goal)
  }

  /// Lets time pass, without meeting what is due.
  func pass(to time: TimeInterval) {
    guard isVirtual else { return }
    if HostClock.latest !== self { becomeCurrent() }
    face.set(max(face.now, time))
  }

  /// Calls a body in a while, and again after each interval if there is one.
  ///
  /// - Parameter interval: seconds from call to call; nil for a single one.
  @discardableResult
  func call(
    after delay: TimeInterval, every interval: TimeInterval? = nil, _ body: @escaping () -> Void
  ) -> ScheduledCall {
    let call = ScheduledCall(due: now + max(delay, 0), interval: interval, body: body)
    insert(call)
    noteNext()
    return call
  }

  /// Forgets a call that is still to come.
  func forget(_ call: ScheduledCall) {
    call.isCancelled = true
    call.body = nil
    calls.removeAll { $0 === call }
    noteNext()
  }

  /// Makes the calls that are due at the present time, each once.
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
        // An interval of nothing would never let time go on.
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
    // The main actor need not be on the main thread, as in tests; its run loop is the one that is
    // meant.
    RunLoop.current.add(alarm, forMode: .common)
  }
}

/// A call that a clock is to make.
@MainActor
final class ScheduledCall {
  fileprivate(set) var due: TimeInterval
  let interval: TimeInterval?
  /// What it does; nil once that is over, because a body may keep its own call.
  fileprivate(set) var body: (() -> Void)?
  fileprivate(set) var isCancelled = false
  /// Whether it was made, and will not be again.
  fileprivate(set) var isOver = false

  fileprivate init(due: TimeInterval, interval: TimeInterval?, body: @escaping () -> Void) {
    self.due = due
    self.interval = interval
    self.body = body
  }
}
