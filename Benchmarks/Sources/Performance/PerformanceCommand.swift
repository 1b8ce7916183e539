import ArgumentParser

/// Measures the engine's cost, keeps the figures, and compares them with the baselines.
@main
struct PerformanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "performance",
    abstract:
      "Count instructions and allocations of touch-workload, which lies beside this program.",
    subcommands: [MeasureCommand.self, CheckCommand.self, TimeCommand.self])
}
