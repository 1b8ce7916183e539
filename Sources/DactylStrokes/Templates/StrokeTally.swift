/// The three smallest distances to each class, in thresholds, while templates are compared.
struct StrokeTally {
  /// How many templates speak for a class.
  static let neighbors = 3

  private var nearest: [Double]
  private var counts: [Int]

  /// A tally without any comparison yet.
  init(classes: Int) {
    nearest = Array(repeating: .infinity, count: classes * Self.neighbors)
    counts = Array(repeating: 0, count: classes)
  }

  /// Counts a comparison; an infinite distance is one that was given up for being too far.
  mutating func add(_ distance: Double, to index: Int) {
    counts[index] += 1
    let start = index * Self.neighbors
    var place = start + Self.neighbors - 1
    guard distance < nearest[place] else { return }
    while place > start, distance < nearest[place - 1] {
      nearest[place] = nearest[place - 1]
      place -= 1
    }
    nearest[place] = distance
  }

  /// The distance from which on a further template of the class cannot matter to it.
  func limit(for index: Int) -> Double {
    nearest[index * Self.neighbors + Self.neighbors - 1]
  }

  /// The smallest distance to a class.
  func nearest(of index: Int) -> Double { nearest[index * Self.neighbors] }

  /// The answer that the comparisons give.
  func match(_ classes: [StrokeClass]) -> StrokeMatch {
    var best: Int?
    var second: Int?
    var least = Double.infinity
    var next = Double.infinity
    for index in counts.indices where counts[index] > 0 {
      let mean = mean(of: index)
      if mean < least {
        (second, next) = (best, least)
        (best, least) = (index, mean)
      } else if mean < next {
        (second, next) = (index, mean)
      }
    }
    guard let best else { return .refused(.nothingToCompare) }
    let distance = nearest[best * Self.neighbors]
    var margin = 1.0
    if second != nil { margin = next > 0 ? 1 - least / next : 0 }
    let recognition = StrokeRecognition(
      classID: classes[best].id, score: max(0, 1 - distance), margin: margin,
      runnerUp: second.map { classes[$0].id }, distance: distance)
    return distance < 1 ? .recognized(recognition) : .refused(.tooFar(recognition))
  }

  /// The mean of the nearest three, or of as many as were compared.
  func mean(of index: Int) -> Double {
    let count = min(counts[index], Self.neighbors)
    var sum = 0.0
    for place in 0..<count { sum += nearest[index * Self.neighbors + place] }
    return sum / Double(count)
  }
}
