import Dactyl

/// A drawing of any number of strokes as 32 places with their slopes, in no order.
///
/// Four runs of 32 numbers: x, y relative to the centroid, with a mean square of 1, and the doubled angle of
/// the direction as cosine and sine, so that neither the order of the strokes nor the end at which each
/// begins matters. The idea of places without order is that of $P and $P+ (Vatavu, Anthony, Wobbrock, ICMI
/// 2012; Vatavu, CHI 2017); slopes, the doubled angle and the distance are ours.
struct StrokeCloud {
  /// How many places there are.
  static let count = 32
  /// Numbers in all.
  static let size = 128

  /// The four runs.
  private(set) var values: [Float]

  /// The cloud of strokes given by their points, sampled in the middle of 32 equal parts of the path.
  init(_ strokes: [[Point]]) {
    var length = 0.0
    for stroke in strokes {
      for index in 1..<max(stroke.count, 1) {
        length += stroke[index - 1].distance(to: stroke[index])
      }
    }
    let step = length / Double(Self.count)
    var places: [Point] = []
    var slopes: [Vector] = []
    places.reserveCapacity(Self.count)
    slopes.reserveCapacity(Self.count)
    var walked = 0.0
    for stroke in strokes {
      for index in 1..<max(stroke.count, 1) {
        let leg = stroke[index] - stroke[index - 1]
        let segment = leg.length
        guard segment > 0 else { continue }
        while places.count < Self.count, step * (Double(places.count) + 0.5) <= walked + segment {
          let part = (step * (Double(places.count) + 0.5) - walked) / segment
          places.append(stroke[index - 1] + leg * part)
          let unit = leg / segment
          slopes.append(
            Vector(unit.dx * unit.dx - unit.dy * unit.dy, 2 * unit.dx * unit.dy))
        }
        walked += segment
      }
    }
    while places.count < Self.count {
      places.append(places.last ?? .zero)
      slopes.append(slopes.last ?? .zero)
    }
    self.init(places, slopes)
  }

  private init(_ places: [Point], _ slopes: [Vector]) {
    var sum = Vector.zero
    for place in places { sum += place - .zero }
    let centroid = Point.zero + sum / Double(Self.count)
    var squares = 0.0
    for place in places { squares += place.squaredDistance(to: centroid) }
    let scale = squares > 0 ? (Double(Self.count) / squares).squareRoot() : 0
    values = [Float](repeating: 0, count: Self.size)
    for index in 0..<Self.count {
      let place = (places[index] - centroid) * scale
      values[index] = Float(place.dx)
      values[index + Self.count] = Float(place.dy)
      values[index + 2 * Self.count] = Float(slopes[index].dx)
      values[index + 3 * Self.count] = Float(slopes[index].dy)
    }
  }

  /// The cloud turned about its centroid by an angle in radians.
  func rotated(by angle: Double) -> StrokeCloud {
    var turned = self
    for pair in 0..<2 {
      let cosine = Float(Dactyl.cosine(angle * Double(pair + 1)))
      let sine = Float(Dactyl.sine(angle * Double(pair + 1)))
      for index in 0..<Self.count {
        let x = values[2 * pair * Self.count + index]
        let y = values[(2 * pair + 1) * Self.count + index]
        turned.values[2 * pair * Self.count + index] = x * cosine - y * sine
        turned.values[(2 * pair + 1) * Self.count + index] = x * sine + y * cosine
      }
    }
    return turned
  }

  /// The larger of two sums: squared distances from each place to the nearest of the other cloud.
  ///
  /// Symmetric. Infinity as soon as the sum passes the limit.
  static func distance(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, limit: Float
  ) -> Float {
    var nearest = (
      SIMD8<Float>(repeating: .infinity), SIMD8<Float>(repeating: .infinity),
      SIMD8<Float>(repeating: .infinity), SIMD8<Float>(repeating: .infinity)
    )
    var sum: Float = 0
    for index in 0..<count {
      let first = distances(left + index, right)
      let second = distances(left + index, right + 8)
      let third = distances(left + index, right + 16)
      let fourth = distances(left + index, right + 24)
      nearest.0 = smaller(nearest.0, first)
      nearest.1 = smaller(nearest.1, second)
      nearest.2 = smaller(nearest.2, third)
      nearest.3 = smaller(nearest.3, fourth)
      sum += StrokePath.least(smaller(smaller(first, second), smaller(third, fourth)))
      if sum > limit { return .infinity }
    }
    // In the order of the places, as the other sum is, so that the distance is symmetric to the bit.
    var back: Float = 0
    for lane in 0..<8 { back += nearest.0[lane] }
    for lane in 0..<8 { back += nearest.1[lane] }
    for lane in 0..<8 { back += nearest.2[lane] }
    for lane in 0..<8 { back += nearest.3[lane] }
    let larger = max(sum, back)
    return larger > limit ? .infinity : larger
  }

  @inline(__always)
  private static func distances(
    _ one: UnsafePointer<Float>, _ eight: UnsafePointer<Float>
  ) -> SIMD8<Float> {
    let x = load(eight) - one[0]
    let y = load(eight + count) - one[count]
    let u = load(eight + 2 * count) - one[2 * count]
    let v = load(eight + 3 * count) - one[3 * count]
    return (x * x + y * y) + (u * u + v * v)
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  private static func smaller(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> SIMD8<Float> {
    // Written out, because this form becomes one instruction, and `replacing` four.
    var smaller = left
    for lane in 0..<8 { smaller[lane] = right[lane] < left[lane] ? right[lane] : left[lane] }
    return smaller
  }
}
