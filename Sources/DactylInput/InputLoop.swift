import Dactyl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for sources, and for the deadlines of whoever takes what they tell.
///
/// ```swift
/// let loop = InputLoop([try EvdevSource(path: "/dev/input/event3")])
/// try loop.run(
///   nextDeadline: { window.nextDeadline },
///   take: { arrival, _ in if case .frame(let frame) = arrival { window.sendLive(frame) } },
///   advance: { now in window.meetDeadlines(until: now) })
/// ```
public final class InputLoop {
  private let sources: [any InputSource]
  /// Set to true, from within one of the closures, to return from `run`.
  public var isStopped = false

  /// A loop over the sources, of which there is at least one.
  public init(_ sources: [any InputSource]) {
    precondition(!sources.isEmpty, "there is something to wait for")
    self.sources = sources
  }

  /// Runs until it is stopped or a source is over.
  ///
  /// - Parameters:
  ///   - nextDeadline: when `advance` must be called at the latest; nil for never.
  ///   - take: gets what comes, with the number of its source.
  ///   - advance: is told the time after what has come was taken: whoever has a deadline meets it
  ///     then. To meet it at its own time rather than now leaves room for frames that come late.
  /// - Throws: `InputSourceError` of the source that is over.
  public func run(
    nextDeadline: () -> Double?, take: (_ arrival: InputArrival, _ source: Int) -> Void,
    advance: (_ now: Double) -> Void
  ) throws(InputSourceError) {
    while !isStopped {
      try wait(until: ([nextDeadline()] + sources.map(\.deadline)).compactMap { $0 }.min())
      for (number, source) in sources.enumerated() {
        for arrival in try source.read(at: InputClock.now) { take(arrival, number) }
      }
      advance(InputClock.now)
    }
  }

  /// Sleeps until something comes, or until a time.
  private func wait(until deadline: Double?) throws(InputSourceError) {
    var waited = sources.compactMap(\.descriptor).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Rounded up: a loop that wakes too early does nothing but turn.
    let milliseconds = deadline.map { deadline in
      Int32(max(0, min(3_600_000, ((deadline - InputClock.now) * 1000).rounded(.up))))
    }
    // An interruption by a signal is as good as nothing having come.
    _ = poll(&waited, nfds_t(waited.count), milliseconds ?? -1)
  }
}
