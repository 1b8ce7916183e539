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
    var kept = Stroke([])
    for index in points.indices {
      let isEnd = index == 0 || index == points.count - 1
      guard isEnd || points[index].distance(to: kept.points[kept.points.count - 1]) >= spacing
      else { continue }
      kept.append(points[index], time: times.isEmpty ? nil : times[index])
    }
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
    var resampled = Stroke(capacity: count)
    guard !points.isEmpty else { return resampled }
    let length = length
    let step = length / Double(count - 1)
    var walked = 0.0
    for index in 1..<points.count where length > 0 {
      let from = points[index - 1]
      let segment = from.distance(to: points[index])
      while resampled.points.count < count - 1, segment > 0 {
        let way = step * Double(resampled.points.count)
        guard way <= walked + segment else { break }
        let part = (way - walked) / segment
        resampled.append(
          from + (points[index] - from) * part,
          time: times.isEmpty ? nil : times[index - 1] + (times[index] - times[index - 1]) * part)
      }
      walked += segment
    }
    let end = length > 0 ? points.count - 1 : 0
    while resampled.points.count < count {
      resampled.append(points[end], time: times.isEmpty ? nil : times[end])
    }
    return resampled
  }
}
