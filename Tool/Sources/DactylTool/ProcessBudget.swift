import Platform

/// How much time and memory a run of the tool may take; beyond it the system ends the process.
struct ProcessBudget {
  /// On the clock, and of the processor.
  var seconds: Int
  /// Of memory, and of what is written.
  var megabytes: Int

  var words: String { "\(seconds) s or \(megabytes) MB" }

  /// Holds this process to it, and lets others that wait for the processor go first.
  func begin() {
    _ = nice(10)
    alarm(UInt32(clamping: seconds))
    limit(RLIMIT_CPU, to: seconds)
    if !isWatched { limit(RLIMIT_DATA, to: megabytes << 20) }
    limit(RLIMIT_FSIZE, to: megabytes << 20)
  }

  /// Whether a sanitizer watches the process: those reserve more memory than any budget has.
  private var isWatched: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  #if os(Linux)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  private func limit(_ resource: Resource, to value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    #if os(Linux)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #else
      setrlimit(resource, &limit)
    #endif
  }
}
