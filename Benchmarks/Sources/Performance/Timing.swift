import Foundation
import TouchWorkloads

/// The processor time of a workload's contact updates, over many runs.
struct Timing {
  /// Per contact update, the median of the runs.
  let nanoseconds: Double
  /// Per contact update, in the fastest run.
  let leastNanoseconds: Double
  /// The median of the time as a multiple of the plain loop's in the same run.
  let plainLoops: Double

  /// Measures for two seconds, and at least three runs.
  ///
  /// Each run also times the plain loop, so that the ratio holds on a busy machine.
  init(_ name: String) throws {
    let workload = try WorkloadName(rawValue: name).makeWorkload()
    let plain = try WorkloadName(rawValue: Self.plainLoop(beside: name)).makeWorkload()
    // A run takes about 10 ms; the first one warms up.
    let rounds = max(1, Int(0.01 / (try Self.seconds(workload, 1) * Double(workload.updates))))
    let clock = ContinuousClock()
    let end = clock.now + .seconds(2)
    var times: [Double] = []
    var ratios: [Double] = []
    while times.count < 3 || clock.now < end {
      let plainTime = try Self.seconds(plain, 1 + 100_000 / plain.updates)
      times.append(try Self.seconds(workload, rounds))
      ratios.append(times.last! / plainTime)
    }
    let median = times.sorted()[times.count / 2]
    nanoseconds = median * 1e9
    leastNanoseconds = times.min()! * 1e9
    plainLoops = ratios.sorted()[ratios.count / 2]
  }

  private static func plainLoop(beside name: String) -> String {
    let loops = ["two-fingers", "ten-fingers", "256-fingers"]
    return "plain-" + (loops.first { name.hasPrefix($0) } ?? "one-finger")
  }

  /// The processor time of this thread for a contact update, over so many rounds.
  private static func seconds(_ workload: any Workload, _ rounds: Int) throws -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    try workload.run(rounds: rounds)
    return (now() - start) / Double(rounds * workload.updates)
  }
}
