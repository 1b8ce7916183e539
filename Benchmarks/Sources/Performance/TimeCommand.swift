import ArgumentParser

/// `performance time`: the times of some workloads.
struct TimeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "time", abstract: "Time contact updates, beside the plain loop.")

  @Argument(help: "Which workloads.")
  var names = ["one-finger", "two-fingers", "ten-fingers", "taps"]

  func run() throws {
    for name in names {
      let time = try Timing(name)
      print(
        "\(name): \(time.nanoseconds.text) ns per update, fastest \(time.leastNanoseconds.text), "
          + "\(time.plainLoops.text) plain loops")
    }
  }
}
