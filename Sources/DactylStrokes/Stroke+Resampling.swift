import Dactyl

extension Stroke {
  /// Points within this share of the bounding box's diagonal of each other are jitter.
  static let jitterFraction = 0.02

  /// The stroke with points closer than a `fraction` of the bounding box's diagonal averaged.
  ///
  /// Keeps both ends. Jitter of finger and device would lengthen the path, the more the faster the
  /// device samples.
  ///
  /// - Parameter fraction: 0…1; the default 0.02 keeps the shape of every gesture measured.
  public func withoutJitter(fraction: Double = 0.02) -> Stroke {
    guard points.count > 2 else { return self }
    var places = points
    var moments = times
    let spacing = spacing(ofJitter: fraction)
    let count = places.withUnsafeMutableBufferPointer { places in
      moments.withUnsafeMutableBufferPointer { moments in
        guard let start = places.baseAddress else { return 0 }
        // Writes stay behind reads.
        return Self.removeJitter(
          from: start, times.isEmpty ? nil : moments.baseAddress, points.count, spacing: spacing,
          into: start, times.isEmpty ? nil : moments.baseAddress)
      }
    }
    return Stroke(Array(places[..<count]), times: Array(moments.prefix(count)))
  }

  /// The square of the distance below which points are jitter.
  func spacing(ofJitter fraction: Double) -> Double {
    let diagonal = bounds.size.diagonal
    return fraction * fraction * diagonal * diagonal
  }

  /// Writes the points without jitter, and their times if given; `kept` needs room for all.
  ///
  /// - Returns: The number of points written.
  static func removeJitter(
    from points: UnsafePointer<Point>, _ times: UnsafePointer<Double>?, _ total: Int,
    spacing: Double, into kept: UnsafeMutablePointer<Point>,
    _ moments: UnsafeMutablePointer<Double>?
  ) -> Int {
    var number = 0
    func keep(_ point: Point, _ time: Double) {
      kept[number] = point
      if let moments { moments[number] = time }
      number += 1
    }
    func time(_ index: Int) -> Double { times.map { $0[index] } ?? 0 }
    let last = total - 1
    keep(points[0], time(0))
    guard last > 0 else { return number }
    var first = points[0]
    var sum = Vector(0, 0)
    var moment = 0.0
    var count = 0.0
    func keepMean() {
      keep(Point(x: 0 + sum.dx / count, y: 0 + sum.dy / count), moment / count)
    }
    for index in 1..<last {
      let point = points[index]
      if first.squaredDistance(to: point) >= spacing {
        if count > 0 { keepMean() }
        first = point
        (sum, moment, count) = (Vector(0, 0), 0, 0)
      } else if count == 0 {
        // Near the start, which stays.
        continue
      }
      sum += Vector(dx: point.x, dy: point.y)
      moment += time(index)
      count += 1
    }
    if count > 0 { keepMean() }
    keep(points[last], time(last))
    return number
  }

  /// The stroke with `count` equally spaced points along the path, times interpolated.
  ///
  /// A stroke without length becomes `count` equal points; one without points stays empty.
  /// Source: Wobbrock, Wilson, Li, *Gestures without libraries, toolkits or training*, UIST 2007.
  ///
  /// - Precondition: `count` is at least 2.
  public func resampled(count: Int) -> Stroke {
    precondition(count >= 2, "a stroke is resampled to at least two points")
    guard let start = points.first else { return self }
    var places = Array(repeating: start, count: count)
    guard !times.isEmpty else {
      Self.resample(points, nil, points.count, into: &places, nil, count: count)
      return Stroke(places)
    }
    var moments = Array(repeating: times[0], count: count)
    Self.resample(points, times, points.count, into: &places, &moments, count: count)
    return Stroke(places, times: moments)
  }

  /// `count` equally spaced places along the path, or along a curve through its points where they
  /// are few; empty for a stroke without points.
  ///
  /// - Precondition: `count` is at least 2.
  func places(count: Int) -> [Point] {
    points.isEmpty ? [] : Self.places(along: points, points.count, count: count)
  }

  /// The stroke with more points along its straight sides, if it has few and its times do not say
  /// that it was fast; else the stroke itself.
  ///
  /// Through the few points of a quick finger leads a curve. What was drawn slowly, or written down
  /// as a list of corners, is the polygon that it is.
  var asPolygonIfSlow: Stroke {
    let isFast = !times.isEmpty && duration <= Self.quickInterval * Double(points.count - 1)
    guard points.count > 2, points.count <= Self.fewPoints, !isFast else { return self }
    var places = Array(repeating: points[0], count: 2 * StrokePath.count)
    Self.resample(points, nil, points.count, into: &places, nil, count: places.count)
    return Stroke(places)
  }

  /// Strokes of no more points are few-pointed: they lie on a curve wherever they are compared.
  private static let fewPoints = StrokePath.count / 2
  /// The seconds between points, on average, up to which a stroke of few was fast; every touchscreen
  /// tells more often.
  private static let quickInterval = 0.05

  /// `count` equally spaced places along the path through `number` points, at least one.
  ///
  /// Fewer points than half of that lie on a curve: a quick finger or a slow device cuts corners.
  @inline(never)
  static func places(along points: UnsafePointer<Point>, _ number: Int, count: Int) -> [Point] {
    let isSparse = number > 2 && 2 * number <= count
    let curve = isSparse ? curve(through: points, number, pieces: count / number) : []
    return [Point](unsafeUninitializedCapacity: count) { places, written in
      guard let start = places.baseAddress else { return }
      if isSparse {
        Self.resample(curve, nil, curve.count, into: start, nil, count: count)
      } else {
        Self.resample(points, nil, number, into: start, nil, count: count)
      }
      written = count
    }
  }

  /// Points on a curve: between neighbours at which the path turns the same way, by less than 75°,
  /// there are `pieces`; corners and what is straight stay.
  ///
  /// Source: Catmull, Rom, *A class of local interpolating splines*, 1974, with chords for the
  /// parameter.
  private static func curve(
    through points: UnsafePointer<Point>, _ number: Int, pieces: Int
  ) -> [Point] {
    let sharp = 0.2588  // cos 75°
    let last = number - 1
    var curve: [Point] = []
    curve.reserveCapacity(last * pieces + 1)
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let way = to - from
      let (length, chord) = (way.length, way.normalized)
      // The direction at each end, and to which side the path turns there; none at a corner.
      var (start, startTurn) = (Vector.zero, 0.0)
      var (end, endTurn) = (Vector.zero, 0.0)
      if index > 0 {
        let before = from - points[index - 1]
        (start, startTurn) = (before.normalized, before.cross(way))
        let isCorner = start.dot(chord) < sharp
        start = isCorner ? .zero : (start * length + chord * before.length).normalized
      }
      if index < last - 1 {
        let after = points[index + 2] - to
        (end, endTurn) = (after.normalized, way.cross(after))
        let isCorner = end.dot(chord) < sharp
        end = isCorner ? .zero : (end * length + chord * after.length).normalized
      }
      // The ends of the stroke bend as much as where they lead.
      if index == 0 { (start, startTurn) = (chord * (2 * chord.dot(end)) - end, endTurn) }
      if index == last - 1 { (end, endTurn) = (chord * (2 * chord.dot(start)) - start, startTurn) }
      curve.append(from)
      guard startTurn * endTurn > 0, start != .zero, end != .zero else { continue }
      for piece in 1..<pieces {
        let u = Double(piece) / Double(pieces)
        let v = 1 - u
        curve.append(
          from + way * (u * u * (3 - 2 * u)) + (start * v - end * u) * (u * v * length))
      }
    }
    curve.append(points[last])
    return curve
  }

  /// Writes `count` equally spaced places along the path through points, and their times if given.
  static func resample(
    _ points: UnsafePointer<Point>, _ times: UnsafePointer<Double>?, _ number: Int,
    into places: UnsafeMutablePointer<Point>, _ moments: UnsafeMutablePointer<Double>?, count: Int
  ) {
    // The length of the segment that ends at each point.
    let segments = UnsafeMutablePointer<Double>.allocate(capacity: number)
    defer { segments.deallocate() }
    var length = 0.0
    segments[0] = 0
    for index in 1..<max(number, 1) {
      let segment = points[index - 1].distance(to: points[index])
      segments[index] = segment
      length += segment
    }
    let last = number - 1
    let step = length / Double(count - 1)
    // The current segment, by the point at its end, and the path before it.
    var index = 0
    var segment = 0.0
    var walked = 0.0
    for place in 1..<count - 1 {
      let way = step * Double(place)
      while index < last, segment == 0 || way > walked + segment {
        walked += segment
        index += 1
        segment = segments[index]
      }
      let part = segment > 0 ? min((way - walked) / segment, 1) : 0
      let from = max(index - 1, 0)
      places[place] = points[from] + (points[index] - points[from]) * part
      if let times, let moments {
        moments[place] = times[from] + (times[index] - times[from]) * part
      }
    }
    let end = length > 0 ? last : 0
    places[0] = points[0]
    places[count - 1] = points[end]
    if let times, let moments {
      moments[0] = times[0]
      moments[count - 1] = times[end]
    }
  }
}
