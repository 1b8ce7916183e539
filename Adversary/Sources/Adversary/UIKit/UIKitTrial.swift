/// The same play through the names of UIKit.
enum UIKitTrial: Trial {
  static let name = "uikit"
  static let turnCount = 120
  static let operations = Operation.allCases.map(\.rawValue)

  static func play(_ recipe: Recipe, _ settings: Settings) -> Outcome {
    return withAndWithoutShortcuts(recipe, settings) { avoidsShortcuts in
      let ground = UIKitPlayground(recipe, settings, avoidsShortcuts: avoidsShortcuts)
      ground.play(turns: turnCount)
      return ground.outcome
    }
  }
}
