import DactylRecordings
import NIOCore
import PageServer
import ToolCommands

/// Limits how many recordings are converted at once; a few more may wait.
///
/// Use it on the server's event loop only.
final class StudioConversions {
  /// How many recordings may be under way at once, from upload to answer.
  static let most = 8
  /// How many processes may run at once.
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

  /// Accepts an upload of the announced length, unless it is too long or too many are under way.
  func begin(length: String?) -> Reply {
    guard length.flatMap({ Int($0) }) ?? 0 <= StudioConversion.longestRecording else {
      return .answer(.refusal(.payloadTooLarge))
    }
    guard count < Self.most,
      let conversion = StudioConversion(options, budget: budget, among: self)
    else {
      return .answer(
        .refusal(
          .serviceUnavailable, because: "other recordings are being converted; try again"))
    }
    count += 1
    return .upload(conversion)
  }

  /// Converts an upload as soon as it is its turn.
  func start(
    _ conversion: StudioConversion, whenDone: @escaping (StudioConversion.Outcome) -> Void
  ) {
    waiting.append((conversion, whenDone))
    startNext()
  }

  /// Ends a conversion after its answer, or after its client has gone.
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
