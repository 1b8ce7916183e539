import Dactyl

/// The scenes, the engine's way.
@MainActor
enum EngineScenes {
  /// A pan with an action that reads the translation.
  static func pan() -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let view = View(frame: window.bounds)
    window.addSubview(view)
    let pan = PanGestureRecognizer()
    let reading = Reading()
    pan.addAction { reading.translation = $0.translation(in: nil) }
    view.addGestureRecognizer(pan)
    return Stage(window: window)
  }

  /// A pan that calls a method of a target.
  static func target() -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let view = View(frame: window.bounds)
    window.addSubview(view)
    let player = Player()
    let pan = PanGestureRecognizer()
    pan.addTarget(player, action: Player.drag)
    view.addGestureRecognizer(pan)
    return Stage(window: window, owners: [player])
  }

  /// A recogniser of one's own with an action that reads what it found.
  static func own() -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let own = Follower()
    let reading = Reading()
    own.addAction { reading.x = $0.place.x }
    window.addGestureRecognizer(own)
    return Stage(window: window)
  }

  /// A view that overrides its handler.
  static func view() -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(Drawing(frame: window.bounds))
    return Stage(window: window)
  }

  /// Pan, pinch and rotation that a delegate lets recognise together.
  static func photo() -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let together = Together()
    let recognizers = [
      PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.delegate = together
      window.addGestureRecognizer(recognizer)
    }
    return Stage(window: window, owners: [together])
  }
}

/// Follows the first finger.
private final class Follower: GestureRecognizer {
  var place = Point.zero

  override func touchesBegan(_ touches: TouchSet, with event: Event) { follow(touches, .began) }
  override func touchesMoved(_ touches: TouchSet, with event: Event) { follow(touches, .changed) }
  override func touchesEnded(_ touches: TouchSet, with event: Event) { follow(touches, .ended) }

  private func follow(_ touches: TouchSet, _ state: State) {
    if let touch = touches.first { place = touch.location(in: view) }
    self.state = state
  }
}

/// Reads every place.
private final class Drawing: View {
  var last = Point.zero

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    for touch in touches { last = touch.location(in: self) }
  }
}

private final class Together: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}

/// Where actions put what they read.
private final class Reading {
  var translation = Vector.zero
  var x = 0.0
}

private final class Player {
  var translation = Vector.zero

  func drag(_ pan: PanGestureRecognizer) { translation = pan.translation(in: pan.view) }
}
