import ArgumentParser
import Foundation

/// Runs all trials in separate processes, and shortens what goes wrong.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt",
    abstract: "Run all trials and fuzz all readers in turn, and shorten what goes wrong.",
    discussion: """
      First it tries everything again that ever went wrong. Ends with 0 if nothing was found, else with 1; each \
      finding comes with the command line that repeats it.
      """)

  @Option(help: "How many seconds of the processor in all, apart from shortening.")
  var seconds = 100.0
  @Option(help: "How many seconds each trial has before the next has its turn.") var slice = 300.0
  @Option(help: "The first seed; a fresh one if none is given.") var seed: UInt64?
  @Option(help: "The trials and readers, separated by commas; all if none are given.")
  var only: String?
  @Option(help: "A folder for inputs that go wrong.") var failures = ".build-adversary/failures"
  @Option(help: "How many seconds to shorten one finding.") var shortening = 60.0
  @Option(help: "How many seconds between lines that tell how far it is.") var progress = 60.0
  @OptionGroup var options: TrialOptions

  func run() throws {
    let names = only?.split(separator: ",").map(String.init)
    let readers = Reader.allCases.filter { names?.contains($0.rawValue) ?? true }
    let trials =
      try names?.filter { Reader(rawValue: $0) == nil }.map { try Trial.named($0) } ?? trials
    var seed = seed ?? UInt64.random(in: 1..<1_000_000_000)
    say("seed \(seed)")
    var findings = try Known(folder: TrialOptions.project + "Adversary/Known").failures()
    var done: [String: [String: Int]] = [:]
    let count = Double(trials.count + readers.count)
    let rounds = max(1, (seconds / count / slice).rounded(.up))
    let share = seconds / count / rounds
    for _ in 0..<Int(rounds) {
      for trial in trials {
        findings += try compare(trial, from: seed)
        findings += try hunt(trial, from: seed, seconds: share, &done)
      }
      for reader in readers {
        findings += try fuzz(reader, number: seed, seconds: Int(share))
      }
      // Far enough away that no episode repeats.
      seed &+= 1_000_000_000
    }
    try conclude(findings, done)
  }

  /// Makes libFuzzer test a reader; returns the arguments that repeat a finding.
  private func fuzz(_ reader: Reader, number: UInt64, seconds: Int) throws -> [String] {
    try FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
    let failure = "\(failures)/\(number).\(reader)"
    say("fuzzing \(reader)")
    let arguments = ["fuzz", "\(reader)", "--seconds", "\(max(1, seconds))", "--failure", failure]
    let run = try Child.run(arguments, isQuiet: true)
    let lines = run.words.split(separator: "\n")
    let count = lines.first { $0.hasPrefix("stat::number_of_executed_units") }?.split(
      separator: " ")
    say("\(count?.last ?? "no") inputs")
    guard run.isBad else { return [] }
    say(lines.suffix(60).joined(separator: "\n"))
    say("repeats it: Scripts/adversary read \(failure)")
    return ["read \(failure)"]
  }

  /// Plays the same episodes in two processes that order sets and dictionaries differently; returns
  /// the arguments that repeat a difference.
  private func compare(_ trial: Trial, from seed: UInt64) throws -> [String] {
    let arguments = ["play", trial.name, "--from", "\(seed)", "--count", "12", "--digest"]
    let ends = try (0..<2).map { _ in
      try Child.run(arguments + options.arguments, isQuiet: true, hashesAlike: false)
    }
    // The hunt finds such errors, too.
    guard !ends.contains(where: \.isBad), ends[0].words != ends[1].words else { return [] }
    say("the same episodes of \(trial.name) go two ways, by the order of a set or dictionary")
    return [arguments.joined(separator: " ")]
  }

  private func conclude(_ findings: [String], _ done: [String: [String: Int]]) throws {
    for (trial, counts) in done.sorted(by: { $0.key < $1.key }) {
      let counts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      say("in all, \(trial): \(counts.joined(separator: ", "))")
    }
    for finding in findings { say("failed: Scripts/adversary \(finding)") }
    say(findings.isEmpty ? "nothing found" : "\(findings.count) found")
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Runs one trial, again after each finding while there is time; returns the arguments that
  /// repeat the findings.
  private func hunt(
    _ trial: Trial, from first: UInt64, seconds: Double,
    _ done: inout [String: [String: Int]]
  ) throws -> [String] {
    let journal = NSTemporaryDirectory() + "/adversary-\(getpid()).seed"
    defer { Journal.remove(journal) }
    var findings: [String] = []
    var seed = first
    // More findings would repeat these.
    while findings.count < 3 {
      say("\(trial.name), from seed \(seed)")
      Journal.remove(journal)
      let run = try Child.run(
        [
          "play", trial.name, "--from", "\(seed)", "--seconds", "\(seconds)",
          "--progress", "\(progress)", "--journal", journal,
        ] + options.arguments + options.leaving)
      done[trial.name, default: [:]].merge(Journal.counts(in: journal), uniquingKeysWith: +)
      guard run.isBad else { break }
      guard let bad = Journal.seed(in: journal) else {
        say(run.words)
        return ["\(trial.name) does not start"]
      }
      findings.append(try report(run, of: trial, seed: bad))
      seed = bad &+ 1
    }
    return findings
  }

  /// Reports what went wrong and the shortest way to repeat it.
  private func report(
    _ run: Child.End, of trial: Trial, seed: UInt64
  ) throws -> String {
    say("seed \(seed) of \(trial.name) ended with \(run.status)")
    let lines = run.words.split(separator: "\n").prefix(24)
    if !lines.isEmpty { say(lines.joined(separator: "\n")) }
    var shrinking = Shrinking(
      trial: trial, arguments: options.arguments, end: Date().addingTimeInterval(shortening))
    let whole = options.recipe(seed: seed, for: trial)
    let recipe = try shrinking.shorten(whole)
    if recipe == nil { say("played alone it goes well") }
    let arguments = [trial.name] + (recipe ?? whole).arguments + options.arguments
    let line = "repeat " + arguments.joined(separator: " ")
    say("repeats it: Scripts/adversary " + line)
    return line
  }
}
