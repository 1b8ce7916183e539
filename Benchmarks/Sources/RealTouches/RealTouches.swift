import Dactyl
import Foundation
import TouchData

/// Plays recorded touches of real people to recognisers at their default thresholds and checks what
/// comes of it.
///
///     swift run -c release real-touches        # the table
///     swift run -c release real-touches -v     # and what fell short
///
/// Reads the recordings in `../shared/data` and says so where they are not there. Ends with an
/// error where a check falls short.
@main
struct RealTouches {
  static func main() throws {
    let data = RecordedTouches.folder
    guard RecordedTouches.areAvailable else {
      print("the recordings are not there: \(data.path)")
      return
    }
    let study = try RecordedTouches.read(data.appending(path: "chromeos_study.jsonl"))
    let laboratory = try RecordedTouches.read(data.appending(path: "chromeos_mtb.jsonl"))
    var checks: [Check] = []
    for fingers in [1, 2] {
      for besideTaps in [false, true] {
        checks += try checkScrolls(study, fingers: fingers, besideTaps: besideTaps)
      }
    }
    checks += try checkDrags(study + laboratory) + checkTaps(study)
    checks += try checkTwoFingerTaps(study + laboratory)
    checks += try checkPinches(laboratory, fingers: 1) + checkPinches(laboratory, fingers: 2)
    let isVerbose = CommandLine.arguments.contains("-v")
    for check in checks {
      print(check.line)
      if isVerbose { for answer in check.wrong { print("    " + answer.words) } }
    }
    print("\nwhat comes of what nobody meant:")
    for line in try nuisanceLines(study + laboratory, profile: .dactyl) { print(line) }
    if checks.contains(where: { !$0.holds }) { exit(1) }
  }
}
