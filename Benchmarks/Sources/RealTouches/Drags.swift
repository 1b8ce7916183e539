import Dactyl
import TouchData

/// Drags: one contact, or two that should move together, is a pan if it goes far.
///
/// Far is 40 points, more than any recorded tap; a contact that hops is no drag.
func checkDrags(_ recordings: [RecordedTouches], palms: Bool) throws -> [Check] {
  var single = Check("drags of one finger beside taps: a pan", needed: 0.99)
  var double = Check("robots and people that track with two fingers: a pan", needed: 0.99)
  for recording in recordings where !palms || !Nuisance.palms.has(recording) {
    let scene = Scene(palms: palms ? recording.palmRejection : nil)
    let frames = recording.inputFrames(usual: RecordedTouches.usualAxes)
    try scene.player.play(frames)
    let isTogether =
      recording.label.hasPrefix("two_finger_tracking")
      || recording.label.hasPrefix("two_finger_swipe")
    for stretch in frames.stretches where stretch.reach >= 40 && !stretch.hops {
      let words = "\(recording.file): \(scene.player.words(stretch))"
      let gestures = scene.player.gestures(in: stretch)
      let isPan = gestures.contains { $0.recognizer === scene.pan }
      if stretch.contacts == 1 {
        single.note(isPan, of: recording, words)
      } else if isTogether, stretch.contacts == 2 {
        double.note(gestures.first?.recognizer === scene.pan, of: recording, words)
      }
    }
  }
  return [single, double]
}
