import Dactyl

/// A stroke as 32 places and directions, laid out for the comparison of many.
///
/// Four runs of 40 numbers: x, y, and the parts of the direction, each with four numbers of padding on
/// both sides that are farther from everything than any stroke. Places are relative to the centroid, and
/// the sum of their squares is 1; then places weigh 0.3 and directions 0.7, so that the squared distance of
/// two points is the cost of matching them.
struct StrokePath {
  /// How many places there are.
  static let count = 32
  /// Numbers in front of and behind each run.
  static let padding = 4
  /// Numbers from one run to the next.
  static let run = 40
  /// Numbers in all.
  static let size = 160

  /// The four runs.
  private(set) var values: [Float]

  /// The path along the given points, whatever their spacing.
  ///
  /// - Parameters:
  ///   - backward: Whether the places run from the last to the first, directions unchanged, as the
  ///     comparison wants one of its two sides.
  ///   - padding: The padding, which must differ between the two sides.
  init(_ points: [Point], backward: Bool, padding: Float) {
    let places = Self.resampled(points, count: Self.count)
    var sum = Vector.zero
    for place in places { sum += place - .zero }
    let centroid = Point.zero + sum / Double(Self.count)
    var squares = 0.0
    for place in places { squares += place.squaredDistance(to: centroid) }
    let scale = squares > 0 ? (0.3 * Double(Self.count) / squares).squareRoot() : 0
    let weight = 0.35.squareRoot()
    values = [Float](repeating: padding, count: Self.size)
    for index in 0..<Self.count {
      let from = min(index, Self.count - 2)
      let place = (places[index] - centroid) * scale
      let direction = (places[from + 1] - places[from]).normalized * weight
      let slot = Self.padding + (backward ? Self.count - 1 - index : index)
      values[slot] = Float(place.dx)
      values[slot + Self.run] = Float(place.dy)
      values[slot + 2 * Self.run] = Float(direction.dx)
      values[slot + 3 * Self.run] = Float(direction.dy)
    }
  }

  /// Writes a path turned about its centroid by the angle of the given cosine and sine.
  ///
  /// Both places hold `size` numbers.
  static func turn(
    _ path: UnsafePointer<Float>, cosine: Float, sine: Float,
    into turned: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<size { turned[index] = path[index] }
    for pair in 0..<2 {
      let x = 2 * pair * run + padding
      let y = x + run
      for index in 0..<count {
        turned[x + index] = path[x + index] * cosine - path[y + index] * sine
        turned[y + index] = path[x + index] * sine + path[y + index] * cosine
      }
    }
  }

  /// Points equally far apart along the polyline, the first and the last among them.
  static func resampled(_ points: [Point], count: Int) -> [Point] {
    var length = 0.0
    for index in 1..<max(points.count, 1) {
      length += points[index - 1].distance(to: points[index])
    }
    guard length > 0 else { return Array(repeating: points.first ?? .zero, count: count) }
    let step = length / Double(count - 1)
    var places: [Point] = []
    places.reserveCapacity(count)
    var walked = 0.0
    for index in 1..<points.count {
      let from = points[index - 1]
      let leg = points[index] - from
      let segment = leg.length
      while places.count < count - 1, segment > 0, step * Double(places.count) <= walked + segment {
        places.append(from + leg * ((step * Double(places.count) - walked) / segment))
      }
      walked += segment
    }
    while places.count < count { places.append(points[points.count - 1]) }
    return places
  }
}
