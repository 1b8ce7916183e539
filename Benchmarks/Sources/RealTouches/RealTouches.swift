import Dactyl
import Foundation
import TouchData

/// Plays real people's touches to recognisers at default thresholds, and checks the results.
///
///     swift run -c release real-touches        # the table
///     swift run -c release real-touches -v     # and what fell short
///
/// Reads the recordings in `../shared/data`, and says so if they are missing. Fails if a check
/// does.
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
    let isVerbose = CommandLine.arguments.contains("-v")
    var checks: [Check] = []
    var failures = 0
    for palms in [false, true] {
      for fingers in [1, 2] {
        for besideTaps in [false, true] {
          checks += try checkScrolls(study, palms: palms, fingers: fingers, besideTaps: besideTaps)
        }
        checks += try checkPinches(laboratory, palms: palms, fingers: fingers)
      }
      checks += try checkDrags(study + laboratory, palms: palms) + checkTaps(study, palms: palms)
      checks += try checkTwoFingerTaps(study + laboratory, palms: palms)
      print(palms ? "\nthe same with palms rejected:" : "as it is without palm rejection:")
      for check in checks { check.show(withFaults: isVerbose) }
      failures += checks.filter { !$0.holds }.count
      checks = []
    }
    print("\nwhat palm rejection takes and leaves:")
    checks = try checkPalms(RecordedTouches.readAll())
    for check in checks { check.show(withFaults: isVerbose) }
    print("\nwhat comes of what nobody meant:")
    for line in try nuisanceLines(study + laboratory, rejectsPalms: false) { print(line) }
    print("\nand with palms rejected:")
    for line in try nuisanceLines(study + laboratory, rejectsPalms: true) { print(line) }
    if failures > 0 || checks.contains(where: { !$0.holds }) { exit(1) }
  }
}
