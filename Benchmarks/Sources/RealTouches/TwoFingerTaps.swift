import Dactyl
import TouchData

/// Two-finger taps: each short touch of two fingers is one.
func checkTwoFingerTaps(_ recordings: [RecordedTouches]) throws -> [Check] {
  var expected = 0
  var found = 0
  var shortcomings: [String] = []
  for recording in recordings where recording.label == "right_click-basic_right_click.tap" {
    let interactions = recording.interactions.filter { $0.n == 2 }.count
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let player = Player([
      tap, TapGestureRecognizer(), PanGestureRecognizer(), PinchGestureRecognizer(),
      RotationGestureRecognizer(),
    ])
    try player.play(recording.inputFrames())
    let taps = player.gestures.filter { $0.recognizer === tap }.count
    expected += interactions
    found += min(taps, interactions)
    if taps != interactions {
      let failures = player.failures.filter { $0.recognizer === tap }.map {
        "\($0.transition.cause)"
      }
      shortcomings.append(
        "\(recording.file): \(taps) instead of \(interactions): "
          + failures.joined(separator: " · "))
    }
  }
  return [
    Check(
      name: "two-finger taps", good: found, total: expected, needed: 0.95,
      shortcomings: shortcomings)
  ]
}
