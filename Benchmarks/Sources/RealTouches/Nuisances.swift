import Dactyl
import TouchData

/// A kind of accidental touches, by the labels of its recordings.
struct Nuisance {
  var name: String
  var labels: [String]

  /// True if a recording is of this kind.
  func has(_ recording: RecordedTouches) -> Bool {
    labels.contains(where: recording.label.contains)
  }

  static let palms = Nuisance(name: "palms that rest", labels: ["palm-palm_presence"])
  static let thumb = Nuisance(name: "a thumb that hovers", labels: ["palm-hovering_thumb"])
  static let drumRolls = Nuisance(name: "drum rolls", labels: ["click-drum_roll", "drumroll"])
  static let split = Nuisance(
    name: "contacts split, merged, hopping",
    labels: ["id_split", "change_ids", "gap", "multiple_slots", "lumpy_1", "without_slot"])
  static let all = [palms, thumb, drumRolls, split]
}

/// Accidental contacts and the gestures they trigger: palms, hovering thumbs, drum rolls, and
/// contacts that devices split, merge or let hop.
func nuisanceLines(_ recordings: [RecordedTouches], rejectsPalms: Bool) throws -> [String] {
  try Nuisance.all.map { kind in
    var counts: [String: Int] = [:]
    var number = 0
    for recording in recordings where kind.has(recording) {
      number += 1
      let scene = Scene(hasPress: true, palms: rejectsPalms ? recording.palmRejection : nil)
      try scene.player.play(recording.inputFrames(usual: RecordedTouches.usualAxes))
      for gesture in scene.player.gestures { counts[scene.name(of: gesture), default: 0] += 1 }
    }
    let found = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(kind.name), \(number) recordings: "
      + (found.isEmpty ? "nothing" : found.joined(separator: ", "))
  }
}
