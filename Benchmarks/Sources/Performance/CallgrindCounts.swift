import TouchWorkloads

/// The counts of one run.
struct CallgrindCounts {
  /// How many instructions were executed.
  private(set) var instructions = 0
  /// How many retains, checked accesses and hashes there were.
  private(set) var retains = 0
  private(set) var accessChecks = 0
  private(set) var hashes = 0
  private(set) var counts: WorkloadCounts

  /// Reads a profile, as written with `--compress-strings=no`.
  ///
  /// Calls are lines `calls=COUNT POSITION`, each after a line `cfn=NAME`.
  init(_ counts: WorkloadCounts, profile: String) {
    self.counts = counts
    var callee = Substring()
    for line in profile.split(separator: "\n") {
      if line.hasPrefix("cfn=") {
        callee = line.dropFirst(4)
      } else if line.hasPrefix("calls=") {
        note(Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0, callsOf: callee)
      } else if line.hasPrefix("totals: ") {
        instructions = Int(line.dropFirst(8)) ?? 0
      }
    }
  }

  private mutating func note(_ calls: Int, callsOf callee: Substring) {
    switch callee {
    case "swift_retain", "swift_retain_n": retains += calls
    case "swift_beginAccess": accessChecks += calls
    // The mangled names of `Hasher`'s last step.
    case _ where callee.hasPrefix("$ss6HasherV") && callee.contains("inalize"): hashes += calls
    default: break
    }
  }

  func perUpdate(_ count: Int) -> Double { Double(count) / Double(counts.updates) }

  func perRound(_ count: Int) -> Double { Double(count) / Double(counts.rounds) }
}
