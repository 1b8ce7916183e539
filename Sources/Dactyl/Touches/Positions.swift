/// The places of some fingers at one instant, and what all recognisers want to know of them.
struct Positions {
  private let points: UnsafeBufferPointer<Point>
  /// The centre of the places; the origin where there are none.
  let centre: Point
  /// The mean distance of the places to their centre.
  let meanDistance: Double

  @inline(__always)
  init(_ points: UnsafeBufferPointer<Point>) {
    var sum = Vector.zero
    for point in points { sum += point - .zero }
    self.init(points, sum: sum)
  }

  /// Places of which the sum is known.
  @inline(__always)
  init(_ points: UnsafeBufferPointer<Point>, sum: Vector) {
    self.points = points
    let count = Double(points.count)
    guard points.count > 1 else {
      centre = .zero + sum
      meanDistance = 0
      return
    }
    let middle = Point(sum.dx / count, sum.dy / count)
    var distances = 0.0
    for point in points { distances += point.distance(to: middle) }
    centre = middle
    meanDistance = distances / count
  }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }
}
