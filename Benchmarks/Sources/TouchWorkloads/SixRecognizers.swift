import Dactyl

/// A view with a tap, a long press, a pan, a swipe, a pinch and a rotation, all at their defaults, all of which may
/// recognise at the same time, and with their actions counted.
final class SixRecognizers: GestureRecognizerDelegate {
  let view: View
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()
  let tap = TapGestureRecognizer()
  let longPress = LongPressGestureRecognizer()
  let swipe = SwipeGestureRecognizer()
  private var tallies: [Tally] = []

  /// How often an action ran.
  private final class Tally {
    // What is measured is the engine, not what an application's own variables cost.
    @exclusivity(unchecked) var actions = 0
  }

  init(on view: View) {
    self.view = view
    for recognizer in [tap, longPress, pan, swipe, pinch, rotation] {
      recognizer.delegate = self
      let tally = Tally()
      tallies.append(tally)
      recognizer.addAction { _ in tally.actions &+= 1 }
      view.addGestureRecognizer(recognizer)
    }
  }

  /// How often each action ran since the beginning.
  var actions: ActionCounts {
    ActionCounts(
      tap: tallies[0].actions, longPress: tallies[1].actions, pan: tallies[2].actions,
      swipe: tallies[3].actions, pinch: tallies[4].actions, rotation: tallies[5].actions)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
