import Dactyl
import TouchData

/// Pinches: the pinch wins over pan and rotation, and its scale changes the way its label says.
///
/// - Parameter fingers: how many fingers the pan requires.
func checkPinches(_ recordings: [RecordedTouches], palms: Bool, fingers: Int) throws -> [Check] {
  var winning = Check("pinches beside \(fingers)-finger pan, taps: begin as a pinch", needed: 1)
  var directed = Check("… in the named direction", needed: 1)
  for recording in recordings where recording.label.hasPrefix("pinch_to_zoom") {
    let scene = Scene(fingers: fingers, palms: palms ? recording.palmRejection : nil)
    var scale = 1.0
    scene.pinch.addAction { pinch in
      if pinch.state == .ended || pinch.state == .cancelled { scale *= pinch.scale }
    }
    // The only recording without axes is from the same device as the others.
    let frames = recording.inputFrames(usual: RecordedTouches.usualAxes)
    try scene.player.play(frames)
    let words = frames.stretches.map { scene.player.words($0) }.joined(separator: " | ")
    winning.note(
      scene.player.gestures.first?.recognizer === scene.pinch, of: recording,
      "\(recording.file): \(words)")
    // The fingers of one recording labelled zoom_in do a zoom_out; the sources say so.
    let isCalledIn = recording.label.hasSuffix("zoom_in")
    let isMislabelled = recording.file.hasSuffix("20130726_022812.dat")
    directed.note(
      (scale > 1) == (isCalledIn != isMislabelled) && scale != 1, of: recording,
      "\(recording.file): ×\(scale)")
  }
  return [winning, directed]
}
