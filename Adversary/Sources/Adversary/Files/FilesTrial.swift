import Foundation

/// Good files with something changed in them, read by everything that reads files.
enum FilesTrial: Trial {
  static let name = "files"
  static let turnCount = 6
  static let operations = Mutation.allCases.map(\.rawValue)

  static func play(_ recipe: Recipe, _ settings: Settings) -> Outcome {
    let dice = Dice(seed: recipe.seed)
    // Each reader as often as the others, however many samples it has.
    let reader = dice.any(Reader.self)
    let samples = settings.samples.filter { $0.reader == reader }
    guard var bytes = dice.pick(samples)?.bytes, let other = dice.pick(settings.samples)
    else { return Outcome() }
    let count = 1 + min(dice.below(turnCount), dice.below(turnCount))
    for turn in 0..<count where recipe.plays(turn) {
      dice.begin(turn: turn)
      let mutation = dice.any(Mutation.self)
      guard recipe.does(mutation.rawValue) else { continue }
      if settings.isVerbose { say("\(mutation)") }
      mutation.apply(to: &bytes, other: other.bytes, dice)
    }
    if bytes.count > 1 << 20 { bytes.removeSubrange((1 << 20)...) }
    var path: String?
    if let folder = settings.failures, settings.isVerbose {
      path = keep(bytes, of: recipe, reader, in: folder)
    }
    var reading = Reading()
    reading.read(bytes, with: reader)
    if let folder = settings.failures, !reading.outcome.findings.isEmpty, path == nil {
      keep(bytes, of: recipe, reader, in: folder)
    }
    return reading.outcome
  }

  /// Writes a file down; its name says what reads it.
  @discardableResult
  private static func keep(
    _ bytes: [UInt8], of recipe: Recipe, _ reader: Reader, in folder: String
  ) -> String {
    let path = "\(folder)/\(recipe.seed).\(reader)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
