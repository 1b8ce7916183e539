import Dactyl
import TouchData

/// What comes of what nobody meant: palms, thumbs that hover, drum rolls and contacts that devices
/// split, merge or let hop.
func nuisanceLines(_ recordings: [RecordedTouches], profile: GestureProfile) throws -> [String] {
  let kinds: [(name: String, labels: [String])] = [
    ("palms that rest", ["palm-palm_presence"]),
    ("a thumb that hovers", ["palm-hovering_thumb"]),
    ("drum rolls", ["click-drum_roll", "drumroll"]),
    (
      "contacts split, merged, hopping",
      ["id_split", "change_ids", "gap", "multiple_slots", "lumpy_1", "without_slot"]
    ),
  ]
  return try kinds.map { kind in
    var counts: [String: Int] = [:]
    var number = 0
    for recording in recordings where kind.labels.contains(where: recording.label.contains) {
      number += 1
      let scene = Scene(hasPress: true, profile: profile)
      try scene.player.play(recording.inputFrames(usual: RecordedTouches.usualAxes))
      for gesture in scene.player.gestures {
        let recognizer = gesture.recognizer
        counts[
          recognizer === scene.twoFingerTap ? "twoFingerTap" : "\(recognizer.kind)", default: 0] +=
          1
      }
    }
    let found = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(kind.name), \(number) recordings: "
      + (found.isEmpty ? "nothing" : found.joined(separator: ", "))
  }
}
