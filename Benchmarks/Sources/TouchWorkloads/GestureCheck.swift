import Dactyl

/// Plays one gesture in its own window and compares the recognisers' final values.
///
/// - Throws: `WorkloadError` if they are not as expected.
func checkGesture(_ motion: FingerMotion, _ expected: ExpectedGesture, in scene: TouchScene) throws
{
  let (window, touched) = scene.makeWindow()
  var translation = Vector.zero
  var scale = 1.0
  var rotation = 0.0
  let first = touched[0]
  first.pan.addAction { if $0.state == .ended { translation = $0.translation(in: nil) } }
  first.pinch.addAction { if $0.state == .ended { scale = $0.scale } }
  first.rotation.addAction { if $0.state == .ended { rotation = $0.rotation } }
  var frame = motion.makeFrame()
  for step in 0..<motion.frames {
    frame.time += FingerMotion.interval
    motion.fill(&frame, at: step)
    try window.send(frame)
  }
  // The two ways to compute these differ by hundreds of rounded sums.
  func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
  guard isNear(translation.dx, expected.translation.dx),
    isNear(translation.dy, expected.translation.dy), isNear(scale, expected.scale),
    isNear(rotation, expected.rotation)
  else {
    throw WorkloadError(
      "translation \(translation), scale \(scale), rotation \(rotation) instead of "
        + "\(expected.translation), \(expected.scale), \(expected.rotation)")
  }
}
