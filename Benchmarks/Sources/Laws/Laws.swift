import Dactyl
import DactylStrokes
import DactylTesting
import Foundation

/// Sends 10,000 random streams of touches to every recogniser, alone and all together, and checks
/// every law.
///
/// The tests do the same with fewer streams, because unoptimised code takes minutes for it.
@main
enum Laws {
  static let streams = 10_000

  /// Each recogniser by name, with settings that make it do something in a random stream.
  static let makers: [(name: String, make: @Sendable () -> [GestureRecognizer])] = [
    ("tap", { [TapGestureRecognizer()] }),
    ("double tap of two fingers", { [doubleTapOfTwoFingers()] }),
    ("long press", { [LongPressGestureRecognizer()] }),
    ("pan", { [PanGestureRecognizer()] }),
    ("pinch", { [PinchGestureRecognizer()] }),
    ("rotation", { [RotationGestureRecognizer()] }),
    ("swipe", { [swipe()] }),
    ("screen-edge pan", { [edgePan()] }),
    ("hover", { [HoverGestureRecognizer()] }),
    ("transform", { [TransformGestureRecognizer()] }),
    ("check mark", { [CheckMarkGestureRecognizer()] }),
    ("circle", { [CircleGestureRecognizer()] }),
    ("scratch-out", { [ScratchOutGestureRecognizer()] }),
    ("stroke", { [StrokeGestureRecognizer()] }),
    ("all together", everything),
  ]

  static func main() {
    var isBroken = false
    for (name, make) in makers {
      for interfering in [false, true] {
        let violations = lawViolations(
          streams: streams, seed: 1, interfering: interfering, of: make)
        let title = name + (interfering ? ", added, removed and disabled in actions" : "")
        print(
          title.padding(toLength: 68, withPad: " ", startingAt: 0),
          violations.isEmpty ? "\(streams) streams, no law broken" : "\(violations)")
        isBroken = isBroken || !violations.isEmpty
      }
    }
    exit(isBroken ? 1 : 0)
  }

  private static func doubleTapOfTwoFingers() -> GestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    return tap
  }

  private static func swipe() -> GestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.left, .right, .up, .down]
    return swipe
  }

  private static func edgePan() -> GestureRecognizer {
    let edgePan = ScreenEdgePanGestureRecognizer()
    edgePan.edges = .all
    edgePan.edgeWidth = 80
    return edgePan
  }

  /// Every recogniser on one view, some waiting for others.
  private static func everything() -> [GestureRecognizer] {
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = TapGestureRecognizer()
    tap.require(toFail: doubleTap)
    let swipe = swipe()
    let pan = PanGestureRecognizer()
    pan.require(toFail: swipe)
    return [
      tap, doubleTap, LongPressGestureRecognizer(), swipe, pan, PinchGestureRecognizer(),
      RotationGestureRecognizer(), TransformGestureRecognizer(), ScratchOutGestureRecognizer(),
    ]
  }
}
