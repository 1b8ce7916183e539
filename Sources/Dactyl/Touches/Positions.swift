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
    guard points.count > 1 else {
      centre = Point(sum.dx, sum.dy)
      meanDistance = 0
      return
    }
    centre = Point(
      Positions.mean(of: points.count, sum.dx), Positions.mean(of: points.count, sum.dy))
    var distances = 0.0
    for point in points { distances += point.distance(to: centre) }
    meanDistance = Positions.mean(of: points.count, distances)
  }

  /// The mean of so many numbers of which the sum is known.
  @inline(__always)
  private static func mean(of count: Int, _ sum: Double) -> Double {
    // A half is the same however it is worked out, and a quotient costs a microcontroller ten
    // products.
    count == 2 ? sum * 0.5 : sum / Double(count)
  }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }
}
