import Platform
import Synchronization

/// Whether the user has asked the tool to end, by Ctrl-C or otherwise.
enum Interruption {
  // A signal handler may do no more than set a flag.
  private static let flag = Atomic(false)

  /// From now on an interruption sets the flag; a second one ends the tool at once.
  static func begin() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whether it has come.
  static var hasCome: Bool { flag.load(ordering: .relaxed) }
}
