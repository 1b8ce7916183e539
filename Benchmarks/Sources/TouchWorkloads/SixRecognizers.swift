import Dactyl

/// A view with a tap, a long press, a pan, a swipe, a pinch and a rotation, all at their defaults
/// and simultaneous, whose actions are counted.
final class SixRecognizers: GestureRecognizerDelegate {
  let view: View
  private let pan = PanGestureRecognizer()
  private let pinch = PinchGestureRecognizer()
  private let rotation = RotationGestureRecognizer()
  private let tap = TapGestureRecognizer()
  private let longPress = LongPressGestureRecognizer()
  private let swipe = SwipeGestureRecognizer()
  private var actionTallies: [Tally] = []
  private var gestureTallies: [Tally] = []

  /// How often something happened.
  private final class Tally {
    // The engine is measured, not the cost of an application's variables.
    @exclusivity(unchecked) var count = 0
  }

  init(on view: View) {
    self.view = view
    for recognizer in all {
      recognizer.delegate = self
      let tally = Tally()
      actionTallies.append(tally)
      recognizer.addAction { _ in tally.count &+= 1 }
      view.addGestureRecognizer(recognizer)
    }
  }

  /// How often each action has run.
  var actions: RecognizerCounts { RecognizerCounts(actionTallies.map(\.count)) }

  /// Counts gestures from now on, too, with a second action each.
  func countGestures() {
    for recognizer in all {
      let tally = Tally()
      gestureTallies.append(tally)
      recognizer.addAction { if $0.state == .ended || $0.state == .cancelled { tally.count += 1 } }
    }
  }

  /// How many gestures of each kind have ended or were cancelled since counting began.
  var gestures: RecognizerCounts { RecognizerCounts(gestureTallies.map(\.count)) }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }

  private var all: [GestureRecognizer] { [tap, longPress, pan, swipe, pinch, rotation] }
}

extension RecognizerCounts {
  fileprivate init(_ counts: [Int]) {
    self.init(
      tap: counts[0], longPress: counts[1], pan: counts[2], swipe: counts[3], pinch: counts[4],
      rotation: counts[5])
  }
}
