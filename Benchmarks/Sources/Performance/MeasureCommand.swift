import ArgumentParser
import Foundation

/// `performance measure`: counts everything, writes the baselines and the page.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Count everything, keep the figures, and write them into Docs/performance.md.")

  @Option(help: "What the benchmarks have measured, as exported in JMH's format.")
  var times: String

  func run() async throws {
    let times = try BenchmarkTimes(contentsOf: URL(filePath: times))
    let figures = try await Figures.measure(Watched.all)
    try figures.keep()
    try PerformancePage(figures: figures, times: times).write()
  }
}
