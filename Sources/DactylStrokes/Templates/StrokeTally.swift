/// The three smallest distances to each class, in thresholds, while templates are compared.
struct StrokeTally {
  /// How many templates speak for a class.
  static let neighbors = 3

  private var nearest: [Double]
  private var templates: [Int]
  private var counts: [Int]
  private var kinds: [StrokeEvidence.Kind]

  /// A tally without any comparison yet.
  init(classes: Int) {
    nearest = Array(repeating: .infinity, count: classes * Self.neighbors)
    templates = Array(repeating: 0, count: classes * Self.neighbors)
    counts = Array(repeating: 0, count: classes)
    kinds = Array(repeating: .path, count: classes)
  }

  /// Counts the comparison with a template; an infinite distance is one that was given up for being
  /// too far.
  @inline(never)
  mutating func add(
    _ distance: Double, _ kind: StrokeEvidence.Kind, _ template: Int, to index: Int
  ) {
    counts[index] += 1
    let start = index * Self.neighbors
    var place = start + Self.neighbors - 1
    guard distance < nearest[place] else { return }
    while place > start, distance < nearest[place - 1] {
      nearest[place] = nearest[place - 1]
      templates[place] = templates[place - 1]
      place -= 1
    }
    nearest[place] = distance
    templates[place] = template
    if place == start { kinds[index] = kind }
  }

  /// Forgets what a class was compared with.
  mutating func forget(_ index: Int) {
    counts[index] = 0
    for place in 0..<Self.neighbors { nearest[index * Self.neighbors + place] = .infinity }
  }

  /// How the nearest template of a class was compared.
  func kind(of index: Int) -> StrokeEvidence.Kind { kinds[index] }

  /// The distance from which on a further template of the class cannot matter to it.
  func limit(for index: Int) -> Double {
    nearest[index * Self.neighbors + Self.neighbors - 1]
  }

  /// The smallest distance to a class.
  func nearest(of index: Int) -> Double { nearest[index * Self.neighbors] }

  /// The nearest templates of a class, as many as were compared and not given up, nearest first.
  func nearestTemplates(of index: Int) -> ArraySlice<Int> {
    let start = index * Self.neighbors
    var end = start
    while end < start + Self.neighbors, nearest[end] < .infinity { end += 1 }
    return templates[start..<end]
  }

  /// The two classes whose nearest templates are nearest; nil where nothing was compared.
  var ranking: StrokeRanking? {
    guard let best = nearestClass(besides: nil) else { return nil }
    guard let second = nearestClass(besides: best) else { return StrokeRanking(best: best) }
    return StrokeRanking(
      best: best, second: second,
      margin: StrokeRanking.margin(mean(of: best), before: mean(of: second)))
  }

  private func nearestClass(besides other: Int?) -> Int? {
    var best: Int?
    var least = Double.infinity
    for index in counts.indices where counts[index] > 0 && index != other {
      let mean = mean(of: index)
      if best == nil || mean < least { (best, least) = (index, mean) }
    }
    return best
  }

  /// The mean of the nearest three, or of as many as were compared.
  func mean(of index: Int) -> Double {
    let count = min(counts[index], Self.neighbors)
    var sum = 0.0
    for place in 0..<count { sum += nearest[index * Self.neighbors + place] }
    return sum / Double(count)
  }
}
