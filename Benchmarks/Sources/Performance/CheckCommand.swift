import ArgumentParser

/// `performance check`: fails if instructions, allocations or bytes have grown by more than 5 %, or
/// if twice as many things take more than 2.3 times the instructions.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare instructions, allocations and bytes with the figures that were kept.")

  @Argument(help: "Which workloads; all that are watched where none is named.")
  var names: [String] = []

  func run() async throws {
    let names = names.isEmpty ? Watched.always : names
    let grown = self.names.isEmpty ? try await Growth.measureAll() : []
    for growth in grown { print(growth.row.joined(separator: "  ")) }
    let now = try await Figures.measure(names)
    let kept = try Figures.kept()
    for name in names {
      guard let figure = now.workloads[name] else { continue }
      let before = kept.workloads[name]?.instructionsPerUpdate
      print(
        "\(name): \(figure.instructionsPerUpdate.text) instructions per update, "
          + "\(before?.text ?? "nothing") kept")
    }
    let regressions = now.regressions(since: kept)
    let unfit = grown.filter { !$0.isInProportion }
    if !regressions.isEmpty { print("more than 5 % worse:") }
    for regression in regressions { print("  " + regression) }
    if !unfit.isEmpty { print("twice as many take more than \(Growth.limit) times as much:") }
    for growth in unfit { print("  " + growth.kind) }
    guard regressions.isEmpty, unfit.isEmpty else { throw ExitCode.failure }
    print("nothing is more than 5 % worse than what was kept, and what grows grows in proportion")
  }
}
