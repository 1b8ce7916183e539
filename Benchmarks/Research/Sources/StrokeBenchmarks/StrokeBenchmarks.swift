import ArgumentParser

/// Measures stroke recognition on recorded people; every table is printed by one of its commands.
@main
struct StrokeBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stroke-benchmarks",
    abstract: "Measures stroke recognition on recorded people.",
    subcommands: [
      Everything.self, Shapes.self, Templates.self, SixteenClasses.self, Rejection.self, Hands.self,
      Figure.self,
    ],
    defaultSubcommand: Everything.self)
}
