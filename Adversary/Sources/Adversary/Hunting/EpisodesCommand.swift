import ArgumentParser
import Foundation

/// Plays episodes until it finds something, time is up, or the target is reached.
struct EpisodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play random episodes of one trial, one after the other.",
    discussion: """
      Ends with 0 where nothing was found and with 3 where something was. What is found is printed with the \
      seed of its episode; "repeat" plays that again.
      """)

  @Argument(help: "The trial: \((trials + [tame]).map(\.name).joined(separator: ", ")).")
  var trial: String
  @Option(help: "The seed of the first episode; the others follow.") var from: UInt64 = 1
  @Option(help: "How many episodes at most.") var count = UInt64.max
  @Option(help: "How many seconds of processor time at most.") var seconds = Double.infinity
  @Option(help: "Ends once this was done NUMBER times, such as contacts=1000000.")
  var until: String?
  @Option(help: "How many seconds between lines that tell how far it is.") var progress = 60.0
  @Flag(help: "Print one number for all that happened, and nothing else.") var digest = false
  @Option(help: "A file for the seed of the episode that is being played.") var journal: String?
  @OptionGroup var options: TrialOptions

  func run() throws {
    let trial = try Trial.named(trial)
    let target = try self.until.map { try Target($0) }
    let settings = options.settings
    let journal = try self.journal.map { try Journal(path: $0) }
    var all = Digest()
    var totals = Totals(memory: ProcessFigures.memory)
    var seed = from
    var lastLine = Date()
    var episodes: UInt64 = 0
    while episodes < count, ProcessFigures.processorTime < seconds,
      !(target?.isReached(by: totals) ?? false)
    {
      journal?.note(seed)
      ProcessFigures.limitProcessorTime(
        to: trial.name == tame.name || ProcessFigures.isWatched ? 120 : 30)
      let outcome = trial.play(options.recipe(seed: seed, for: trial), settings)
      totals.add(outcome)
      all.add(outcome.digest.value)
      if !outcome.findings.isEmpty {
        for finding in outcome.findings { say("found, seed \(seed): \(finding)") }
        say("\(totals)")
        journal?.note(totals.counts)
        throw ExitCode(3)
      }
      episodes += 1
      seed &+= 1
      if !digest, Date().timeIntervalSince(lastLine) >= progress {
        lastLine = Date()
        say("\(totals)")
      }
    }
    say(digest ? "\(all.value)" : "\(totals)")
    journal?.note(totals.counts)
  }
}
