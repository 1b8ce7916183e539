import Dactyl
import TouchData

/// Two-finger scrolls: the pan wins over pinch and rotation, in the named direction.
///
/// The direction is that of the last drag of both fingers: one person scrolled twice the wrong way before
/// noticing, and one dragged on with the finger that was still down.
///
/// - Parameter fingers: how many the pan takes to begin.
func checkScrolls(_ recordings: [RecordedTouches], fingers: Int) throws -> [Check] {
  var first = Check(
    name: "scrolls: first gesture is the \(fingers)-finger pan", good: 0, total: 0, needed: 1)
  var pure = Check(name: "scrolls: neither pinch nor rotation", good: 0, total: 0, needed: 1)
  var directed = Check(name: "scrolls: in the named direction", good: 0, total: 0, needed: 1)
  for recording in recordings where recording.label.hasPrefix("scroll-basic") {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = fingers
    var way = Vector.zero
    pan.addAction { way = $0.translation(in: nil) }
    let player = Player([pan, PinchGestureRecognizer(), RotationGestureRecognizer()])
    try player.play(recording.inputFrames())
    let pans = player.gestures.filter { $0.recognizer === pan }.count
    first.note(player.gestures.first?.recognizer === pan, recording, player)
    pure.note(pans > 0 && pans == player.gestures.count, recording, player)
    directed.note(
      direction(of: way) == recording.label.split(separator: ".").last.map(String.init),
      recording, player)
  }
  return fingers == 2 ? [first, pure, directed] : [first, pure]
}

private func direction(of way: Vector) -> String {
  if abs(way.dx) > abs(way.dy) { return way.dx < 0 ? "left" : "right" }
  return way.dy < 0 ? "up" : "down"
}

extension Check {
  /// Counts a recording.
  mutating func note(_ isGood: Bool, _ recording: RecordedTouches, _ player: Player) {
    total += 1
    if isGood {
      good += 1
    } else {
      let gestures = player.gestures.map {
        "\(Int($0.transition.time * 1000)) ms \($0.transition)"
      }
      shortcomings.append("\(recording.file): " + gestures.joined(separator: " · "))
    }
  }
}
