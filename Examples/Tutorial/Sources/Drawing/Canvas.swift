import Dactyl
import DactylStrokes

/// Paper to draw on: one finger draws, two move and zoom it and, with a tap, take the last change
/// back; a zig-zag over lines deletes them.
public final class Canvas: View {
  /// The lines on the paper, oldest first, each a list of places on the paper.
  public private(set) var lines: [[Point]] = []
  /// The line that is being drawn; nil while nobody draws.
  public private(set) var unfinished: [Point]?
  /// From places on the paper to places in the view.
  public private(set) var camera = AffineTransform.identity

  private var past: [[[Point]]] = []
  private let pan = PanGestureRecognizer()
  private let pinch = PinchGestureRecognizer()
  private let undoTap = TapGestureRecognizer()
  private let scratchOut = ScratchOutGestureRecognizer()

  /// A sheet of empty paper.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    pan.minimumNumberOfTouches = 2
    undoTap.numberOfTouchesRequired = 2
    pinch.recognizeSimultaneously(with: pan)
    for recognizer in [pan, pinch, undoTap, scratchOut] { addGestureRecognizer(recognizer) }

    pan.addAction { [unowned self] pan in
      let shift = pan.translation(in: self)
      camera = camera.concatenating(AffineTransform(translationX: shift.dx, y: shift.dy))
      pan.setTranslation(.zero, in: self)
    }
    pinch.addAction { [unowned self] pinch in
      let zoom = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
      camera = camera.concatenating(zoom.about(pinch.location(in: self)))
      pinch.scale = 1
    }
    undoTap.addAction { [unowned self] _ in undo() }
    scratchOut.addAction { [unowned self] scratchOut in
      guard let area = scratchOut.scratchOut?.bounds else { return }
      delete(in: convert(area, from: nil))
    }
  }

  /// A line begins.
  public override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard let touch = touches.first else { return }
    unfinished = [paper(touch.location(in: self))]
  }

  /// The line goes on, through every sample that the device took.
  public override func touchesMoved(_ touches: TouchSet, with event: Event) {
    guard let touch = touches.first else { return }
    for sample in event.coalescedTouches(for: touch) {
      unfinished?.append(paper(sample.location(in: self)))
    }
  }

  /// The line is done.
  public override func touchesEnded(_ touches: TouchSet, with event: Event) {
    if let line = unfinished { change { $0.append(line) } }
    unfinished = nil
  }

  /// The finger was part of a gesture: nobody meant to draw.
  public override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    unfinished = nil
  }

  /// Takes the last change back.
  public func undo() {
    if let before = past.popLast() { lines = before }
  }

  private func delete(in area: Rect) {
    let (first, last) = (paper(area.origin), paper(Point(area.maxX, area.maxY)))
    guard let area = Rect(enclosing: [first, last]) else { return }
    change { $0.removeAll { line in line.filter(area.contains).count * 2 > line.count } }
  }

  private func change(_ change: (inout [[Point]]) -> Void) {
    past.append(lines)
    change(&lines)
  }

  private func paper(_ place: Point) -> Point {
    place.applying(camera.inverted ?? .identity)
  }
}
