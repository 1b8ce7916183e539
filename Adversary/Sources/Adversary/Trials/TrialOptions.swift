import ArgumentParser
import Foundation

/// The options of every command that plays.
struct TrialOptions: ParsableArguments {
  @Option(help: "Operations to leave out of all episodes, separated by commas.")
  var without: String?
  @Option(help: "How many fingers a window has at most.") var fingers = 5
  @Option(help: "In how many frames after each turn all fingers move, as they mostly do.")
  var moves = 0

  /// The options that belong to an episode, for another process.
  var arguments: [String] {
    (fingers == 5 ? [] : ["--fingers", "\(fingers)"]) + (moves == 0 ? [] : ["--moves", "\(moves)"])
  }

  /// The arguments that leave operations out.
  var leaving: [String] { without.map { ["--without", $0] } ?? [] }

  /// The recipe of a whole episode.
  func recipe(seed: UInt64, for trial: Trial) -> Recipe {
    let leftOut = (without ?? "").split(separator: ",").map { String($0) }
    guard !leftOut.isEmpty else { return Recipe(seed: seed) }
    return Recipe(seed: seed, operations: trial.operations.filter { !leftOut.contains($0) })
  }

  /// The settings of all episodes.
  var settings: Settings { Settings(fingers: fingers, moves: moves) }

  /// The project's folder when this file was compiled.
  static let project = String(
    #filePath.prefix(upTo: #filePath.range(of: "Adversary/Sources/")!.lowerBound))
}
