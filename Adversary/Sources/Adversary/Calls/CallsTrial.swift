import Foundation

/// Calls of every function of the C library, with the library itself watched.
enum CallsTrial: Trial {
  static let name = "calls"
  static let turnCount = 120
  static let operations = Export.allCases.map(\.rawValue)

  static func play(_ recipe: Recipe, _ settings: Settings) -> Outcome {
    let caller = Caller(recipe, isVerbose: settings.isVerbose)
    caller.play(turns: turnCount)
    var outcome = caller.outcome
    if !forgotten.isEmpty { outcome.findings.append("nobody calls \(forgotten)") }
    return outcome
  }

  /// What the header declares and `Export` lacks.
  private static let forgotten: [String] = {
    let path = TrialOptions.project + "Include/dactyl.h"
    guard let header = try? String(contentsOfFile: path, encoding: .utf8) else { return [path] }
    let declared = Set(header.matches(of: /\b(dactyl_[a-z_]+)\(/).map { String($0.1) })
    return declared.subtracting(operations).sorted()
  }()
}
