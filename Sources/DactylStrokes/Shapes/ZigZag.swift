import Dactyl

/// Where a path turns back along an axis, ignoring swings smaller than a quarter of its extent there.
struct ZigZag {
  /// The direction along which the path goes to and fro; of length 1.
  let axis: Vector
  /// The indices of the turning points in order, both ends of the zig-zag among them.
  let turningPoints: [Int]
  /// The way along the axis between turning points, as a share of the path.
  let share: Double

  /// A swing counts when it is at least this share of the extent along the axis.
  private static let hysteresis = 0.25
  /// Axes tried, equally far apart over half a turn.
  private static let axes = 12

  /// The axis along which a path goes to and fro; no turning points for a path without length.
  ///
  /// Of the axes with at least `reversals` reversals, the one along which most of the path runs; failing
  /// that, the one with the most reversals. The axis of largest variance would not do: in a W it follows
  /// the progress of the zig-zag instead of its strokes.
  init(_ outline: Stroke, reversals: Int) {
    // The sine and cosine of π/12.
    let (sine, cosine) = (0.258819045102520762, 0.965925826289068287)
    let length = outline.length
    var axis = Vector(dx: 1, dy: 0)
    self.init(outline, along: axis, length: length)
    for _ in 1..<ZigZag.axes {
      axis = Vector(
        dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
      let other = ZigZag(outline, along: axis, length: length)
      let enough = min(other.turningPoints.count - 2, reversals)
      let had = min(turningPoints.count - 2, reversals)
      if enough > had || (enough == had && other.share > share) { self = other }
    }
  }

  /// The turning points of a path of some length along an axis.
  private init(_ outline: Stroke, along axis: Vector, length: Double) {
    let points = outline.points
    func place(_ index: Int) -> Double { axis.dot(points[index] - .zero) }
    var low = Double.infinity
    var high = -Double.infinity
    for index in points.indices {
      low = min(low, place(index))
      high = max(high, place(index))
    }
    let swing = ZigZag.hysteresis * (high - low)
    var turningPoints: [Int] = []
    var way = 0.0
    @inline(never)
    func turn(at index: Int) {
      if let last = turningPoints.last { way += abs(place(index) - place(last)) }
      turningPoints.append(index)
    }
    // The lowest and the highest place since the last turning point.
    var (lowest, highest) = (0, 0)
    var direction = 0
    for index in points.indices where swing > 0 {
      let here = place(index)
      if here > place(highest) { highest = index }
      if here < place(lowest) { lowest = index }
      if direction >= 0, place(highest) - here >= swing {
        turn(at: highest)
        direction = -1
        lowest = index
      } else if direction <= 0, here - place(lowest) >= swing {
        turn(at: lowest)
        direction = 1
        highest = index
      }
    }
    if direction != 0 { turn(at: direction > 0 ? highest : lowest) }
    self.axis = axis
    self.turningPoints = turningPoints
    self.share = way / length
  }
}
