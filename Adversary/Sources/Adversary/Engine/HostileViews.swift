import Dactyl

/// A view that does anything when called, asked or released.
final class HostileView: View {
  private unowned let playground: Playground

  init(in playground: Playground, frame: Rect) {
    self.playground = playground
    super.init(frame: frame)
  }

  deinit { playground.isGoing("view") }

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    playground.told(self, .began, touches, event)
    if playground.dice.oneIn(2) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    playground.told(self, .moved, touches, event)
    if playground.dice.oneIn(8) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    playground.told(self, .ended, touches, event)
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    playground.told(self, .cancelled, touches, event)
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    playground.hit(by: event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    playground.called("point inside")
    return super.point(inside: point, with: event) != playground.dice.oneIn(20)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    playground.asked("view shouldBegin", usually: true)
  }
}

/// A window that keeps events, sends them twice, or drops them.
final class HostileWindow: Window {
  private unowned let playground: Playground

  init(in playground: Playground, frame: Rect) {
    self.playground = playground
    super.init(frame: frame)
  }

  deinit { playground.isGoing("window") }

  override func sendEvent(_ event: Event) {
    playground.keep(event)
    playground.called("sendEvent")
    if playground.chooses(.sendNothing, onceIn: 12) {
      playground.heard.giveUp()
    } else {
      super.sendEvent(event)
    }
    if playground.chooses(.sendTwice, onceIn: 12) { super.sendEvent(event) }
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    playground.hit(by: event) { super.hitTest(point, with: event) }
  }
}

/// A controller that does anything when its view's touches pass it.
final class HostileController: ViewController {
  private unowned let playground: Playground

  init(in playground: Playground, view: View) {
    self.playground = playground
    super.init(view: view)
  }

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    playground.called("controller")
    super.touchesBegan(touches, with: event)
  }
}
