import ArgumentParser
import Foundation

/// Runs all trials, each in a process of its own, and shortens what goes wrong.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt",
    abstract: "Run all trials in turn, survive their crashes, and shorten what goes wrong.",
    discussion: """
      First everything is tried again that ever went wrong. Ends with 0 where nothing was found, else with 1; \
      each finding comes with the command line that repeats it.
      """)

  @Option(help: "How many seconds in all, apart from shortening.") var seconds = 100.0
  @Option(help: "How many seconds each trial has before the next has its turn.") var slice = 300.0
  @Option(help: "The first seed; a fresh one where none is given.") var seed: UInt64?
  @Option(help: "The trials, separated by commas; all where none are given.") var only: String?
  @Option(help: "How many seconds to shorten one finding.") var shortening = 60.0
  @Option(help: "How many seconds between lines that tell how far it is.") var progress = 60.0
  @OptionGroup var options: TrialOptions

  func run() throws {
    let trials =
      try only.map { try $0.split(separator: ",").map { try findTrial(String($0)) } } ?? trials
    var seed = seed ?? UInt64.random(in: 1..<1_000_000_000)
    say("seed \(seed)")
    var findings = try known.failures()
    var done: [String: [String: Int]] = [:]
    let start = Date()
    while true {
      for trial in trials {
        let left = seconds - Date().timeIntervalSince(start)
        let share = min(slice, seconds / Double(trials.count))
        guard left > 0 else { return try conclude(findings, done) }
        findings += try hunt(trial, from: seed, seconds: min(share, left), &done)
      }
      // Far enough away that no episode comes twice.
      seed &+= 1_000_000_000
    }
  }

  private var known: Known { Known(folder: TrialOptions.project + "Adversary/Known") }

  private func conclude(_ findings: [String], _ done: [String: [String: Int]]) throws {
    for (trial, counts) in done.sorted(by: { $0.key < $1.key }) {
      let counts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      say("in all, \(trial): \(counts.joined(separator: ", "))")
    }
    for finding in findings { say("failed: Scripts/adversary \(finding)") }
    say(findings.isEmpty ? "nothing found" : "\(findings.count) found")
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Runs one trial, again after each finding while there is time; answers what repeats the
  /// findings.
  private func hunt(
    _ trial: any Trial.Type, from first: UInt64, seconds: Double,
    _ done: inout [String: [String: Int]]
  ) throws -> [String] {
    let journal = NSTemporaryDirectory() + "/adversary-\(getpid()).seed"
    defer { Journal.remove(journal) }
    var options = options
    if options.without == nil {
      let open = known.openOperations(of: trial)
      if open.contains("everything") {
        say("\(trial.name) is left out: Adversary/Known/open says what is wrong")
        return []
      }
      if !open.isEmpty {
        options.without = open.joined(separator: ",")
        say("\(trial.name) without \(open.joined(separator: ", ")), which is known to go wrong")
      }
    }
    var findings: [String] = []
    var seed = first
    let end = Date().addingTimeInterval(seconds)
    // More would only say the same again.
    while findings.count < 3, Date() < end {
      say("\(trial.name), from seed \(seed)")
      Journal.remove(journal)
      let run = try Child.run(
        [
          "play", trial.name, "--from", "\(seed)", "--seconds", "\(end.timeIntervalSinceNow)",
          "--progress", "\(progress)", "--journal", journal,
        ] + options.arguments + options.leaving)
      done[trial.name, default: [:]].merge(Journal.counts(in: journal), uniquingKeysWith: +)
      guard run.isBad else { break }
      guard let bad = Journal.seed(in: journal) else {
        say(run.words)
        return ["\(trial.name) does not start"]
      }
      findings.append(try report(run, of: trial, options, seed: bad))
      seed = bad &+ 1
    }
    return findings
  }

  /// Says what went wrong and what is the least that makes it go wrong.
  private func report(
    _ run: Child.End, of trial: any Trial.Type, _ options: TrialOptions, seed: UInt64
  ) throws -> String {
    say("seed \(seed) of \(trial.name) ended with \(run.status)")
    let lines = run.words.split(separator: "\n").prefix(24)
    if !lines.isEmpty { say(lines.joined(separator: "\n")) }
    var shrinking = Shrinking(
      trial: trial, arguments: options.arguments, end: Date().addingTimeInterval(shortening))
    let whole = options.recipe(seed: seed, for: trial)
    let recipe = try shrinking.shorten(whole)
    if recipe == nil { say("played alone it goes well") }
    let arguments = [trial.name] + (recipe ?? whole).arguments + options.playing
    let line = "repeat " + arguments.joined(separator: " ")
    say("repeats it: Scripts/adversary " + line)
    return line
  }
}
