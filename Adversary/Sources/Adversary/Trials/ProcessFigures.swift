import Foundation

/// The system's figures for this process.
enum ProcessFigures {
  /// The processor time used so far, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }

  /// The present memory, in bytes.
  static var memory: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }

  /// True under AddressSanitizer, which takes more time and memory.
  static let isWatched = dlsym(nil, "__asan_init") != nil

  /// Makes the system end the process after so much more processor time.
  static func limitProcessorTime(to seconds: Double) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    timer.it_value.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
