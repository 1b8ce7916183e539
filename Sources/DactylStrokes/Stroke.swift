import Dactyl

/// The path of one finger from touch-down to lift: its points and, if known, their times.
///
/// A value, independent of any window. `y` grows downward.
///
/// ```swift
/// let stroke = Stroke([Point(0, 0), Point(30, 40), Point(90, 40)])
/// stroke.length  // 110
/// stroke.straightness  // 0.895: the ends are 98.5 pt apart
/// CircleCriteria().examine(stroke).refusal?.reason  // .circleTooLittleSweep
/// ```
public struct Stroke: Hashable, Sendable {
  /// The points in the order drawn.
  public private(set) var points: [Point]
  /// The time of each point in seconds, never falling; empty if the source had no times.
  public private(set) var times: [Double]

  /// A stroke through the given points, without times.
  public init(_ points: [Point]) {
    self.points = points
    self.times = []
  }

  /// A stroke through the given points at the given times.
  ///
  /// - Precondition: There are as many times as points, or none.
  public init(_ points: [Point], times: [Double]) {
    precondition(times.isEmpty || times.count == points.count, "a stroke needs one time a point")
    self.points = points
    self.times = times
  }

  /// An empty stroke with room for a number of points.
  @inline(never)
  init(capacity: Int) {
    self.init([])
    points.reserveCapacity(capacity)
  }

  /// Adds a point at the end; the first point decides if the stroke has times.
  ///
  /// - Precondition: All points of the stroke have times, or no point has.
  @inline(never)
  public mutating func append(_ point: Point, time: Double? = nil) {
    // Out of line: growing an array is much code, and every list of points is built here.
    precondition(
      (time != nil) == !times.isEmpty || points.isEmpty, "a stroke needs one time a point")
    points.append(point)
    if let time { times.append(time) }
  }

  /// Seconds from the first point to the last; 0 without times.
  public var duration: Double {
    guard let first = times.first, let last = times.last else { return 0 }
    return last - first
  }

  /// The length of the path, in points.
  public var length: Double {
    var sum = 0.0
    for index in points.indices.dropFirst() { sum += points[index - 1].distance(to: points[index]) }
    return sum
  }

  /// The smallest upright rectangle around all points; empty at the origin without points.
  public var bounds: Rect { Rect(enclosing: points) ?? .zero }

  /// The mean of the points; the origin without points.
  public var centroid: Point {
    guard !points.isEmpty else { return .zero }
    var sum = Vector.zero
    for point in points { sum += point - .zero }
    return .zero + sum / Double(points.count)
  }
}
