import Dactyl

/// Paper to draw on with one finger.
public final class Canvas: View {
  /// The lines on the paper, oldest first, each a list of places on the paper.
  public private(set) var lines: [[Point]] = []
  /// The line that is being drawn; nil while nobody draws.
  public private(set) var unfinished: [Point]?
  /// From places on the paper to places in the view.
  public internal(set) var camera = AffineTransform.identity
  /// The lines before each change.
  private var past: [[[Point]]] = []

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

  /// Changes the lines, so that it can be undone.
  func change(_ change: (inout [[Point]]) -> Void) {
    past.append(lines)
    change(&lines)
  }

  /// Takes the last change back.
  public func undo() {
    if let before = past.popLast() { lines = before }
  }

  /// Where a place in the view lies on the paper.
  func paper(_ place: Point) -> Point {
    place.applying(camera.inverted ?? .identity)
  }
}
