import ArgumentParser

/// One kind of random play; each episode follows from one seed.
struct Trial: Sendable {
  /// The most turns of an episode.
  static let turnCount = 120

  /// Its name on the command line.
  let name: String
  /// The names of its operations.
  let operations: [String]
  /// Plays one episode.
  let play: @Sendable (Recipe, Settings) -> Outcome

  /// A trial that plays without a ground.
  init(_ name: String, play: @escaping @Sendable (Recipe) -> Outcome) {
    self.name = name
    operations = []
    self.play = { recipe, _ in play(recipe) }
  }

  /// A trial on a ground.
  init(
    _ name: String, _ operations: [String],
    on makeGround: @escaping @Sendable (Recipe, Settings) -> Ground
  ) {
    self.name = name
    self.operations = operations
    play = { recipe, settings in
      var settings = settings
      settings.operations = operations
      return makeGround(recipe, settings).play(turns: Trial.turnCount)
    }
  }

  static func named(_ name: String) throws -> Trial {
    guard let trial = (trials + [tame]).first(where: { $0.name == name }) else {
      let names = (trials + [tame]).map(\.name).joined(separator: ", ")
      throw ValidationError("there is no trial \"\(name)\", only \(names)")
    }
    return trial
  }
}

/// Well-behaved fingers, for long runs that measure memory; hunts leave it out.
let tame = Trial("tame", play: TamePlay.play)

/// The trials of a hunt, in order.
let trials: [Trial] = [
  Trial("engine", Operation.names, on: Playground.init),
  Trial("uikit", Operation.names) { UIKitPlayground($0, $1) },
  Trial("tables", World.names(TableOperation.self), on: TableWorld.init),
  Trial("collections", World.names(CollectionOperation.self), on: CollectionWorld.init),
  Trial("layout", World.names(LayoutOperation.self), on: LayoutWorld.init),
  Trial("dynamics", World.names(DynamicsOperation.self), on: DynamicsWorld.init),
  Trial("animation", World.names(AnimationOperation.self), on: AnimationWorld.init),
  Trial("controllers", World.names(ControllerOperation.self), on: ControllerWorld.init),
  Trial("text", World.names(TextOperation.self), on: TextWorld.init),
]

/// The settings of all episodes in a run.
struct Settings {
  /// The names of the trial's operations.
  var operations: [String] = []
  /// True to print what happens.
  var isVerbose = false
  /// The most fingers on a window.
  var fingers = 5
  /// How many frames after each turn move all fingers.
  var moves = 0
}
