import Dactyl

/// The drawing that a template keeps: strokes on a whole-number grid, without jitter, and size.
///
/// Whole numbers make files exact, small and equal on every platform. A drawing and its template
/// have the same outline, so a template is at distance 0 from its own strokes.
public struct StrokeOutline: Hashable, Sendable {
  /// The length of the bounding box's diagonal in grid units.
  public static let grid = 8192

  /// The diagonal of the bounding box of all strokes, in points.
  public let diagonal: Double
  /// The strokes as drawn, x and y in turn, in grid units from the center of the bounding box.
  public let strokes: [[Int16]]

  /// The outline of a drawing; ignores strokes without points.
  ///
  /// Averages points within 0.02 diagonals of each other and keeps the ends, because jitter
  /// lengthens the path, the more the faster the device samples. A drawing below 35 points along
  /// its diagonal whose coordinates lie whole points apart also loses the steps of rounding.
  ///
  /// - Throws: `empty`, `notFinite` or `noExtent`.
  public init(_ drawing: [Stroke]) throws(StrokeOutlineError) {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for stroke in drawing {
      for point in stroke.points {
        guard point.isFinite else { throw .notFinite }
        low = Point(min(low.x, point.x), min(low.y, point.y))
        high = Point(max(high.x, point.x), max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { throw .empty }
    let diagonal = low.distance(to: high)
    guard diagonal.isFinite else { throw .notFinite }
    let scale = Double(Self.grid) / diagonal
    guard diagonal > 0, scale.isFinite else { throw .noExtent }
    let center = low + (high - low) / 2
    let spacing = Self.jitter * diagonal
    // Rounding moves a point by half a point along each axis: here by more than jitter.
    let isStepped =
      spacing < 0.5.squareRoot()
      && drawing.allSatisfy { $0.points.allSatisfy { Self.isWhole($0 - low) } }
    var strokes: [[Int16]] = []
    for stroke in drawing where !stroke.points.isEmpty {
      let points = isStepped ? Self.withoutSteps(stroke.points) : stroke.points
      strokes.append(Self.cleaned(points, spacing: spacing, center: center, scale: scale))
    }
    self.diagonal = diagonal
    self.strokes = strokes
  }

  /// An outline as read from a file, coordinates within half a grid of the centre.
  ///
  /// - Throws: `empty`, `notFinite` for the diagonal, `noExtent`, or `outsideGrid`.
  public init(diagonal: Double, strokes: [[Int16]]) throws(StrokeOutlineError) {
    guard diagonal.isFinite else { throw .notFinite }
    guard diagonal > 0 else { throw .noExtent }
    guard let first = strokes.first, first.count >= 2 else { throw .empty }
    var extended = false
    for stroke in strokes {
      guard !stroke.isEmpty else { throw .empty }
      guard stroke.count % 2 == 0 else { throw .outsideGrid }
      for index in stroke.indices {
        guard abs(Int(stroke[index])) <= Self.grid / 2 + 1 else { throw .outsideGrid }
        if stroke[index] != first[index & 1] { extended = true }
      }
    }
    guard extended else { throw .noExtent }
    self.diagonal = diagonal
    self.strokes = strokes
  }

  /// Points nearer than this share of the diagonal to the last kept one are jitter.
  static let jitter = 0.02

  /// A stroke in grid units, optionally stretched.
  @inline(never)
  func stroke(_ index: Int, stretchedBy stretch: Vector = Vector(1, 1)) -> Stroke {
    let places = strokes[index]
    return Stroke(
      Array(count: places.count / 2) { index in
        Point(Double(places[2 * index]) * stretch.dx, Double(places[2 * index + 1]) * stretch.dy)
      })
  }

  /// True if an offset below 50 points, positive along both axes, is of whole points.
  private static func isWhole(_ offset: Vector) -> Bool {
    // A view's origin may leave rounding errors.
    func isWhole(_ way: Double) -> Bool { abs(way - Double(Int(way + 0.5))) < 1e-6 }
    return isWhole(offset.dx) && isWhole(offset.dy)
  }

  /// A smooth path that rounds to the given whole points; keeps the ends.
  ///
  /// A small slanted line on whole points is a staircase, whose directions say nothing. Each point
  /// moves to its neighbours' middle, but by half a point along each axis at most.
  @inline(never)
  private static func withoutSteps(_ points: [Point]) -> [Point] {
    var reported: [Point] = []
    for point in points where point != reported.last { reported.append(point) }
    var path = reported
    for _ in 0..<StrokePath.count {
      path = Stroke(path).smoothed().points
      for (index, point) in reported.enumerated() {
        path[index] = Point(
          min(max(path[index].x, point.x - 0.5), point.x + 0.5),
          min(max(path[index].y, point.y - 0.5), point.y + 0.5))
      }
    }
    return path
  }

  /// The points on the grid: the ends, and between them the mean of each group of points that lie
  /// within the spacing of the group's first.
  private static func cleaned(
    _ points: [Point], spacing: Double, center: Point, scale: Double
  ) -> [Int16] {
    let kept = [Int16](unsafeUninitializedCapacity: 2 * points.count) { kept, number in
      @inline(never)
      func keep(_ offset: Vector) {
        kept[number] = onGrid(offset.dx * scale)
        kept[number + 1] = onGrid(offset.dy * scale)
        number += 2
      }
      keep(points[0] - center)
      var first = points[0]
      var sum = Vector.zero
      var count = 0.0
      for index in 1..<max(points.count - 1, 1) {
        let point = points[index]
        if first.distance(to: point) >= spacing {
          if count > 0 { keep(sum / count) }
          first = point
          sum = .zero
          count = 0
        } else if count == 0 {
          continue
        }
        sum += point - center
        count += 1
      }
      if count > 0 { keep(sum / count) }
      if points.count > 1 { keep(points[points.count - 1] - center) }
    }
    // Frees unused capacity.
    return Array(count: kept.count) { kept[$0] }
  }

  /// Rounds half away from zero, by a conversion that is exact on every platform.
  private static func onGrid(_ value: Double) -> Int16 {
    Int16(value + (value < 0 ? -0.5 : 0.5))
  }
}
