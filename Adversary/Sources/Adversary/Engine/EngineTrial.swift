/// Random play over one and over several windows.
enum EngineTrial: Trial {
  static let name = "engine"
  static let turnCount = 120
  static let operations = Operation.allCases.map(\.rawValue)

  static func play(_ recipe: Recipe, _ settings: Settings) -> Outcome {
    if settings.isTame { return TamePlay.play(recipe) }
    return withAndWithoutShortcuts(recipe, settings) { avoidsShortcuts in
      let ground = Playground(recipe, settings, avoidsShortcuts: avoidsShortcuts)
      ground.play(turns: turnCount)
      return ground.outcome
    }
  }
}
