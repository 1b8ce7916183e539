import Dactyl

/// A stroke as 32 places and directions, laid out for fast comparison.
///
/// Four runs of 40 numbers: x, y, and the two parts of the direction. Each run has four numbers of
/// padding on both sides, farther from everything than any stroke. Places are relative to the
/// centroid. Places weigh 0.3 and directions 0.7, so that the squared distance of two points is the
/// cost of matching them.
enum StrokePath {
  /// The number of places.
  static let count = 32
  /// The numbers of padding before and after each run.
  static let padding = 4
  /// The length of a run.
  static let run = 40
  /// The number of numbers.
  static let size = 160
  /// The sum of all squares: 0.65 for each of 32 places.
  static let square: Float = 20.8

  /// The path along a stroke, whatever the spacing of its points.
  ///
  /// - Parameters:
  ///   - backward: True to run from the last place to the first, directions unchanged; a comparison
  ///     wants one of its sides so.
  ///   - padding: The padding, which must differ between the two sides.
  @inline(never)
  static func numbers(of stroke: Stroke, backward: Bool, padding pad: Float) -> [Float] {
    let places = stroke.places(count: count)
    let centroid = Stroke(places).centroid
    var squares = 0.0
    for place in places { squares += place.squaredDistance(to: centroid) }
    let scale = squares > 0 ? (0.3 * Double(count) / squares).squareRoot() : 0
    let weight = 0.35.squareRoot()
    return [Float](unsafeUninitializedCapacity: size) { numbers, written in
      numbers.initialize(repeating: pad)
      for index in 0..<count {
        let from = min(index, count - 2)
        let place = (places[index] - centroid) * scale
        let direction = (places[from + 1] - places[from]).normalized * weight
        let slot = padding + (backward ? count - 1 - index : index)
        numbers[slot] = Float(place.dx)
        numbers[slot + run] = Float(place.dy)
        numbers[slot + 2 * run] = Float(direction.dx)
        numbers[slot + 3 * run] = Float(direction.dy)
      }
      written = size
    }
  }

  /// Writes a path, turned about its centroid, into room for `size` numbers.
  static func turn(
    _ path: UnsafePointer<Float>, cosine: Float, sine: Float,
    into turned: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<size { turned[index] = path[index] }
    for start in [padding, padding + 2 * run] {
      turn(path + start, run: run, cosine: cosine, sine: sine, into: turned + start)
    }
  }

  /// Writes the turned places or directions, whose x and y lie a run apart.
  @inline(never)
  static func turn(
    _ places: UnsafePointer<Float>, run: Int, cosine: Float, sine: Float,
    into turned: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<count {
      let (x, y) = (places[index], places[index + run])
      turned[index] = x * cosine - y * sine
      turned[index + run] = x * sine + y * cosine
    }
  }
}
