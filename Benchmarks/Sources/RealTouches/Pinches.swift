import Dactyl
import TouchData

/// Pinches: the pinch wins over pan and rotation, and grows or shrinks as it is called.
///
/// - Parameter fingers: how many the pan takes to begin.
func checkPinches(_ recordings: [RecordedTouches], fingers: Int) throws -> [Check] {
  var winning = Check(
    name: "pinches: beside a \(fingers)-finger pan", good: 0, total: 0, needed: 1)
  var directed = Check(name: "pinches: in the named direction", good: 0, total: 0, needed: 1)
  for recording in recordings where recording.label.hasPrefix("pinch_to_zoom") {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = fingers
    let pinch = PinchGestureRecognizer()
    var scale = 1.0
    pinch.addAction { pinch in
      if pinch.state == .ended || pinch.state == .cancelled { scale *= pinch.scale }
    }
    let player = Player([pan, pinch, RotationGestureRecognizer()])
    // The device of the one recording that does not tell is that of the others.
    try player.play(recording.inputFrames(usual: RecordedTouches.usualAxes))
    winning.note(player.gestures.first?.recognizer === pinch, recording, player)
    // One recording is called zoom_in and is, by its fingers, a zoom_out; the sources say so.
    let isCalledIn = recording.label.hasSuffix("zoom_in")
    let isMislabelled = recording.file.hasSuffix("20130726_022812.dat")
    directed.note((scale > 1) == (isCalledIn != isMislabelled), recording, player)
  }
  return [winning, directed]
}
