import Platform

/// The time and memory for a run of the tool; the system ends a process that exceeds them.
package struct ProcessBudget {
  /// Of clock time, and of processor time.
  package var seconds: Int
  /// Of memory, and of output.
  package var megabytes: Int

  package init(seconds: Int, megabytes: Int) {
    (self.seconds, self.megabytes) = (seconds, megabytes)
  }

  package var words: String { "\(seconds) s or \(megabytes) MB" }

  /// Limits this process, and lowers its priority.
  func begin() {
    _ = nice(10)
    alarm(UInt32(clamping: seconds))
    limit(RLIMIT_CPU, to: seconds)
    if !isWatched { limit(RLIMIT_DATA, to: megabytes << 20) }
    limit(RLIMIT_FSIZE, to: megabytes << 20)
  }

  /// True under a sanitizer, which reserves more memory than any budget has.
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
