import Dactyl

/// Where a path turns back along an axis, ignoring swings below a quarter of its extent there.
struct ZigZag {
  /// The direction along which the path zig-zags; of length 1.
  let axis: Vector
  /// The indices of the turning points in order, including both ends of the zig-zag.
  let turningPoints: [Int]

  /// A swing counts if it is at least this share of the extent along the axis.
  private static let hysteresis = 0.25
  /// The number of axes tried, equally spaced over half a turn.
  private static let axes = 12

  /// Finds the axis along which a path zig-zags; a path without length has no turning points.
  ///
  /// Among the axes with at least `reversals` reversals, takes the one along which most of the path
  /// runs; if no axis has so many, the one with the most. The axis of largest variance would follow
  /// the progress of a W instead of its strokes.
  init(_ outline: Stroke, reversals: Int) {
    // The sine and cosine of π/12.
    let (sine, cosine) = (0.258819045102520762, 0.965925826289068287)
    let count = outline.points.count
    var axis = Vector(dx: 1, dy: 0)
    var best = Scan()
    var bestAxis = axis
    // A path turns only at extremes. One list keeps the turns of the best axis so far.
    let room = count + 2
    let extremes = UnsafeMutablePointer<Extreme>.allocate(capacity: room)
    let turns = UnsafeMutablePointer<Int>.allocate(capacity: 2 * room)
    defer {
      extremes.deallocate()
      turns.deallocate()
    }
    var (kept, next) = (turns, turns + room)
    for _ in 0..<ZigZag.axes {
      let number = Self.writeExtremes(of: outline.points, along: axis, into: extremes)
      let scan = Self.scan(extremes, number, into: next)
      let had = min(best.turns - 2, reversals)
      let enough = min(scan.turns - 2, reversals)
      if enough > had || (enough == had && scan.way > best.way) {
        best = scan
        bestAxis = axis
        (kept, next) = (next, kept)
      }
      axis = Vector(
        dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
    }
    self.axis = bestAxis
    turningPoints = [Int](unsafeUninitializedCapacity: best.turns) { taken, written in
      for index in 0..<best.turns { taken[index] = kept[index] }
      written = best.turns
    }
  }

  /// The number of turning points along an axis, ends included, and the way between them.
  private struct Scan {
    var turns = 0
    var way = 0.0
  }

  /// A local extreme of a path along an axis: the first of equal points.
  private struct Extreme {
    var place: Double
    var index: Int
  }

  /// Writes the extremes of points along an axis in order, ends included, and returns their number.
  private static func writeExtremes(
    of points: [Point], along axis: Vector, into extremes: UnsafeMutablePointer<Extreme>
  ) -> Int {
    points.withUnsafeBufferPointer { points in
      guard let start = points.first else { return 0 }
      var last = axis.dx * start.x + axis.dy * start.y
      var lastIndex = 0
      // The start of a path that falls first appears twice, which changes nothing.
      extremes[0] = Extreme(place: last, index: 0)
      var count = 1
      var sense = 1.0
      for index in 1..<points.count {
        let place = axis.dx * points[index].x + axis.dy * points[index].y
        let step = (place - last) * sense
        if step > 0 {
          (last, lastIndex) = (place, index)
        } else if step < 0 {
          extremes[count] = Extreme(place: last, index: lastIndex)
          count &+= 1
          sense = -sense
          (last, lastIndex) = (place, index)
        }
      }
      extremes[count] = Extreme(place: last, index: lastIndex)
      return count + 1
    }
  }

  /// Writes the turning points among `count` extremes, in order.
  private static func scan(
    _ extremes: UnsafeMutablePointer<Extreme>, _ count: Int, into turns: UnsafeMutablePointer<Int>
  ) -> Scan {
    var scan = Scan()
    guard count > 0 else { return scan }
    // The lowest and the highest extreme: first of all, then since the last turning point.
    var (low, high) = (extremes[0], extremes[0])
    for index in 1..<count {
      if extremes[index].place < low.place { low = extremes[index] }
      if extremes[index].place > high.place { high = extremes[index] }
    }
    let swing = hysteresis * (high.place - low.place)
    guard swing > 0 else { return scan }
    (low, high) = (extremes[0], extremes[0])
    var direction = 0
    var last = 0.0
    func add(_ extreme: Extreme) {
      if scan.turns > 0 { scan.way += abs(extreme.place - last) }
      last = extreme.place
      turns[scan.turns] = extreme.index
      scan.turns += 1
    }
    for index in 0..<count {
      let here = extremes[index]
      if here.place > high.place { high = here }
      if here.place < low.place { low = here }
      if direction >= 0, high.place - here.place >= swing {
        add(high)
        direction = -1
        low = here
      } else if direction <= 0, here.place - low.place >= swing {
        add(low)
        direction = 1
        high = here
      }
    }
    if direction > 0 { add(high) }
    if direction < 0 { add(low) }
    return scan
  }
}
