import Dactyl

extension Canvas {
  /// A tap of two fingers takes the last change back.
  public func addUndo() {
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    tap.addAction { [unowned self] _ in undo() }
    addGestureRecognizer(tap)
  }
}
