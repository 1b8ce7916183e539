import Platform
import Synchronization

/// Notices when the user asks the tool to end, by Ctrl-C or otherwise.
enum Interruption {
  // A signal handler may only set a flag.
  private static let flag = Atomic(false)

  /// Makes an interruption set the flag; a second one ends the tool at once.
  static func begin() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// True after an interruption.
  static var hasCome: Bool { flag.load(ordering: .relaxed) }
}
