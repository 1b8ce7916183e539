import Dactyl

/// Where a path turns back along an axis, ignoring swings smaller than a quarter of its extent
/// there.
struct ZigZag {
  /// The direction along which the path goes to and fro; of length 1.
  let axis: Vector
  /// The indices of the turning points in order, both ends of the zig-zag among them.
  let turningPoints: [Int]

  /// A swing counts when it is at least this share of the extent along the axis.
  private static let hysteresis = 0.25
  /// Axes tried, equally far apart over half a turn.
  private static let axes = 12

  /// The axis along which a path goes to and fro; no turning points for a path without length.
  ///
  /// Of the axes with at least `reversals` reversals, the one along which most of the path runs;
  /// failing that, the one with the most reversals. The axis of largest variance would not do: in a
  /// W it follows the progress of the zig-zag instead of its strokes.
  init(_ outline: Stroke, reversals: Int) {
    // The sine and cosine of π/12.
    let (sine, cosine) = (0.258819045102520762, 0.965925826289068287)
    let count = outline.points.count
    var axis = Vector(dx: 1, dy: 0)
    var best = Scan()
    var bestAxis = axis
    var taken: [Int] = []
    withUnsafeTemporaryAllocation(of: Extreme.self, capacity: count + 2) { extremes in
      for _ in 0..<ZigZag.axes {
        let number = Self.writeExtremes(of: outline.points, along: axis, into: extremes)
        let scan = Self.scan(extremes, number) { _ in }
        let had = min(best.turns - 2, reversals)
        let enough = min(scan.turns - 2, reversals)
        if enough > had || (enough == had && scan.way > best.way) {
          best = scan
          bestAxis = axis
        }
        axis = Vector(
          dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
      }
      // The turning points themselves are only written down along the axis that is taken.
      taken.reserveCapacity(best.turns)
      let number = Self.writeExtremes(of: outline.points, along: bestAxis, into: extremes)
      _ = Self.scan(extremes, number) { taken.append($0) }
    }
    self.axis = bestAxis
    turningPoints = taken
  }

  /// How often a path turns along an axis, its ends counted, and the way along it between turning
  /// points.
  private struct Scan {
    var turns = 0
    var way = 0.0
  }

  /// Where a path goes no farther one way along an axis: the first of equal points.
  private struct Extreme {
    var place: Double
    var index: Int
  }

  /// Writes the extremes of points along an axis in order, the ends among them, and tells how many.
  private static func writeExtremes(
    of points: [Point], along axis: Vector, into extremes: UnsafeMutableBufferPointer<Extreme>
  ) -> Int {
    points.withUnsafeBufferPointer { points in
      guard let start = points.first, let extremes = extremes.baseAddress else { return 0 }
      var last = axis.dx * start.x + axis.dy * start.y
      var lastIndex = 0
      // A path that falls first has its start twice, which changes nothing.
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

  /// Finds the turning points among so many extremes, in order: there are no others.
  private static func scan(
    _ extremes: UnsafeMutableBufferPointer<Extreme>, _ count: Int, turn: (Int) -> Void
  ) -> Scan {
    var scan = Scan()
    guard count > 0 else { return scan }
    // The lowest and the highest extreme since the last turning point; at first, of all.
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
      scan.turns += 1
      turn(extreme.index)
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
