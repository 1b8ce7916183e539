import Foundation

/// Removes from an episode everything that it does not need to go wrong.
struct Shrinking {
  let trial: Trial
  /// The arguments of every try.
  let arguments: [String]
  /// When to stop.
  let end: Date

  /// The first findings; a shorter episode must have one of them.
  private var findings: Set<Substring> = []

  init(trial: Trial, arguments: [String], end: Date) {
    self.trial = trial
    self.arguments = arguments
    self.end = end
  }

  /// A shorter recipe that still goes wrong; nil if even the whole one does not.
  mutating func shorten(_ recipe: Recipe) throws -> Recipe? {
    let whole = try play(recipe)
    guard whole.isBad else { return nil }
    findings = whole.findings
    var best = recipe
    best.turns = Array(0..<Trial.turnCount)
    best.operations = recipe.operations ?? trial.operations
    try leaveOutTurns(of: &best)
    for operation in best.operations ?? [] where Date() < end {
      var next = best
      next.operations?.removeAll { $0 == operation }
      if try goesWrong(next) { best = next }
    }
    try leaveOutTurns(of: &best)
    return best
  }

  /// Removes many turns at once, then fewer and fewer, last ones first.
  private func leaveOutTurns(of best: inout Recipe) throws {
    var turns = best.turns ?? []
    var length = max(1, turns.count / 2)
    while length > 0 {
      var start = turns.count - length
      while turns.count > 0, start > -length, Date() < end {
        var fewer = turns
        fewer.removeSubrange(max(0, start)..<min(start + length, turns.count))
        best.turns = fewer
        if try goesWrong(best) { turns = fewer }
        start -= length
      }
      length /= 2
    }
    best.turns = turns
  }

  private func goesWrong(_ recipe: Recipe) throws -> Bool {
    let end = try play(recipe)
    return findings.isEmpty
      ? end.isBad && end.status != 3 : !end.findings.isDisjoint(with: findings)
  }

  private func play(_ recipe: Recipe) throws -> Child.End {
    try Child.run(["repeat", trial.name] + recipe.arguments + arguments, isQuiet: true)
  }
}
