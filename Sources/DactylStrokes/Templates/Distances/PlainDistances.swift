/// Compares prepared paths and clouds number by number, with the same bits as `VectorDistances`.
enum PlainDistances {
  /// See `VectorDistances.lockstep`.
  @inline(never)
  static func lockstep(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int
  ) -> Float {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 8) { lanes in
      lanes.initialize(repeating: 0)
      for part in 0..<4 {
        let start = part * StrokePath.run + StrokePath.padding
        for place in 0..<StrokePath.count {
          let difference = left[from + start + place] - right[to + start + place]
          lanes[place & 7] += difference * difference
        }
      }
      return total(lanes, from: 0)
    }
  }

  /// See `VectorDistances.products`.
  @inline(never)
  static func products(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int
  ) -> (dot: Float, cross: Float, mirroredDot: Float, mirroredCross: Float) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 32) { lanes in
      lanes.initialize(repeating: 0)
      for pair in 0..<2 {
        let start = 2 * pair * StrokePath.run + StrokePath.padding
        for place in start..<start + StrokePath.count {
          let (x, y) = (left[from + place], left[from + place + StrokePath.run])
          let (u, v) = (right[to + place], right[to + place + StrokePath.run])
          let lane = (place - start) & 7
          lanes[lane] += x * u + y * v
          lanes[lane + 8] += x * v - y * u
          lanes[lane + 16] += x * u - y * v
          lanes[lane + 24] += x * v + y * u
        }
      }
      return (
        total(lanes, from: 0), total(lanes, from: 8), total(lanes, from: 16), total(lanes, from: 24)
      )
    }
  }

  /// See `VectorDistances.warped`.
  @inline(never)
  static func warped(
    _ stroke: UnsafePointer<Float>, _ from: Int, _ template: UnsafePointer<Float>, _ to: Int,
    limit: Float
  ) -> Float {
    // The cell of i − j = d is at 8 + d; the first and the last cell stay infinite.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 17) { band in
      band.initialize(repeating: .infinity)
      band[8] = 0
      for step in 0..<StrokePath.count {
        let one = stroke + from + StrokePath.padding + step - 3
        let other = template + to + StrokePath.padding - step + 28
        for odd in 0..<2 {
          for lane in 0..<7 + odd {
            let cell = 2 * lane + 2 - odd
            band[cell] =
              min(band[cell], min(band[cell - 1], band[cell + 1]))
              + cost(one + lane, other + lane - odd, StrokePath.run)
          }
          if step == StrokePath.count - 1 { break }
          if odd == 0, step & 7 == 7 {
            var least = Float.infinity
            for distance in band { least = min(least, distance) }
            if least > limit { return .infinity }
          }
        }
      }
      return band[8]
    }
  }

  /// See `VectorDistances.clouds`.
  @inline(never)
  static func clouds(
    _ left: UnsafePointer<Float>, _ from: Int, _ right: UnsafePointer<Float>, _ to: Int,
    limit: Float
  ) -> Float {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: StrokeCloud.count) { nearest in
      nearest.initialize(repeating: .infinity)
      var sum: Float = 0
      for index in 0..<StrokeCloud.count {
        var least = Float.infinity
        for other in 0..<StrokeCloud.count {
          let distance = cost(left + from + index, right + to + other, StrokeCloud.count)
          nearest[other] = min(nearest[other], distance)
          least = min(least, distance)
        }
        sum += least
        if sum > limit { return .infinity }
      }
      var back: Float = 0
      for distance in nearest { back += distance }
      let larger = max(sum, back)
      return larger > limit ? .infinity : larger
    }
  }

  /// The squared distance of two places with four numbers each, a run apart.
  private static func cost(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, _ run: Int
  ) -> Float {
    let x = left[0] - right[0]
    let y = left[run] - right[run]
    let u = left[2 * run] - right[2 * run]
    let v = left[3 * run] - right[3 * run]
    return (x * x + y * y) + (u * u + v * v)
  }

  /// The sum of eight lanes, in the order in which a vector register adds them.
  private static func total(_ lanes: UnsafeMutableBufferPointer<Float>, from: Int) -> Float {
    let one = (lanes[from] + lanes[from + 4]) + (lanes[from + 1] + lanes[from + 5])
    return one + ((lanes[from + 2] + lanes[from + 6]) + (lanes[from + 3] + lanes[from + 7]))
  }
}
