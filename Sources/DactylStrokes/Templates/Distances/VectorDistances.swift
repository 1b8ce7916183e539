/// Compares prepared paths and clouds in vector registers.
///
/// Lanes mix only in the last step, in a fixed order, so every platform computes the same bits.
/// Each argument pair is a buffer and the offset of the path or cloud in it.
enum VectorDistances {
  private static let padding = StrokePath.padding
  private static let run = StrokePath.run

  /// The sum of squared distances between places of equal index: never below that of `warped`.
  ///
  /// Both paths run backward.
  static func lockstep(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int
  ) -> Float {
    var sum = SIMD8<Float>()
    for part in 0..<4 {
      let start = part * run + padding
      for block in 0..<4 {
        let place = start + 8 * block
        let difference = load(left + from + place) - load(right + to + place)
        sum += difference * difference
      }
    }
    return total(sum)
  }

  /// The dot and cross product of two backward paths: their angle is the best rotation.
  ///
  /// The mirrored products belong to the mirror image of one path.
  static func products(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int
  ) -> (dot: Float, cross: Float, mirroredDot: Float, mirroredCross: Float) {
    var dot = SIMD8<Float>()
    var cross = SIMD8<Float>()
    var mirroredDot = SIMD8<Float>()
    var mirroredCross = SIMD8<Float>()
    for pair in 0..<2 {
      let start = 2 * pair * run + padding
      for block in 0..<4 {
        let place = start + 8 * block
        let x = load(left + from + place)
        let y = load(left + from + place + run)
        let u = load(right + to + place)
        let v = load(right + to + place + run)
        dot += x * u + y * v
        cross += x * v - y * u
        mirroredDot += x * u - y * v
        mirroredCross += x * v + y * u
      }
    }
    return (total(dot), total(cross), total(mirroredDot), total(mirroredCross))
  }

  /// The sum of squared distances along the best alignment of two paths, or infinity above a limit.
  ///
  /// Dynamic time warping without weights: every place has a partner at most 7 places away. Walks
  /// the band by antidiagonals, whose cells are independent. Sakoe, Chiba 1978.
  ///
  /// - Parameters:
  ///   - stroke: A path that runs forward.
  ///   - template: A path that runs backward, with other padding.
  ///   - limit: The distance above which the exact value does not matter.
  static func warped(
    _ stroke: UnsafePointer<Float>, _ from: Int, _ template: UnsafePointer<Float>, _ to: Int,
    limit: Float
  ) -> Float {
    // Cells with even i − j, −6…6 in lanes 0…6, and with odd i − j, −7…7.
    var even = Lanes()
    even.low[3] = 0
    var odd = Lanes()
    for step in 0..<StrokePath.count {
      let one = stroke + from + padding + step - 3
      let other = template + to + padding - step
      even = even.least(odd.least(odd.shiftedDown)).adding(one, other + 28).withoutLast
      if step == StrokePath.count - 1 { break }
      if step & 7 == 7, even.least(odd).least > limit { return .infinity }
      odd = odd.least(even.least(even.shiftedUp)).adding(one, other + 27)
    }
    return even.low[3]
  }

  /// The larger of two sums: squared distances from each place to the nearest of the other cloud.
  ///
  /// Symmetric. Infinite if it exceeds the limit.
  static func clouds(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int,
    limit: Float
  ) -> Float {
    var nearest = (
      SIMD8<Float>(repeating: .infinity), SIMD8<Float>(repeating: .infinity),
      SIMD8<Float>(repeating: .infinity), SIMD8<Float>(repeating: .infinity)
    )
    var sum: Float = 0
    for index in 0..<StrokeCloud.count {
      let first = distances(left + from + index, right + to)
      let second = distances(left + from + index, right + to + 8)
      let third = distances(left + from + index, right + to + 16)
      let fourth = distances(left + from + index, right + to + 24)
      nearest.0 = smaller(nearest.0, first)
      nearest.1 = smaller(nearest.1, second)
      nearest.2 = smaller(nearest.2, third)
      nearest.3 = smaller(nearest.3, fourth)
      sum += least(smaller(smaller(first, second), smaller(third, fourth)))
      if sum > limit { return .infinity }
    }
    // Added in the order of the places, like the other sum: the distance is symmetric to the bit.
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
    let run = StrokeCloud.count
    let x = load(eight) - one[0]
    let y = load(eight + run) - one[run]
    let u = load(eight + 2 * run) - one[2 * run]
    let v = load(eight + 3 * run) - one[3 * run]
    return (x * x + y * y) + (u * u + v * v)
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  private static func smaller(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> SIMD8<Float> {
    // This form compiles to one instruction; `replacing` to four.
    var smaller = left
    for lane in 0..<8 { smaller[lane] = right[lane] < left[lane] ? right[lane] : left[lane] }
    return smaller
  }

  /// The smallest lane; `min()` would be a loop over lanes.
  @inline(__always)
  private static func least(_ lanes: SIMD8<Float>) -> Float {
    min(
      min(min(lanes[0], lanes[4]), min(lanes[1], lanes[5])),
      min(min(lanes[2], lanes[6]), min(lanes[3], lanes[7])))
  }

  @inline(__always)
  private static func total(_ lanes: SIMD8<Float>) -> Float {
    ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5]))
      + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]))
  }
}

/// Eight distances of a band walked by antidiagonals, in two registers of four.
///
/// Shifts lanes as bits of integers: if the compiler sees the lanes, it takes the registers apart,
/// which doubles the work.
private struct Lanes {
  var low = SIMD4<Float>(repeating: .infinity)
  var high = SIMD4<Float>(repeating: .infinity)

  /// Infinity in the upper half of a 64-bit word.
  private static let infinity: UInt64 = 0x7F80_0000_0000_0000

  /// Each lane takes the value of the next; the last becomes infinity.
  @inline(__always)
  var shiftedDown: Lanes {
    let (low, high) = words
    return Lanes(
      (low &>> 32) | (SIMD2(low[1], high[0]) &<< 32),
      (high &>> 32) | (SIMD2(high[1], Self.infinity &>> 32) &<< 32))
  }

  /// Each lane takes the value of the one before; the first becomes infinity.
  @inline(__always)
  var shiftedUp: Lanes {
    let (low, high) = words
    return Lanes(
      (low &<< 32) | (SIMD2(Self.infinity, low[0]) &>> 32),
      (high &<< 32) | (SIMD2(low[1], high[0]) &>> 32))
  }

  /// The lanes with infinity in the last.
  @inline(__always)
  var withoutLast: Lanes {
    let (low, high) = words
    return Lanes(low, (high & SIMD2(.max, 0xFFFF_FFFF)) | SIMD2(0, Self.infinity))
  }

  /// The lane-wise minimum.
  @inline(__always)
  func least(_ other: Lanes) -> Lanes {
    // This form compiles to one instruction; `replacing` to four.
    var least = self
    for lane in 0..<4 {
      least.low[lane] = other.low[lane] < low[lane] ? other.low[lane] : low[lane]
      least.high[lane] = other.high[lane] < high[lane] ? other.high[lane] : high[lane]
    }
    return least
  }

  /// The smallest lane.
  @inline(__always)
  var least: Float {
    min(
      min(min(low[0], high[0]), min(low[1], high[1])),
      min(min(low[2], high[2]), min(low[3], high[3])))
  }

  /// Adds the squared distances of eight places with four numbers each, a run apart.
  @inline(__always)
  func adding(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>) -> Lanes {
    var sum = self
    sum.low += Self.cost(left, right)
    sum.high += Self.cost(left + 4, right + 4)
    return sum
  }

  @inline(__always)
  private static func cost(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>
  ) -> SIMD4<Float> {
    let run = StrokePath.run
    let x = load(left) - load(right)
    let y = load(left + run) - load(right + run)
    let u = load(left + 2 * run) - load(right + 2 * run)
    let v = load(left + 3 * run) - load(right + 3 * run)
    return (x * x + y * y) + (u * u + v * v)
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<Float>) -> SIMD4<Float> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD4<Float>.self)
  }

  private typealias Words = SIMD2<UInt64>

  @inline(__always)
  private var words: (low: Words, high: Words) {
    (unsafeBitCast(low, to: Words.self), unsafeBitCast(high, to: Words.self))
  }

  @inline(__always)
  private init(_ low: Words, _ high: Words) {
    self.low = unsafeBitCast(low, to: SIMD4<Float>.self)
    self.high = unsafeBitCast(high, to: SIMD4<Float>.self)
  }

  @inline(__always)
  init() {}
}
