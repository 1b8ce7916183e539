import Dactyl

/// A drawing of any number of strokes as 32 places with their slopes, in no order.
///
/// Four runs of 32 numbers: x and y relative to the centroid, with a mean square of 1, then cosine
/// and sine of the direction's doubled angle. So neither the order of the strokes matters nor the
/// end at which each begins. Places without order come from $P and $P+ (Vatavu, Anthony, Wobbrock,
/// ICMI 2012; Vatavu, CHI 2017); slopes, the doubled angle and the distance are ours.
enum StrokeCloud {
  /// The number of places.
  static let count = 32
  /// The number of numbers.
  static let size = 128

  /// The cloud of strokes, sampled in the middle of 32 equal parts of the path.
  @inline(never)
  static func numbers(of strokes: [Stroke]) -> [Float] {
    var length = 0.0
    for stroke in strokes {
      let points = stroke.points
      for index in 1..<max(points.count, 1) {
        length += points[index - 1].distance(to: points[index])
      }
    }
    let step = length / Double(count)
    var places = Stroke(capacity: count)
    return [Float](unsafeUninitializedCapacity: size) { numbers, written in
      var place = Point.zero
      var slope = Vector.zero
      func add() {
        numbers[2 * count + places.points.count] = Float(slope.dx)
        numbers[3 * count + places.points.count] = Float(slope.dy)
        places.append(place)
      }
      var walked = 0.0
      for stroke in strokes {
        let points = stroke.points
        for index in 1..<max(points.count, 1) {
          let from = points[index - 1]
          let leg = points[index] - from
          let segment = leg.length
          guard segment > 0 else { continue }
          let unit = leg / segment
          while places.points.count < count {
            let way = step * (Double(places.points.count) + 0.5)
            guard way <= walked + segment else { break }
            place = from + leg * ((way - walked) / segment)
            slope = Vector(unit.dx * unit.dx - unit.dy * unit.dy, 2 * unit.dx * unit.dy)
            add()
          }
          walked += segment
        }
      }
      while places.points.count < count { add() }
      let centroid = places.centroid
      var squares = 0.0
      for place in places.points { squares += place.squaredDistance(to: centroid) }
      let scale = squares > 0 ? (Double(count) / squares).squareRoot() : 0
      for index in 0..<count {
        let place = (places.points[index] - centroid) * scale
        numbers[index] = Float(place.dx)
        numbers[count + index] = Float(place.dy)
      }
      written = size
    }
  }

  /// A cloud turned about its centroid by an angle in radians.
  static func turned(_ cloud: [Float], by angle: Double) -> [Float] {
    [Float](unsafeUninitializedCapacity: size) { turned, written in
      guard let turned = turned.baseAddress else { return }
      for pair in 0..<2 {
        // Slopes are stored as doubled angles.
        let angle = Double(pair + 1) * angle
        cloud.withUnsafeBufferPointer { cloud in
          guard let cloud = cloud.baseAddress else { return }
          StrokePath.turn(
            cloud + 2 * pair * count, run: count, cosine: Float(cosine(angle)),
            sine: Float(sine(angle)), into: turned + 2 * pair * count)
        }
      }
      written = size
    }
  }
}
