import ArgumentParser
import Foundation

/// What every command that plays takes.
struct TrialOptions: ParsableArguments {
  @Option(help: "A folder of files to mutate; the project's own samples where none is given.")
  var samples: [String] = []
  @Option(help: "A folder for files that were read badly.") var failures: String?
  @Option(help: "Operations to leave out of all episodes, separated by commas.")
  var without: String?
  @Option(help: "How many fingers a window has at most.") var fingers = 5
  @Option(help: "In how many frames after each turn all fingers move, as they mostly do.")
  var moves = 0

  /// The same options for another process.
  var arguments: [String] {
    samples.flatMap { ["--samples", $0] } + (failures.map { ["--failures", $0] } ?? []) + playing
  }

  /// The arguments that belong to an episode as its seed does.
  var playing: [String] {
    (fingers == 5 ? [] : ["--fingers", "\(fingers)"]) + (moves == 0 ? [] : ["--moves", "\(moves)"])
  }

  /// The arguments that leave operations out.
  var leaving: [String] { without.map { ["--without", $0] } ?? [] }

  /// The recipe of a whole episode.
  func recipe(seed: UInt64, for trial: any Trial.Type) -> Recipe {
    let leftOut = (without ?? "").split(separator: ",").map { String($0) }
    guard !leftOut.isEmpty else { return Recipe(seed: seed) }
    return Recipe(seed: seed, operations: trial.operations.filter { !leftOut.contains($0) })
  }

  /// The settings for a trial, with files where it needs them.
  func settings(for trial: any Trial.Type) throws -> Settings {
    var settings = Settings()
    settings.failures = failures
    settings.fingers = fingers
    settings.moves = moves
    guard trial == FilesTrial.self else { return settings }
    let project = TrialOptions.project
    let folders =
      samples.isEmpty
      ? ["Adversary/Samples", "Examples/Recordings", "Scenes"].map { project + $0 } : samples
    for folder in folders { settings.samples += try TrialOptions.samples(in: folder) }
    guard !settings.samples.isEmpty else {
      throw ValidationError("there is no file to begin with in \(folders)")
    }
    return settings
  }

  /// The project's folder, as this file was compiled in it.
  static let project = String(
    #filePath.prefix(upTo: #filePath.range(of: "Adversary/Sources/")!.lowerBound))

  /// The files of a folder that a reader is known for, in the order of their names.
  private static func samples(in folder: String) throws -> [Sample] {
    var samples: [Sample] = []
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ValidationError("\(folder) is no folder")
    }
    for name in names.sorted() {
      let ending = name.split(separator: ".").last.map { String($0) } ?? ""
      guard let reader = Reader(ending: ending),
        let data = FileManager.default.contents(atPath: folder + "/" + name),
        !data.isEmpty, data.count < 1 << 18
      else { continue }
      samples.append(Sample(reader: reader, bytes: Array(data)))
    }
    return samples
  }
}
