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
    var turningPoints: [Int] = []
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { places in
      for _ in 0..<ZigZag.axes {
        let (swing, travel) = Self.project(outline.points, onto: axis, into: places)
        let had = min(best.turns - 2, reversals)
        // The way between turning points is no longer than all travel along the axis.
        if had < reversals || travel > best.way {
          let scan = Self.scan(places, count, swing: swing) { _ in }
          let enough = min(scan.turns - 2, reversals)
          if enough > had || (enough == had && scan.way > best.way) {
            best = scan
            bestAxis = axis
          }
        }
        axis = Vector(
          dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
      }
      // The turning points themselves are only written down along the axis that is taken.
      turningPoints.reserveCapacity(best.turns)
      let (swing, _) = Self.project(outline.points, onto: bestAxis, into: places)
      _ = Self.scan(places, count, swing: swing) { turningPoints.append($0) }
    }
    self.axis = bestAxis
    self.turningPoints = turningPoints
  }

  /// How often a path turns along an axis, its ends counted, and the way along it between turning
  /// points.
  private struct Scan {
    var turns = 0
    var way = 0.0
  }

  /// Writes the places of points along an axis, and gives the least swing that counts and all
  /// travel.
  private static func project(
    _ points: [Point], onto axis: Vector, into places: UnsafeMutableBufferPointer<Double>
  ) -> (swing: Double, travel: Double) {
    var travel = 0.0
    var low = Double.infinity
    var high = -Double.infinity
    for index in points.indices {
      let place = axis.dx * points[index].x + axis.dy * points[index].y
      places[index] = place
      if index > 0 { travel += abs(place - places[index - 1]) }
      low = min(low, place)
      high = max(high, place)
    }
    return (hysteresis * (high - low), travel)
  }

  /// Finds the turning points of places along an axis, in order.
  private static func scan(
    _ places: UnsafeMutableBufferPointer<Double>, _ count: Int, swing: Double,
    turn: (Int) -> Void
  ) -> Scan {
    var scan = Scan()
    guard swing > 0 else { return scan }
    // The lowest and the highest place since the last turning point.
    var (lowest, highest) = (0, 0)
    var (low, high) = (places[0], places[0])
    var direction = 0
    var last = 0.0
    func add(_ index: Int, _ place: Double) {
      if scan.turns > 0 { scan.way += abs(place - last) }
      last = place
      scan.turns += 1
      turn(index)
    }
    for index in 0..<count {
      let here = places[index]
      if here > high { (high, highest) = (here, index) }
      if here < low { (low, lowest) = (here, index) }
      if direction >= 0, high - here >= swing {
        add(highest, high)
        direction = -1
        (low, lowest) = (here, index)
      } else if direction <= 0, here - low >= swing {
        add(lowest, low)
        direction = 1
        (high, highest) = (here, index)
      }
    }
    if direction > 0 { add(highest, high) }
    if direction < 0 { add(lowest, low) }
    return scan
  }
}
