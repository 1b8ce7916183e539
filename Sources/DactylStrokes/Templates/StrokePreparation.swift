import Dactyl

/// Turns outlines into the numbers to compare, as the options of a class demand.
enum StrokePreparation {
  /// Padding of queries and of templates: different, so that pads are far from each other too.
  static let queryPadding: Float = 1e15
  /// See `queryPadding`.
  static let templatePadding: Float = -1e15

  /// Backward paths of a template of one stroke: its own, then variants its class forgives.
  static func rows(
    of drawn: Stroke, _ outline: StrokeOutline, _ options: StrokeInvariance
  ) -> [Float] {
    let starts = options.contains(.start) && isClosed(outline) ? starts : 1
    var rows: [Float] = []
    for start in 0..<starts {
      let stroke = start == 0 ? drawn : shifted(drawn, by: start)
      for isReversed in [false, true] where !isReversed || options.contains(.direction) {
        rows += StrokePath.numbers(
          of: isReversed ? reversed(stroke) : stroke, backward: true, padding: templatePadding)
      }
    }
    return rows
  }

  /// The number of starting points compared for a closed path.
  private static let starts = 8

  /// The strokes in grid units, optionally with width and height stretched to equal.
  @inline(never)
  static func drawn(_ outline: StrokeOutline, squared: Bool) -> [Stroke] {
    let stretch = squared ? stretch(of: outline) : Vector(1, 1)
    var strokes: [Stroke] = []
    for index in outline.strokes.indices {
      strokes.append(outline.stroke(index, stretchedBy: stretch))
    }
    return strokes
  }

  /// The factors that make width and height equal.
  private static func stretch(of outline: StrokeOutline) -> Vector {
    var all = Stroke([])
    for stroke in drawn(outline, squared: false) {
      for point in stroke.points { all.append(point) }
    }
    let size = all.bounds.size
    // A line has no second side to stretch; the bound is that of $N, Anthony and Wobbrock, GI 2010.
    guard min(size.width, size.height) >= 0.3 * max(size.width, size.height) else {
      return Vector(1, 1)
    }
    let side = Double(StrokeOutline.grid)
    return Vector(side / size.width, side / size.height)
  }

  /// True if the ends of the only stroke meet within a quarter of the diagonal.
  private static func isClosed(_ outline: StrokeOutline) -> Bool {
    outline.stroke(0).gap < Double(StrokeOutline.grid) / 4
  }

  /// A closed path that starts `shift` eighths of its length later.
  private static func shifted(_ stroke: Stroke, by shift: Int) -> Stroke {
    let count = 64
    let places = stroke.places(count: count + 1)
    let first = shift * count / starts
    return Stroke(Array(count: count + 1) { places[(first + $0) % count] })
  }

  /// A path from its other end.
  private static func reversed(_ stroke: Stroke) -> Stroke {
    let points = stroke.points
    return Stroke(Array(count: points.count) { points[points.count - 1 - $0] })
  }
}
