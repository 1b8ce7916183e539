import Dactyl
import DactylTesting

/// One view with every common recogniser at default thresholds, exclusive.
///
/// The single tap waits for the double tap to fail; the pan waits for the swipes by default.
final class EveryGesture {
  let test: GestureTest
  let tap = TapGestureRecognizer()
  let doubleTap = TapGestureRecognizer()
  let twoFingerTap = TapGestureRecognizer()
  let longPress = LongPressGestureRecognizer()
  let pan = PanGestureRecognizer()
  let swipes: [SwipeGestureRecognizer]
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()

  /// - Parameters:
  ///   - panWaitsForSwipes: true if the pan waits for the swipes to fail.
  ///   - isRelated: true for the usual relations: pan, pinch and rotation together, swipes beside
  ///     the pan.
  init(panWaitsForSwipes: Bool = true, isRelated: Bool = false) {
    doubleTap.name = "doubleTap"
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.name = "twoFingerTap"
    twoFingerTap.numberOfTouchesRequired = 2
    tap.require(toFail: doubleTap)
    let directions: [(String, SwipeGestureRecognizer.Direction)] = [
      ("swipeRight", .right), ("swipeLeft", .left), ("swipeUp", .up), ("swipeDown", .down),
    ]
    swipes = directions.map { name, direction in
      let swipe = SwipeGestureRecognizer()
      swipe.name = name
      swipe.direction = direction
      return swipe
    }
    if isRelated {
      pinch.recognizeSimultaneously(with: pan, rotation)
      rotation.recognizeSimultaneously(with: pan)
      for swipe in swipes { swipe.recognizeSimultaneously(with: pan) }
    }
    if panWaitsForSwipes, !isRelated { for swipe in swipes { pan.require(toFail: swipe) } }
    test = GestureTest(
      [tap, doubleTap, twoFingerTap, longPress, pan] + swipes + [pinch, rotation])
  }

  /// Plays a timeline; returns its trace without measurements.
  func trace(_ timeline: String, showing content: TraceContent = []) throws -> String {
    try trace(Timeline(timeline, sampleRate: 120).frames, showing: content)
  }

  func trace(_ frames: [InputFrame], showing content: TraceContent = []) throws -> String {
    try test.run(frames, showing: content).replacing(/\([^)]*\)/, with: "")
  }
}

/// Frames of fingers whose positions are functions of time.
func frames(
  fingers: Int, lasting duration: Double, every interval: Double = 0.008, from start: Double = 0,
  place: (_ finger: Int, _ time: Double) -> Point
) -> [InputFrame] {
  let steps = Int((duration / interval).rounded())
  var frames: [InputFrame] = []
  for step in 0...steps {
    let time = min(Double(step) * interval, duration)
    frames.append(
      InputFrame(
        time: start + time,
        contacts: (1...fingers).map { finger in
          Contact(
            id: finger, phase: step == 0 ? .began : .moved, position: place(finger, time))
        }))
  }
  frames.append(
    InputFrame(
      time: start + duration + interval,
      contacts: (1...fingers).map { finger in
        Contact(id: finger, phase: .ended, position: place(finger, duration))
      }))
  return frames
}

/// Two fingers about a centre: span, rotation and shift as functions of time, 0…1.
func twoFingers(
  lasting duration: Double = 0.6, span: (Double) -> Double = { _ in 150 },
  turn: (Double) -> Double = { _ in 0 }, shift: (Double) -> Vector = { _ in .zero }
) -> [InputFrame] {
  frames(fingers: 2, lasting: duration) { finger, time in
    let t = time / duration
    let half = span(t) / 2 * (finger == 1 ? 1 : -1)
    return Point(500, 500) + shift(t) + Vector(half * cosine(turn(t)), half * sine(turn(t)))
  }
}
