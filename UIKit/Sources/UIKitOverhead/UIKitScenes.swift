import UIKit

/// The scenes, UIKit's way.
@MainActor
enum UIKitScenes {
  /// A pan with an action that reads the translation.
  static func pan() -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    let reading = Reading()
    pan.addAction { reading.translation = $0.translation(in: nil) }
    view.addGestureRecognizer(pan)
    return Stage(window: window.dactylWindow, owners: [window])
  }

  /// A pan that calls a method of a target.
  static func target() -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let player = Player()
    let pan = UIPanGestureRecognizer(target: player, action: Selector("drag(_:)", Player.drag(_:)))
    view.addGestureRecognizer(pan)
    return Stage(window: window.dactylWindow, owners: [window, player])
  }

  /// A recogniser of one's own with an action that reads what it found.
  static func own() -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let own = Follower(target: nil, action: nil)
    let reading = Reading()
    own.addAction { reading.x = $0.place.x }
    window.addGestureRecognizer(own)
    return Stage(window: window.dactylWindow, owners: [window])
  }

  /// A view that overrides its handler.
  static func view() -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(Drawing(frame: window.bounds))
    return Stage(window: window.dactylWindow, owners: [window])
  }

  /// Pan, pinch and rotation that a delegate lets recognise together.
  static func photo() -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let together = Together()
    let recognizers = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.delegate = together
      window.addGestureRecognizer(recognizer)
    }
    return Stage(window: window.dactylWindow, owners: [window, together])
  }

  /// A card, some views deep, that fingers pinch, turn and move.
  static func card(depth: Int) -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var parent: UIView = window
    for _ in 1..<depth {
      let view = UIView(frame: window.bounds)
      parent.addSubview(view)
      parent = view
    }
    let mover = Mover(UIView(frame: window.bounds), in: parent)
    parent.addSubview(mover.card)
    let recognizers = [
      UIPanGestureRecognizer(target: mover, action: Selector("move(_:)", Mover.move(_:))),
      UIPinchGestureRecognizer(target: mover, action: Selector("pinch(_:)", Mover.pinch(_:))),
      UIRotationGestureRecognizer(target: mover, action: Selector("turn(_:)", Mover.turn(_:))),
    ]
    for recognizer in recognizers {
      recognizer.delegate = mover.together
      mover.card.addGestureRecognizer(recognizer)
    }
    return Stage(window: window.dactylWindow, owners: [window, mover])
  }
}

/// Moves a card.
@MainActor
private final class Mover: NSObject {
  let card: UIView
  let parent: UIView
  let together = Together()

  init(_ card: UIView, in parent: UIView) { (self.card, self.parent) = (card, parent) }

  func move(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: parent)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: parent)
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turn(_ turn: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }
}

/// Follows the first finger.
private final class Follower: UIGestureRecognizer {
  var place = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .changed)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .ended)
  }

  private func follow(_ touches: Set<UITouch>, _ state: State) {
    if let touch = touches.first { place = touch.location(in: view) }
    self.state = state
  }
}

/// Reads every place.
private final class Drawing: UIView {
  var last = CGPoint.zero

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { last = touch.location(in: self) }
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Where actions put what they read.
private final class Reading {
  var translation = CGPoint.zero
  var x = CGFloat.zero
}

@MainActor
private final class Player: NSObject {
  var translation = CGPoint.zero

  func drag(_ pan: UIPanGestureRecognizer) { translation = pan.translation(in: pan.view) }
}
