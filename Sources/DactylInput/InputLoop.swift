import Dactyl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for sources and for deadlines.
///
/// ```swift
/// let loop = InputLoop([try EvdevSource(path: "/dev/input/event3")])
/// try loop.run(
///   nextDeadline: { window.nextDeadline },
///   take: { arrival, _ in if case .frame(let frame) = arrival { window.sendLive(frame) } },
///   advance: { now in window.meetDeadlines(until: now) })
/// ```
public final class InputLoop {
  /// What it waits for. A change counts from the next arrival on; without any, it waits for deadlines
  /// alone.
  public var sources: [any InputSource]
  /// Set it to true inside one of the closures to make `run` return.
  public var isStopped = false

  /// Makes a loop over sources.
  public init(_ sources: [any InputSource]) { self.sources = sources }

  /// Runs until it is stopped or a source has nothing more to read, such as lines at their end.
  ///
  /// - Parameters:
  ///   - nextDeadline: when `advance` must be called at the latest; nil for never.
  ///   - take: gets each arrival, with the number of its source; it changes no sources.
  ///   - advance: gets the time after the arrivals, to fire deadlines. A window that fires each
  ///     deadline at its own time rather than now leaves room for late frames.
  /// - Throws: the `InputSourceError` of a source that cannot go on.
  public func run(
    nextDeadline: () -> Double?, take: (_ arrival: InputArrival, _ source: Int) -> Void,
    advance: (_ now: Double) -> Void
  ) throws(InputSourceError) {
    while !isStopped {
      // Whoever reads a file or a pipe sees what was printed before the next input comes, if any.
      fflush(nil)
      try wait(until: ([nextDeadline()] + sources.map(\.deadline)).compactMap { $0 }.min())
      for (number, source) in sources.enumerated() {
        do throws(InputSourceError) {
          for arrival in try source.read(at: InputClock.now) { take(arrival, number) }
        } catch {
          guard error == .ended else { throw error }
          isStopped = true
        }
      }
      advance(InputClock.now)
    }
  }

  /// Sleeps until a source has something to read, or until a time.
  private func wait(until deadline: Double?) throws(InputSourceError) {
    var waited = sources.compactMap(\.descriptor).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Rounded up: waking too early would only repeat the loop.
    let milliseconds = deadline.map { deadline in
      Int32(max(0, min(3_600_000, ((deadline - InputClock.now) * 1000).rounded(.up))))
    }
    // A signal's interruption counts as nothing to read.
    _ = poll(&waited, nfds_t(waited.count), milliseconds ?? -1)
  }
}
