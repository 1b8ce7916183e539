import Dactyl

/// Where a path turns back along an axis, ignoring swings smaller than a quarter of its extent there.
struct ZigZag {
  /// The direction along which the path goes to and fro; of length 1.
  let axis: Vector
  /// How many turning points there are, both ends of the zig-zag among them.
  let count: Int
  /// The way along the axis between turning points, as a share of the path.
  let share: Double

  /// A swing counts when it is at least this share of the extent along the axis.
  private static let hysteresis = 0.25
  /// Axes tried, equally far apart over half a turn.
  private static let axes = 12

  /// The axis along which a path goes to and fro, or nil for a path without length.
  ///
  /// Of the axes with at least `reversals` reversals, the one along which most of the path runs; failing
  /// that, the one with the most reversals. The axis of largest variance would not do: in a W it follows
  /// the progress of the zig-zag instead of its strokes.
  init?(_ outline: Stroke, reversals: Int) {
    let length = outline.length
    guard length > 0 else { return nil }
    // The sine and cosine of π/12.
    let (sine, cosine) = (0.258819045102520762, 0.965925826289068287)
    var axis = Vector(dx: 1, dy: 0)
    var best: (axis: Vector, count: Int, share: Double)?
    for _ in 0..<ZigZag.axes {
      var count = 0
      var way = 0.0
      var last = 0.0
      ZigZag.visitTurningPoints(of: outline, along: axis) { _, place in
        if count > 0 { way += abs(place - last) }
        count += 1
        last = place
      }
      let share = way / length
      if let chosen = best {
        let enough = min(count - 2, reversals)
        let had = min(chosen.count - 2, reversals)
        if enough > had || (enough == had && share > chosen.share) { best = (axis, count, share) }
      } else {
        best = (axis, count, share)
      }
      axis = Vector(
        dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
    }
    guard let best else { return nil }
    self.axis = best.axis
    self.count = best.count
    self.share = best.share
  }

  /// The indices of the turning points along the axis, in order.
  func turningPoints(of outline: Stroke) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(count)
    ZigZag.visitTurningPoints(of: outline, along: axis) { index, _ in indices.append(index) }
    return indices
  }

  /// Calls `body` with the index and the place along the axis of each turning point, in order.
  private static func visitTurningPoints(
    of outline: Stroke, along axis: Vector, _ body: (Int, Double) -> Void
  ) {
    let points = outline.points
    var low = Double.infinity
    var high = -Double.infinity
    for point in points {
      let place = axis.dot(point - .zero)
      low = min(low, place)
      high = max(high, place)
    }
    let swing = hysteresis * (high - low)
    guard swing > 0 else { return }
    var lowest = (index: 0, place: axis.dot(points[0] - .zero))
    var highest = lowest
    var direction = 0
    for index in 1..<points.count {
      let place = axis.dot(points[index] - .zero)
      if place > highest.place { highest = (index, place) }
      if place < lowest.place { lowest = (index, place) }
      if direction >= 0, highest.place - place >= swing {
        body(highest.index, highest.place)
        direction = -1
        lowest = (index, place)
      } else if direction <= 0, place - lowest.place >= swing {
        body(lowest.index, lowest.place)
        direction = 1
        highest = (index, place)
      }
    }
    if direction > 0 { body(highest.index, highest.place) }
    if direction < 0 { body(lowest.index, lowest.place) }
  }
}
