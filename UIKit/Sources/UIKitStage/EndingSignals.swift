import Foundation

/// Lets the program save what it has before SIGINT or SIGTERM ends it.
@MainActor
enum EndingSignals {
  /// How long the program may take, in seconds; then it ends nevertheless.
  private nonisolated static let mostSeconds = 5.0
  private static var sources: [any DispatchSourceSignal] = []

  /// Calls a closure on the main thread before such a signal ends the process.
  ///
  /// A second signal ends the process at once.
  static func watch(_ end: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "ending")
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        queue.asyncAfter(deadline: .now() + mostSeconds) { finish(number) }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { end() }
          finish(number)
        }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Ends the process as the signal would have done.
  private nonisolated static func finish(_ number: Int32) {
    fflush(nil)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }
}
