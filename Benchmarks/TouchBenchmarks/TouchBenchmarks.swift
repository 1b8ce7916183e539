import Benchmark
import Foundation
import TouchWorkloads

/// What contact updates cost in time, each workload beside the plain loop over the same frames.
///
///     swift package --package-path Benchmarks benchmark
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(warmupIterations: 1, maxIterations: 200)

  for fingers in ["one-finger", "two-fingers", "ten-fingers"] {
    measure(fingers, beside: "plain-" + fingers, rounds: 200)
    for count in [10, 100, 1000] {
      for kind in ["nested", "beside", "idle"] {
        measure("\(fingers)-\(count)-\(kind)", beside: "plain-" + fingers, rounds: 100)
      }
    }
  }
  measure("256-fingers", beside: "plain-256-fingers", rounds: 4)
  measure("64-people", beside: "plain-64-people", rounds: 4)
  measure("taps", beside: "plain-one-finger", rounds: 5000)
  for count in [10, 100, 1000] {
    for kind in ["nested", "beside", "idle"] {
      measure("taps-\(count)-\(kind)", beside: "plain-one-finger", rounds: 200)
    }
  }
  measure("examples", beside: "plain-one-finger", rounds: 20)
  measure("strokes", beside: "plain-one-finger", rounds: 20)
  if WorkloadName.arePeopleAvailable {
    measure("recordings", beside: "plain-one-finger", rounds: 1)
    measure("files", beside: "plain-one-finger", rounds: 1)
  } else {
    print("the recordings of people are not there")
  }
  measure("second-files", beside: "plain-two-fingers", rounds: 1)
  measure("windows", beside: "plain-one-finger", rounds: 100)
}

/// Measures a workload, and in the same breath the plain loop, so that the ratio holds on a busy
/// machine too.
private func measure(_ name: String, beside plain: String, rounds: Int) {
  let rate = BenchmarkMetric.custom("updates per second", polarity: .prefersLarger)
  let cost = BenchmarkMetric.custom("picoseconds per update")
  let ratio = BenchmarkMetric.custom("hundredths of the plain loop")
  let files = BenchmarkMetric.custom("files per second", polarity: .prefersLarger)
  let steady = BenchmarkMetric.custom("allocations in steady moves")
  Benchmark(
    name,
    configuration: .init(
      metrics: [.cpuTotal, .wallClock, .throughput, rate, cost, ratio, files, steady],
      // A round of these takes half a second by itself.
      maxDuration: .seconds(rounds == 1 ? 10 : 2))
  ) { (benchmark: Benchmark, pair: WorkloadPair) in
    insisting(on: name) {
      let plainSeconds = try pair.plainSecondsPerUpdate()
      benchmark.startMeasurement()
      let seconds = try pair.secondsPerUpdate(rounds: rounds)
      benchmark.stopMeasurement()
      benchmark.measurement(rate, Int(1 / seconds))
      benchmark.measurement(cost, Int(seconds * 1e12))
      benchmark.measurement(ratio, Int(seconds / plainSeconds * 100))
      if let count = pair.updatesPerFile { benchmark.measurement(files, Int(1 / seconds / count)) }
      if let allocations = try pair.checkedSteadyAllocations() {
        benchmark.measurement(steady, allocations)
      }
    }
  } setup: {
    insisting(on: name) { try WorkloadPair(name, beside: plain) }
  }
}

/// Ends the program where something comes out wrong: of a benchmark that only throws, the library
/// says so and succeeds all the same.
private func insisting<Result>(on name: String, _ body: () throws -> Result) -> Result {
  do {
    return try body()
  } catch {
    FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
    exit(EXIT_FAILURE)
  }
}
