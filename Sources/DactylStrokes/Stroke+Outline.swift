import Dactyl

extension Stroke {
  /// The farthest measurable coordinate from the origin, in points: 10⁹.
  ///
  /// Far beyond any screen, and small enough that no product of measures overflows.
  public static let farthestCoordinate = 1e9

  /// True if every coordinate is a number no farther from the origin than `farthestCoordinate`.
  public var isMeasurable: Bool {
    let limit = Stroke.farthestCoordinate
    // Comparisons with NaN are false.
    return points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
  }

  /// The stroke with inner points averaged with their neighbours, by the binomial mask [1 2 1]/4.
  ///
  /// Keeps both ends and drops times. Meant for equally spaced points.
  ///
  /// - Parameter passes: How often; 0 changes nothing. Default 1.
  public func smoothed(passes: Int = 1) -> Stroke {
    var smooth = points
    smooth.withUnsafeMutableBufferPointer { places in
      guard let start = places.baseAddress else { return }
      Self.smooth(start, count: places.count, passes: passes)
    }
    return Stroke(smooth)
  }

  /// Smooths `count` places in place.
  private static func smooth(_ places: UnsafeMutablePointer<Point>, count: Int, passes: Int) {
    guard count > 2, passes > 0 else { return }
    for _ in 0..<passes {
      var before = places[0]
      var here = places[1]
      for index in 1..<count - 1 {
        let after = places[index + 1]
        places[index] = Point(
          x: (before.x + 2 * here.x + after.x) / 4, y: (before.y + 2 * here.y + after.y) / 4)
        before = here
        here = after
      }
    }
  }

  /// The shape alone: `count` equally spaced points, without jitter and times, smoothed.
  ///
  /// The shape criteria measure it. Nearly the same for every sampling rate of one movement.
  ///
  /// - Precondition: `count` is at least 2.
  public func outline(count: Int = 64, smoothing passes: Int = 2) -> Stroke {
    precondition(count >= 2, "a stroke is resampled to at least two points")
    guard !points.isEmpty else { return Stroke([]) }
    let spacing = points.count > 2 ? spacing(ofJitter: Self.jitterFraction) : 0
    let kept = UnsafeMutablePointer<Point>.allocate(capacity: points.count)
    defer { kept.deallocate() }
    let number = Self.removeJitter(
      from: points, nil, points.count, spacing: spacing, into: kept, nil)
    var places = Self.places(along: kept, number, count: count)
    places.withUnsafeMutableBufferPointer { places in
      guard let start = places.baseAddress else { return }
      Self.smooth(start, count: count, passes: passes)
    }
    return Stroke(places)
  }
}
