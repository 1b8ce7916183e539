import Platform

/// Starts shell commands and does not wait for them, but never many at once.
///
/// A command reads nothing, has a session of its own, and goes on when this program ends.
final class CommandRunner {
  /// The most commands at once: more only pile up, because something they wait for hangs.
  private static let most = 32

  private var running: [pid_t] = []
  /// How many were dropped since one was started last.
  private var dropped = 0
  private let note: (String) -> Void

  init(note: @escaping (String) -> Void) { self.note = note }

  /// Runs a command by the shell; drops it if too many still run.
  func run(_ command: String) {
    // The system keeps the number of what has ended until it is asked.
    running.removeAll { waitpid($0, nil, WNOHANG) == $0 }
    guard running.count < Self.most else {
      if dropped == 0 { note("\(Self.most) commands still run, so this is dropped: \(command)") }
      dropped += 1
      return
    }
    if dropped > 0 { note("commands dropped: \(dropped)") }
    dropped = 0
    if let number = start(command) {
      running.append(number)
    } else {
      note("cannot run: \(command)")
    }
  }

  private func start(_ command: String) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // POSIX_SPAWN_SETSID, which not every header has.
    #if canImport(Darwin)
      posix_spawnattr_setflags(&attributes, Int16(0x0400))
    #else
      posix_spawnattr_setflags(&attributes, Int16(0x80))
    #endif
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let line = ["/bin/sh", "-c", command]
    var words = line.map { strdup($0) } + [nil]
    let settings = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var environment = settings.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var number: pid_t = 0
    return posix_spawn(&number, "/bin/sh", &actions, &attributes, &words, &environment) == 0
      ? number : nil
  }
}
