import Dactyl

/// Turns outlines into the numbers that are compared, as the options of a class ask for.
enum StrokePreparation {
  /// Padding of what is drawn and of templates: unequal, so that pads are far from each other too.
  static let queryPadding: Float = 1e15
  /// See `queryPadding`.
  static let templatePadding: Float = -1e15

  /// Paths of a template of one stroke, backward, one after the other: itself, then what its class forgives.
  static func rows(of outline: StrokeOutline, invariance: StrokeInvariance) -> [Float] {
    let points = drawn(outline, squared: invariance.contains(.proportions))[0]
    var rows = StrokePath(points, backward: true, padding: templatePadding).values
    func add(_ points: [Point]) {
      rows += StrokePath(points, backward: true, padding: templatePadding).values
    }
    if invariance.contains(.direction) { add(points.reversed()) }
    if invariance.contains(.start), isClosed(outline) {
      for shift in 1..<starts {
        let points = shifted(points, by: shift)
        add(points)
        if invariance.contains(.direction) { add(points.reversed()) }
      }
    }
    return rows
  }

  /// How many starting points of a closed path are compared.
  static let starts = 8

  /// The points of each stroke in grid units, or with width and height stretched to the same.
  static func drawn(_ outline: StrokeOutline, squared: Bool) -> [[Point]] {
    var strokes: [[Point]] = []
    strokes.reserveCapacity(outline.strokes.count)
    for index in outline.strokes.indices { strokes.append(outline.points(ofStroke: index)) }
    guard squared else { return strokes }
    var low = strokes[0][0]
    var high = low
    for stroke in strokes {
      for point in stroke {
        low = Point(min(low.x, point.x), min(low.y, point.y))
        high = Point(max(high.x, point.x), max(high.y, point.y))
      }
    }
    let width = high.x - low.x
    let height = high.y - low.y
    // A line has no second side to stretch; $N, Anthony and Wobbrock, GI 2010, draws the border there.
    guard min(width, height) >= 0.3 * max(width, height) else { return strokes }
    for stroke in strokes.indices {
      for index in strokes[stroke].indices {
        strokes[stroke][index].x *= Double(StrokeOutline.grid) / width
        strokes[stroke][index].y *= Double(StrokeOutline.grid) / height
      }
    }
    return strokes
  }

  /// Whether the ends of the only stroke meet within a quarter of the diagonal.
  private static func isClosed(_ outline: StrokeOutline) -> Bool {
    let points = outline.points(ofStroke: 0)
    return points[0].distance(to: points[points.count - 1]) < Double(StrokeOutline.grid) / 4
  }

  /// A closed path begun some eighths of its way further on.
  private static func shifted(_ points: [Point], by shift: Int) -> [Point] {
    let count = 64
    let places = StrokePath.resampled(points, count: count + 1)
    let first = shift * count / starts
    var turned: [Point] = []
    turned.reserveCapacity(count + 1)
    for index in 0...count { turned.append(places[(first + index) % count]) }
    return turned
  }
}
