import Dactyl
import Foundation
import TouchData

/// Plays recorded touches of real people to recognisers at their default thresholds and checks what comes of it.
///
///     swift run -c release real-touches        # the table
///     swift run -c release real-touches -v     # and what fell short
///
/// Reads the recordings in `../shared/data` and says so where they are not there. Ends with an error where a
/// check falls short.
@main
struct RealTouches {
  static func main() throws {
    let data = RecordedTouches.folder
    guard RecordedTouches.areAvailable else {
      print("the recordings are not there: \(data.path)")
      return
    }
    let study = try RecordedTouches.read(data.appending(path: "chromeos_study.jsonl"))
    let pinches = try RecordedTouches.read(data.appending(path: "chromeos_mtb.jsonl"))
    let checks =
      try checkScrolls(study, fingers: 1) + checkScrolls(study, fingers: 2) + checkTaps(study)
      + checkTwoFingerTaps(study) + checkPinches(pinches, fingers: 1)
      + checkPinches(pinches, fingers: 2)
    let isVerbose = CommandLine.arguments.contains("-v")
    for check in checks {
      print(check.line)
      if isVerbose { for shortcoming in check.shortcomings { print("    " + shortcoming) } }
    }
    if checks.contains(where: { !$0.holds }) { exit(1) }
  }
}
