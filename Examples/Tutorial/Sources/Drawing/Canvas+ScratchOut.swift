import Dactyl
import DactylStrokes

extension Canvas {
  /// A zig-zag deletes the lines under it.
  public func addScratchOut() {
    let scratchOut = ScratchOutGestureRecognizer()
    scratchOut.addAction { [unowned self] scratchOut in
      guard let area = scratchOut.scratchOut?.bounds else { return }
      delete(in: convert(area, from: nil))
    }
    addGestureRecognizer(scratchOut)
  }

  /// Deletes every line of which more than half lies in an area of the view.
  private func delete(in area: Rect) {
    let corners = [paper(area.origin), paper(Point(area.maxX, area.maxY))]
    guard let area = Rect(enclosing: corners) else { return }
    change { $0.removeAll { line in line.filter(area.contains).count * 2 > line.count } }
  }
}
