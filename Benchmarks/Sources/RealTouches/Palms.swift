import Dactyl
import TouchData

/// Rejected palms: of a palm or thumb that rests there is neither tap nor pinch, and of everything
/// else nothing is lost.
///
/// Each stretch of every other recording must give the same gestures in the same order as without
/// rejection; when they begin may differ, because a contact at an edge must travel first. Where one
/// rests a palm while doing something else, what that palm made is lost and counts by itself.
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
  /// The default rejection of palms on the surface of the device; on one that does not tell how
  /// large it is there are no edges.
  var palmRejection: PalmRejection {
    var numbers = PalmRejection()
    if let surface { numbers.surface = surface } else { numbers.edges = [] }
    return numbers
  }
}
