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

  /// A card, some views deep, that fingers pinch, turn and move.
  static func card(depth: Int) -> Stage {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    var parent: View = window
    for _ in 1..<depth {
      let view = View(frame: window.bounds)
      parent.addSubview(view)
      parent = view
    }
    let mover = Mover(View(frame: window.bounds), in: parent)
    parent.addSubview(mover.card)
    let pan = PanGestureRecognizer()
    pan.addTarget(mover, action: Mover.move)
    let pinch = PinchGestureRecognizer()
    pinch.addTarget(mover, action: Mover.pinch)
    let turn = RotationGestureRecognizer()
    turn.addTarget(mover, action: Mover.turn)
    for recognizer in [pan, pinch, turn] as [GestureRecognizer] {
      recognizer.delegate = mover.together
      mover.card.addGestureRecognizer(recognizer)
    }
    return Stage(window: window, owners: [mover])
  }
}

/// Moves a card.
private final class Mover {
  let card: View
  let parent: View
  let together = Together()

  init(_ card: View, in parent: View) { (self.card, self.parent) = (card, parent) }

  func move(_ pan: PanGestureRecognizer) {
    let way = pan.translation(in: parent)
    card.center = Point(card.center.x + way.dx, card.center.y + way.dy)
    pan.setTranslation(.zero, in: parent)
  }

  func pinch(_ pinch: PinchGestureRecognizer) {
    card.transform = card.transform.scaled(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turn(_ turn: RotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: turn.rotation)
    turn.rotation = 0
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
