import DactylRecordings
import NIOCore

/// Lets few recordings be converted at once, and a few more wait.
///
/// Used on the server's event loop alone.
final class StudioConversions {
  /// How many recordings may be received, converted and handed back at once.
  static let most = 8
  /// How many of them are converted at once.
  static let mostRunning = 2

  private let loop: any EventLoop
  private let options: ReadingOptions
  private let budget: ProcessBudget
  private var count = 0
  private var running: [StudioConversion] = []
  private var waiting:
    [(conversion: StudioConversion, whenDone: (StudioConversion.Outcome) -> Void)] = []

  init(on loop: any EventLoop, options: ReadingOptions, budget: ProcessBudget) {
    self.loop = loop
    self.options = options
    self.budget = budget
  }

  /// A conversion that may receive its recording; nil where too many are under way.
  func begin() -> StudioConversion? {
    guard count < Self.most, let conversion = StudioConversion(options, budget: budget)
    else { return nil }
    count += 1
    return conversion
  }

  /// Converts what has been received, as soon as it is its turn.
  func start(
    _ conversion: StudioConversion, whenDone: @escaping (StudioConversion.Outcome) -> Void
  ) {
    waiting.append((conversion, whenDone))
    startNext()
  }

  /// Ends a conversion: its output has been handed over, or its client has gone.
  func end(_ conversion: StudioConversion) {
    count -= 1
    waiting.removeAll { $0.conversion === conversion }
    conversion.stop()
  }

  private func startNext() {
    while running.count < Self.mostRunning, !waiting.isEmpty {
      let (conversion, whenDone) = waiting.removeFirst()
      running.append(conversion)
      conversion.start(on: loop) { [self] outcome in
        running.removeAll { $0 === conversion }
        whenDone(outcome)
        startNext()
      }
    }
  }
}
