import Dactyl
import TouchData

/// Palm rejection: a resting palm or thumb gives neither tap nor pinch, and nothing else is lost.
///
/// Each stretch of every other recording must give the same gestures in the same order as without
/// rejection. They may begin later, because a contact at an edge must travel first. If a person
/// rests a palm during another gesture, the palm's own gestures are lost, and the stretch counts by
/// itself.
func checkPalms(_ recordings: [RecordedTouches]) throws -> [Check] {
  var palms = Check("palms rejected: resting palms neither tap nor pinch", needed: 1)
  var thumbs = Check("palms rejected: hovering thumbs neither tap nor pinch")
  var others = Check("palms rejected: all gestures as without")
  for recording in recordings {
    let frames = recording.inputFrames(usual: RecordedTouches.usualAxes)
    let scene = Scene(hasPress: true, palms: recording.palmRejection)
    guard (try? scene.player.play(frames)) != nil else { continue }
    if Nuisance.palms.has(recording) || Nuisance.thumb.has(recording) {
      for stretch in frames.stretches {
        let gestures = scene.player.gestures(in: stretch)
        let isQuiet = gestures.allSatisfy {
          !($0.recognizer is TapGestureRecognizer) && $0.recognizer !== scene.pinch
        }
        let words = "\(recording.file): \(scene.player.words(stretch))"
        if Nuisance.palms.has(recording) {
          palms.note(isQuiet, of: recording, words)
        } else {
          thumbs.note(isQuiet, of: recording, words)
        }
      }
      continue
    }
    let plain = Scene(hasPress: true)
    try plain.player.play(frames)
    for stretch in frames.stretches {
      let before = plain.player.gestures(in: stretch).map { plain.name(of: $0) }
      let after = scene.player.gestures(in: stretch).map { scene.name(of: $0) }
      let words =
        "\(recording.file), \(recording.label): \(plain.player.words(stretch))\n        now "
        + scene.player.words(stretch) + "\n        "
        + scene.player.rejections(in: stretch).joined(separator: " · ")
      others.note(before == after, of: recording, words)
    }
  }
  return [palms, thumbs, others]
}

extension RecordedTouches {
  /// The default palm rejection for the device's surface; without a known size, it has no edges.
  var palmRejection: PalmRejection {
    var numbers = PalmRejection()
    if let surface { numbers.surface = surface } else { numbers.edges = [] }
    return numbers
  }
}
