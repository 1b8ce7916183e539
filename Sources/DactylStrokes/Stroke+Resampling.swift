import Dactyl

extension Stroke {
  /// The stroke without points nearer than `fraction` of the bounding box's diagonal to the last kept one.
  ///
  /// Both ends stay. Removes the jitter of a resting finger, which would otherwise lengthen the path.
  ///
  /// - Parameter fraction: 0…1; the default 0.02 keeps the shape of every gesture measured.
  public func withoutJitter(fraction: Double = 0.02) -> Stroke {
    guard points.count > 2 else { return self }
    let spacing = fraction * bounds.size.diagonal
    var kept = Stroke([points[0]], times: times.isEmpty ? [] : [times[0]])
    for index in 1..<points.count - 1
    where points[index].distance(to: kept.points[kept.points.count - 1]) >= spacing {
      kept.append(points[index], time: times.isEmpty ? nil : times[index])
    }
    kept.append(points[points.count - 1], time: times.isEmpty ? nil : times[times.count - 1])
    return kept
  }

  /// The stroke redrawn with `count` points equally far apart along the path, times interpolated.
  ///
  /// A stroke without length gives `count` equal points; one without points stays empty.
  /// Source: Wobbrock, Wilson, Li, *Gestures without libraries, toolkits or training*, UIST 2007.
  ///
  /// - Precondition: `count` is at least 2.
  public func resampled(count: Int) -> Stroke {
    precondition(count >= 2, "a stroke is resampled to at least two points")
    guard points.count > 1, length > 0 else {
      return Stroke(
        points.isEmpty ? [] : Array(repeating: points[0], count: count),
        times: times.isEmpty ? [] : Array(repeating: times[0], count: count))
    }
    let step = length / Double(count - 1)
    var places: [Point] = []
    var moments: [Double] = []
    places.reserveCapacity(count)
    var walked = 0.0
    for index in 1..<points.count {
      let from = points[index - 1]
      let segment = from.distance(to: points[index])
      while places.count < count - 1, segment > 0, step * Double(places.count) <= walked + segment {
        let part = (step * Double(places.count) - walked) / segment
        places.append(from + (points[index] - from) * part)
        if !times.isEmpty {
          moments.append(times[index - 1] + (times[index] - times[index - 1]) * part)
        }
      }
      walked += segment
    }
    while places.count < count {
      places.append(points[points.count - 1])
      if !times.isEmpty { moments.append(times[times.count - 1]) }
    }
    return Stroke(places, times: moments)
  }
}
