import Dactyl
import DactylStrokes

extension Playground {
  func makeWindow() {
    let frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let window = dice.oneIn(2) ? HostileWindow(in: self, frame: frame) : Window(frame: frame)
    window.isMultipleTouchEnabled = true
    window.observer = watcher
    prepare(window)
    panels.append(Panel(follow(window)))
  }

  func makeView() {
    let frame = Rect(x: dice.unit() * 100, y: dice.unit() * 100, width: 300, height: 250)
    let view = follow(dice.oneIn(4) ? View(frame: frame) : HostileView(in: self, frame: frame))
    view.isMultipleTouchEnabled = dice.oneIn(2)
    view.isExclusiveTouch = dice.oneIn(10)
    if views.count < 40 { views.append(view) }
    if let superview = anyView() { put(view, on: superview) }
  }

  func makeRecognizer() {
    let recognizer = follow(newRecognizer())
    recognizer.cancelsTouchesInView = dice.oneIn(2)
    recognizer.delaysTouchesBegan = dice.oneIn(3)
    recognizer.delaysTouchesEnded = dice.oneIn(2)
    recognizer.addAction { [unowned self] recognizer in
      note("action", Int(recognizer.state.rawValue))
      called("action")
    }
    if dice.oneIn(3) { recognizer.delegate = dice.pick(delegates) }
    if recognizers.count < 60 { recognizers.append(recognizer) }
    anyView()?.addGestureRecognizer(recognizer)
  }

  /// Any view, in a window or not; nil if there is no view.
  func anyView() -> View? {
    dice.oneIn(3) ? dice.pick(panels)?.window : dice.pick(views) ?? dice.pick(panels)?.window
  }

  /// Adds a view to another, if a caller may.
  func put(_ view: View, on superview: View) {
    guard mayPut(view, on: superview) else { return }
    superview.addSubview(view)
  }

  func mayPut(_ view: View, on superview: View) -> Bool {
    !(view is Window) && !superview.isDescendant(of: view) && superview.subviews.count < 20
  }

  private func newRecognizer() -> GestureRecognizer {
    switch dice.below(18) {
    case 0:
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.below(3)
      tap.numberOfTouchesRequired = 1 + dice.below(2)
      return tap
    case 1: return PanGestureRecognizer()
    case 2, 3: return HostilePan(in: self)
    case 4: return PinchGestureRecognizer()
    case 5: return RotationGestureRecognizer()
    case 6: return LongPressGestureRecognizer()
    case 7: return SwipeGestureRecognizer()
    case 8: return TransformGestureRecognizer()
    case 9:
      let edgePan = ScreenEdgePanGestureRecognizer()
      edgePan.edges = .all
      edgePan.edgeWidth = 80
      return edgePan
    case 10: return HoverGestureRecognizer()
    case 11: return CheckMarkGestureRecognizer()
    case 12: return dice.oneIn(2) ? CircleGestureRecognizer() : ScratchOutGestureRecognizer()
    case 13: return StrokeGestureRecognizer(library: library())
    default: return HostileRecognizer(in: self)
    }
  }

  private func library() -> StrokeLibrary {
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 1, name: "line", invariance: []))
    let line = Stroke([Point(0, 0), Point(50, 10), Point(100, Double(dice.below(100)))])
    if let outline = try? StrokeOutline([line]) { _ = library.add(outline, class: 1) }
    return library
  }
}
