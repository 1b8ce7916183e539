/// The nearest templates of each class while a drawing is compared, nearest first.
struct StrokeNearest {
  /// The number of templates that speak for a class.
  static let neighbors = 3

  /// A template that a drawing was compared with.
  struct Entry {
    /// The distance; infinite if nothing was compared or the comparison stopped at a limit.
    var distance = Double.infinity
    /// The index of the template.
    var template = 0
    /// The nearest row of the template.
    var row = 0
  }

  private let length: Int
  private var entries: [Entry]
  private var counts: [Int]

  /// An empty list of at most `length` templates for each of a number of classes.
  init(classes: Int, length: Int = neighbors) {
    self.length = length
    entries = Array(repeating: Entry(), count: classes * length)
    counts = Array(repeating: 0, count: classes)
  }

  /// Counts a comparison, and keeps the template if it is among the nearest of its class; of
  /// equals, the one added first.
  @inline(never)
  mutating func add(_ distance: Double, _ template: Int, row: Int = 0, to index: Int) {
    counts[index] += 1
    let start = index * length
    var place = start + length - 1
    guard distance < entries[place].distance else { return }
    while place > start, distance < entries[place - 1].distance {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = Entry(distance: distance, template: template, row: row)
  }

  /// How many templates of a class were kept.
  @inline(never)
  func count(of index: Int) -> Int {
    var count = 0
    while count < length, self[index, count].distance < .infinity { count += 1 }
    return count
  }

  /// The template of a class at a place in the order of distance.
  subscript(index: Int, place: Int) -> Entry { entries[index * length + place] }

  /// The nearest template of a class.
  func nearest(of index: Int) -> Entry { self[index, 0] }

  /// The distance from which a class keeps no further template.
  func limit(for index: Int) -> Double { self[index, length - 1].distance }

  /// The mean distance of the nearest three, or of those compared if fewer.
  @inline(never)
  func mean(of index: Int) -> Double {
    let count = min(counts[index], Self.neighbors)
    var sum = 0.0
    for place in 0..<count { sum += self[index, place].distance }
    return sum / Double(count)
  }

  /// Takes the class of least mean distance; nil after the last compared class.
  @inline(never)
  mutating func takeNearestClass() -> Int? {
    var nearest: Int?
    var least = Double.infinity
    for index in counts.indices where counts[index] > 0 {
      let mean = mean(of: index)
      if nearest == nil || mean < least { (nearest, least) = (index, mean) }
    }
    if let nearest { counts[nearest] = 0 }
    return nearest
  }

  /// The two classes of least mean distance; nil if nothing was compared.
  var ranking: StrokeRanking? {
    var rest = self
    guard let best = rest.takeNearestClass() else { return nil }
    guard let second = rest.takeNearestClass() else { return StrokeRanking(best: best) }
    return StrokeRanking(
      best: best, second: second,
      margin: StrokeRanking.margin(mean(of: best), before: mean(of: second)))
  }
}
