import Dactyl

extension Stroke {
  /// The stroke with points averaged that lie within `fraction` of the bounding box's diagonal of
  /// each other.
  ///
  /// Both ends stay. Removes the jitter of a finger and of its device, which would otherwise
  /// lengthen the path, the more the faster the device samples.
  ///
  /// - Parameter fraction: 0…1; the default 0.02 keeps the shape of every gesture measured.
  public func withoutJitter(fraction: Double = 0.02) -> Stroke {
    guard points.count > 2 else { return self }
    let diagonal = bounds.size.diagonal
    let spacing = fraction * fraction * diagonal * diagonal
    let isTimed = !times.isEmpty
    var kept = Stroke(capacity: min(points.count, 128))
    kept.append(points[0], time: isTimed ? times[0] : nil)
    var first = points[0]
    var sum = Vector.zero
    var time = 0.0
    var count = 0.0
    for index in 1..<points.count - 1 {
      if first.squaredDistance(to: points[index]) >= spacing {
        if count > 0 { kept.append(.zero + sum / count, time: isTimed ? time / count : nil) }
        first = points[index]
        (sum, time, count) = (.zero, 0, 0)
      } else if count == 0 {
        // Around the start, which stays as it is.
        continue
      }
      sum += points[index] - .zero
      if isTimed { time += times[index] }
      count += 1
    }
    if count > 0 { kept.append(.zero + sum / count, time: isTimed ? time / count : nil) }
    kept.append(points[points.count - 1], time: isTimed ? times[points.count - 1] : nil)
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
    guard !points.isEmpty else { return Stroke([]) }
    let isTimed = !times.isEmpty
    let length = length
    let step = length / Double(count - 1)
    let last = points.count - 1
    var places = Array(repeating: points[0], count: count)
    var moments = isTimed ? Array(repeating: times[0], count: count) : []
    // The segment that leads to a point, and the way before it.
    var index = 0
    var segment = 0.0
    var walked = 0.0
    for place in 1..<count - 1 {
      let way = step * Double(place)
      while index < last, segment == 0 || way > walked + segment {
        walked += segment
        index += 1
        segment = points[index - 1].distance(to: points[index])
      }
      let part = segment > 0 ? min((way - walked) / segment, 1) : 0
      let from = max(index - 1, 0)
      places[place] = points[from] + (points[index] - points[from]) * part
      if isTimed { moments[place] = times[from] + (times[index] - times[from]) * part }
    }
    let end = length > 0 ? last : 0
    places[count - 1] = points[end]
    if isTimed { moments[count - 1] = times[end] }
    return Stroke(places, times: moments)
  }
}
