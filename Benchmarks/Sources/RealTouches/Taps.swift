import Dactyl
import TouchData

/// Taps: a touch of less than half a second, by a person asked to tap, is a tap, however far it
/// rolls.
///
/// The label and the device's clock decide, not the engine's numbers. A contact that hops is two
/// fingers that the device merged, and counts by itself. Each stretch must give one tap and nothing
/// else, beside a pan, a pinch, a rotation and a long press.
func checkTaps(_ recordings: [RecordedTouches], palms: Bool) throws -> [Check] {
  var checks: [Check] = []
  let labels = ["click-no_cursor_wobble.tap", "click-drum_roll.tap.l1r1"]
  for label in labels {
    var taps = Check("taps beside everything: \(label)", needed: 0.98)
    var hops = Check("… two fingers told as one: nothing but taps")
    for recording in recordings where recording.label == label {
      let frames = recording.inputFrames()
      let scene = Scene(hasPress: true, palms: palms ? recording.palmRejection : nil)
      try scene.player.play(frames)
      for stretch in frames.stretches where stretch.contacts == 1 && stretch.duration < 0.5 {
        let gestures = scene.player.gestures(in: stretch)
        let words = "\(recording.file): \(scene.player.words(stretch))"
        if stretch.hops {
          hops.note(gestures.allSatisfy { $0.recognizer === scene.tap }, of: recording, words)
        } else {
          let isTap = gestures.count == 1 && gestures[0].recognizer === scene.tap
          taps.note(isTap, of: recording, words)
        }
      }
    }
    checks += hops.answers.isEmpty ? [taps] : [taps, hops]
  }
  return checks
}

/// Two-finger taps: each touch of two fingers that is shorter than half a second is one.
func checkTwoFingerTaps(_ recordings: [RecordedTouches], palms: Bool) throws -> [Check] {
  var taps = Check("two-finger taps beside everything", needed: 0.95)
  for recording in recordings
  where recording.label == "right_click-basic_right_click.tap"
    || recording.label.hasPrefix("two_finger_tap")
  {
    let frames = recording.inputFrames(usual: RecordedTouches.usualAxes)
    let scene = Scene(hasPress: true, palms: palms ? recording.palmRejection : nil)
    try scene.player.play(frames)
    for stretch in frames.stretches
    where stretch.fingers == 2 && stretch.contacts == 2 && stretch.duration < 0.5 {
      let gestures = scene.player.gestures(in: stretch)
      taps.note(
        gestures.count == 1 && gestures[0].recognizer === scene.twoFingerTap, of: recording,
        "\(recording.file): \(scene.player.words(stretch))")
    }
  }
  return [taps]
}
