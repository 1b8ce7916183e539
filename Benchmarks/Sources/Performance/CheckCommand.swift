import ArgumentParser

/// `performance check`: fails if instructions, allocations or bytes have grown by more than 5 %.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare instructions, allocations and bytes with the figures that were kept.")

  @Argument(help: "Which workloads; all that are watched where none is named.")
  var names: [String] = Watched.always

  func run() async throws {
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
    guard regressions.isEmpty else {
      print("more than 5 % worse:")
      for regression in regressions { print("  " + regression) }
      throw ExitCode.failure
    }
    print("nothing is more than 5 % worse than what was kept")
  }
}
