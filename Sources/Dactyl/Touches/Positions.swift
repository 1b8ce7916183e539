/// The places of some fingers at one instant, and what all recognisers want to know of them.
struct Positions: BitwiseCopyable {
  let points: UnsafeBufferPointer<Point>
  /// The centre of the places; the origin if there are none.
  let centre: Point
  /// Twice the mean distance of the places to their centre; of two, their distance.
  let span: Double
  /// Of two places, the way from the first to the second; else zero.
  let line: Vector

  @inline(__always)
  init(_ points: UnsafeBufferPointer<Point>) {
    if points.count == 2 {
      let (first, second) = (points[0], points[1])
      // A half is the same however it is worked out, and a quotient costs a microcontroller ten
      // products.
      let sum = Vector(first.x + second.x, first.y + second.y)
      self.init(points, Point(sum.dx * 0.5, sum.dy * 0.5), line: second - first)
    } else {
      self.init(ofOneOrMany: points)
    }
  }

  @inline(__always)
  private init(_ points: UnsafeBufferPointer<Point>, _ centre: Point, line: Vector) {
    self.points = points
    self.centre = centre
    self.line = line
    span = line.length
  }

  @inline(never)
  private init(ofOneOrMany points: UnsafeBufferPointer<Point>) {
    self.points = points
    line = .zero
    guard points.count > 1 else {
      centre = points.first ?? .zero
      span = 0
      return
    }
    var sum = Vector.zero
    for point in points { sum += point - .zero }
    centre = .zero + sum / Double(points.count)
    var distances = 0.0
    for point in points { distances += point.distance(to: centre) }
    span = 2 * (distances / Double(points.count))
  }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }
}
