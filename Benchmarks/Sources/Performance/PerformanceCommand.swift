import ArgumentParser

/// Measures what the engine costs, keeps the figures, and compares with those that were kept.
@main
struct PerformanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "performance",
    abstract:
      "Count instructions and allocations of touch-workload, which lies beside this program.",
    subcommands: [MeasureCommand.self, CheckCommand.self])
}
