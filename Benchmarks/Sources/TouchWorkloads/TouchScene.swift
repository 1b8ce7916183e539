import Dactyl

/// A window with a touched view among untouched views and recognisers.
struct TouchScene {
  /// How many views are nested under the fingers, including the touched one; at least 1.
  var depth = 1
  /// How many views lie beside the touched one, in front of it, so that hit-testing tries them
  /// first.
  var siblings = 0
  /// How many recognisers are on an untouched view.
  var idleRecognizers = 0

  static let side = 1000.0

  /// A window with all these objects, and the recognisers of the touched view.
  func makeWindow() -> (window: Window, touched: SixRecognizers) {
    let side = TouchScene.side
    let window = Window(frame: Rect(x: 0, y: 0, width: 2 * side, height: side))
    var view = View(frame: Rect(x: 0, y: 0, width: side, height: side))
    window.addSubview(view)
    for _ in 1..<depth {
      let next = View(frame: view.bounds)
      view.addSubview(next)
      view = next
    }
    let touched = SixRecognizers(on: view)
    addUntouched(to: window)
    return (window, touched)
  }

  private func addUntouched(to window: Window) {
    let beside = TouchScene.side
    for index in 0..<siblings {
      window.addSubview(View(frame: Rect(x: beside, y: Double(index), width: 30, height: 1)))
    }
    guard idleRecognizers > 0 else { return }
    let view = View(frame: Rect(x: beside, y: 0, width: 30, height: 30))
    window.addSubview(view)
    TouchScene.addRecognizers(idleRecognizers, to: view)
  }

  /// Adds recognisers of six kinds to a view.
  static func addRecognizers(_ count: Int, to view: View) {
    for index in 0..<count {
      let recognizer =
        switch index % 6 {
        case 0: TapGestureRecognizer()
        case 1: LongPressGestureRecognizer()
        case 2: PanGestureRecognizer()
        case 3: SwipeGestureRecognizer()
        case 4: PinchGestureRecognizer()
        default: RotationGestureRecognizer()
        }
      view.addGestureRecognizer(recognizer)
    }
  }
}
