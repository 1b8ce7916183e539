import ArgumentParser
import Foundation

/// Plays one episode again, or its shortened form.
struct RepeatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repeat",
    abstract: "Play one episode again: as it was, or without some of it.",
    discussion: "Ends with 0 where nothing was found and with 3 where something was.")

  @Argument(help: "The trial: \(trials.map(\.name).joined(separator: ", ")).") var trial: String
  @Option(help: "The seed of the episode.") var seed: UInt64
  @Option(help: "The turns to play, such as 0-4,9; all where none are given.") var turns: String?
  @Option(help: "The operations to do, separated by commas; all where none are given.")
  var with: String?
  @Flag(help: "Print everything that happens.") var verbose = false
  @OptionGroup var options: TrialOptions

  func run() throws {
    let trial = try Trial.named(trial)
    var recipe = Recipe(seed: seed)
    if let turns {
      guard let numbers = Recipe.turns(in: turns) else {
        throw ValidationError("expected turns such as 0-4,9, not \"\(turns)\"")
      }
      recipe.turns = numbers
    }
    if let with {
      let operations = with == "none" ? [] : with.split(separator: ",").map { String($0) }
      if let wrong = operations.first(where: { !trial.operations.contains($0) }) {
        throw ValidationError("there is no operation \"\(wrong)\" in \(trial.name)")
      }
      recipe.operations = operations
    }
    var settings = options.settings
    settings.isVerbose = verbose
    ProcessFigures.limitProcessorTime(to: ProcessFigures.isWatched ? 120 : 30)
    let outcome = trial.play(recipe, settings)
    for finding in outcome.findings { say("found: \(finding)") }
    if !outcome.findings.isEmpty { throw ExitCode(3) }
    say("nothing found")
  }
}
