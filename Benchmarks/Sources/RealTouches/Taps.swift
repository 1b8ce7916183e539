import Dactyl

/// Taps: as many as there were short touches of one finger that stayed where they were.
func checkTaps(_ recordings: [RecordedTouches]) throws -> [Check] {
  var checks: [Check] = []
  for label in ["click-no_cursor_wobble.tap", "click-drum_roll.tap.l1r1"] {
    var expected = 0
    var found = 0
    var shortcomings: [String] = []
    for recording in recordings where recording.label == label {
      let taps = recording.interactions.filter {
        $0.n == 1 && $0.dur < 300 && recording.millimetres($0) < 3
      }.count
      let tap = TapGestureRecognizer()
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
        name: "taps in \(label)", good: expected - abs(found - expected), total: expected,
        needed: 0.98, shortcomings: shortcomings))
  }
  return checks
}
