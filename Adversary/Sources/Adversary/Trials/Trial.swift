import ArgumentParser

/// One way of doing one's worst: episodes, each of them from one seed.
protocol Trial {
  /// What the command line calls it.
  static var name: String { get }
  /// How many turns an episode has.
  static var turnCount: Int { get }
  /// All operations of which episodes are made.
  static var operations: [String] { get }
  /// Plays one episode.
  static func play(_ recipe: Recipe, _ settings: Settings) -> Outcome
}

/// What holds for all episodes of a run.
struct Settings {
  /// Prints what happens.
  var isVerbose = false
  /// Moves fingers over one window with recognisers that behave, as fast as it goes.
  var isTame = false
  /// How many fingers a window has at most.
  var fingers = 5
  /// In how many frames after each turn all fingers move.
  var moves = 0
  /// Files that mutations begin with.
  var samples: [Sample] = []
  /// Where to keep inputs that were handled badly; nil keeps none.
  var failures: String?
}

/// All trials, in the order in which they have their turn.
let trials: [any Trial.Type] = [
  EngineTrial.self, UIKitTrial.self, CallsTrial.self, FilesTrial.self,
]

/// The trial of a name.
func findTrial(_ name: String) throws -> any Trial.Type {
  guard let trial = trials.first(where: { $0.name == name }) else {
    let names = trials.map { $0.name }.joined(separator: ", ")
    throw ValidationError("there is no trial \"\(name)\", only \(names)")
  }
  return trial
}
