import ArgumentParser

/// `performance measure`: counts everything, writes the baselines and the page.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Count everything, keep the figures, and write them into Docs/performance.md.")

  func run() async throws {
    let figures = try await Figures.measure(Watched.all)
    try figures.keep()
    try PerformancePage(figures: figures, growth: await Growth.measureAll()).write()
  }
}
