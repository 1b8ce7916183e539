import Foundation
import TouchWorkloads

/// A workload and the plain loop that it is compared with.
final class WorkloadPair {
  private let workload: any Workload
  private let plain: any Workload

  init(_ name: String, beside plain: String) throws {
    workload = try WorkloadName(rawValue: name).makeWorkload()
    self.plain = try WorkloadName(rawValue: plain).makeWorkload()
  }

  /// How often memory was asked for in steady moves, which must be never; nil where that cannot be
  /// told.
  ///
  /// - Throws: `WorkloadError` where it was.
  func checkedSteadyAllocations() throws -> Int? {
    let count = workload.steadyAllocations
    if let count, count > 0 { throw WorkloadError("\(count) allocations in steady moves") }
    return count
  }

  /// How many contact updates there are in a file; nil where nothing is read.
  var updatesPerFile: Double? {
    (workload as? FilesWorkload).map { Double($0.updates) / Double($0.files) }
  }

  /// The processor's time for a contact update, over so many rounds.
  func secondsPerUpdate(rounds: Int) throws -> Double { try seconds(workload, rounds) }

  /// That of the plain loop.
  func plainSecondsPerUpdate() throws -> Double { try seconds(plain, 1 + 100_000 / plain.updates) }

  private func seconds(_ workload: any Workload, _ rounds: Int) throws -> Double {
    let start = processorTime()
    try workload.run(rounds: rounds)
    return (processorTime() - start) / Double(rounds * workload.updates)
  }

  /// How long this thread has been at work, in seconds; what others do on the machine does not
  /// count.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
