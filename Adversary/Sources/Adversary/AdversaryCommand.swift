import ArgumentParser

/// Tries to break everything that takes input, with random input.
@main
struct AdversaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adversary",
    abstract: "Tries to break Dactyl at random, each time from a seed that is printed.",
    subcommands: [
      HuntCommand.self, EpisodesCommand.self, RepeatCommand.self, FuzzCommand.self,
      ReadCommand.self,
    ])

  static func main() throws {
    try Fuzzer.goOnIfStartedByFuzzer()
    main(nil)
  }
}
