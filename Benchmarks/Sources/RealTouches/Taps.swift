import Dactyl
import TouchData

/// Taps: as many as there were touches of one finger shorter than 0.3 s that went less than 3 mm.
///
/// Once with a tap at its defaults, which allow more, and once with one that has these very limits.
func checkTaps(_ recordings: [RecordedTouches]) throws -> [Check] {
  var checks: [Check] = []
  let labels = ["click-no_cursor_wobble.tap", "click-drum_roll.tap.l1r1"]
  for (label, isStrict) in labels.flatMap({ [($0, false), ($0, true)] }) {
    var expected = 0
    var found = 0
    var shortcomings: [String] = []
    for recording in recordings where recording.label == label {
      let taps = recording.interactions.filter {
        $0.n == 1 && $0.dur < 300 && recording.millimetres($0) < 3
      }.count
      let tap = TapGestureRecognizer()
      if isStrict {
        tap.maximumPressDuration = 0.3
        tap.allowableMovement = 3 * RecordedTouches.pointsPerMillimetre
      }
      let player = Player([tap])
      try player.play(recording.inputFrames())
      expected += taps
      found += player.gestures.count
      if taps != player.gestures.count {
        shortcomings.append("\(recording.file): \(player.gestures.count) instead of \(taps)")
      }
    }
    // Too many are as bad as too few.
    checks.append(
      Check(
        name: "\(isStrict ? "strict taps" : "taps"): \(label)",
        good: expected - abs(found - expected), total: expected,
        needed: 0.98, shortcomings: shortcomings))
  }
  return checks
}
