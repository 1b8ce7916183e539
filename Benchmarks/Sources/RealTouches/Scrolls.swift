import Dactyl
import TouchData

/// Two-finger scrolls: the pan is the first and only gesture, and goes the way that the task says.
///
/// The last pan decides the direction: one person scrolled twice the wrong way before noticing, and
/// one dragged on with the remaining finger. Without a pan there is no direction.
func checkScrolls(_ recordings: [RecordedTouches], palms: Bool, fingers: Int, besideTaps: Bool)
  throws -> [Check]
{
  let scene = "beside \(fingers)-finger pan\(besideTaps ? ", taps" : "")"
  var first = Check("scrolls \(scene): begin as a pan", needed: 1)
  var pure = Check("scrolls \(scene): neither pinch nor rotation", needed: 1)
  var directed = Check("scrolls \(scene): in the named direction", needed: 1)
  for recording in recordings where recording.label.hasPrefix("scroll-basic") {
    let scene = Scene(
      fingers: fingers, hasTaps: besideTaps, palms: palms ? recording.palmRejection : nil)
    var way = Vector.zero
    scene.pan.addAction { way = $0.translation(in: nil) }
    let frames = recording.inputFrames()
    try scene.player.play(frames)
    for stretch in frames.stretches where stretch.fingers == 2 {
      let gestures = scene.player.gestures(in: stretch)
      let words = "\(recording.file): \(scene.player.words(stretch))"
      // Two fingers that only rest do nothing.
      guard let begin = gestures.first else { continue }
      first.note(begin.recognizer === scene.pan, of: recording, words)
      pure.note(
        gestures.allSatisfy { $0.recognizer !== scene.pinch && $0.recognizer !== scene.rotation },
        of: recording, words)
    }
    directed.note(
      direction(of: way) == recording.label.split(separator: ".").last.map(String.init),
      of: recording, "\(recording.file): \(way)")
  }
  return fingers == 2 ? [first, pure, directed] : [first, pure]
}

private func direction(of way: Vector) -> String? {
  if way == .zero { return nil }
  if abs(way.dx) > abs(way.dy) { return way.dx < 0 ? "left" : "right" }
  return way.dy < 0 ? "up" : "down"
}
