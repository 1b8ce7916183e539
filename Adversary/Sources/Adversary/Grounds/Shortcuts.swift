/// Plays an episode; every eighth one again without the engine's shortcuts, which must change
/// nothing.
func withAndWithoutShortcuts(
  _ recipe: Recipe, _ settings: Settings, _ play: (_ avoidsShortcuts: Bool) -> Outcome
) -> Outcome {
  var outcome = play(false)
  guard recipe.seed % 8 == 0, outcome.findings.isEmpty else { return outcome }
  let other = play(true)
  outcome.findings += other.findings.map { "without shortcuts: " + $0 }
  if other.digest != outcome.digest { outcome.findings.append("shortcuts change what happens") }
  return outcome
}
