/// A program that runs beside this one, with open files as its standard input, output and error.
public final class ChildProcess: @unchecked Sendable {
  /// How a program ended.
  public enum End: Sendable, Equatable {
    /// It exited with this status.
    case exit(Int32)
    /// This signal ended it.
    case signal(Int32)
  }

  private let condition = Condition()
  private var id: pid_t = 0
  private var hasEnded = false

  /// A process that is not started yet.
  public init() {}

  /// Starts a program; false if that fails.
  ///
  /// - Parameters:
  ///   - path: the program; a name without a slash is searched as a shell does.
  ///   - files: its standard input, output and error; nil inherits this program's.
  ///   - whenEnded: called once, on its own thread.
  public func start(
    _ path: String, _ arguments: [String],
    files: (input: Int32, output: Int32, error: Int32)? = nil,
    whenEnded: @escaping @Sendable (End) -> Void = { _ in }
  ) -> Bool {
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
    // This thread may block signals; the new program must not inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    if let files {
      for (target, source) in [files.input, files.output, files.error].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      }
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    let settings = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var environment = settings.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var number: pid_t = 0
    guard posix_spawnp(&number, path, &actions, &attributes, &words, &environment) == 0 else {
      return false
    }
    let child = number
    condition.lock()
    id = child
    condition.unlock()
    detachThread { [self] in
      // The system keeps the process id until `waitpid`, so `terminate()` cannot hit another
      // process.
      var end = siginfo_t()
      while waitid(P_PID, id_t(child), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      condition.lock()
      var status: Int32 = 0
      waitpid(child, &status, 0)
      hasEnded = true
      condition.unlock()
      let signal = status & 0x7f
      whenEnded(signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal))
    }
    return true
  }

  /// Ends the program if it is still running.
  public func terminate() {
    condition.lock()
    defer { condition.unlock() }
    if id > 0, !hasEnded { kill(id, SIGTERM) }
  }
}
