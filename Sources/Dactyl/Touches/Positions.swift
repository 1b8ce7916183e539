/// The places of some fingers at one instant, and what all recognisers want to know of them.
struct Positions {
  private let points: UnsafeBufferPointer<Point>
  /// The centre of the places; the origin where there are none.
  let centre: Point
  /// The mean distance of the places to their centre.
  let meanDistance: Double

  @inline(__always)
  init(_ points: UnsafeBufferPointer<Point>) {
    self.points = points
    guard points.count > 0 else {
      centre = .zero
      meanDistance = 0
      return
    }
    let count = Double(points.count)
    var (x, y) = (0.0, 0.0)
    for point in points {
      x += point.x
      y += point.y
    }
    let middle = Point(x / count, y / count)
    var distances = 0.0
    for point in points { distances += point.distance(to: middle) }
    centre = middle
    meanDistance = distances / count
  }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }
}
