/// The three smallest of many distances, and their mean.
struct StrokeNearness {
  private var nearest: (Double, Double, Double) = (.infinity, .infinity, .infinity)
  private var count = 0

  /// Counts a distance.
  @inline(never)
  mutating func note(_ distance: Double) {
    count += 1
    if distance < nearest.0 {
      nearest = (distance, nearest.0, nearest.1)
    } else if distance < nearest.1 {
      nearest = (nearest.0, distance, nearest.1)
    } else if distance < nearest.2 {
      nearest.2 = distance
    }
  }

  /// The smallest distance.
  var first: Double { nearest.0 }
  /// The second smallest distance.
  var second: Double { nearest.1 }
  /// The third smallest distance.
  var third: Double { nearest.2 }
  /// The mean of the three smallest, or of all noted if fewer; infinite without any.
  @inline(never)
  var mean: Double {
    switch count {
    case 0, 1: nearest.0
    case 2: (nearest.0 + nearest.1) / 2
    default: (nearest.0 + nearest.1 + nearest.2) / 3
    }
  }
}
