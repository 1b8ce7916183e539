/// The templates of each class that are nearest by a cheap measure.
struct StrokeShortlist {
  private let length: Int
  private var distances: [Float]
  private var templates: [Int]
  private var rows: [Int]
  private var counts: [Int]

  /// An empty list of at most `length` templates for each of a number of classes.
  init(classes: Int, length: Int) {
    self.length = length
    distances = Array(repeating: .infinity, count: classes * length)
    templates = Array(repeating: 0, count: classes * length)
    rows = templates
    counts = Array(repeating: 0, count: classes)
  }

  /// Keeps a template and a row of it if it is among the nearest of its class; of equals, the one
  /// added first.
  mutating func add(_ distance: Float, _ template: Int, row: Int, to index: Int) {
    let start = index * length
    let count = counts[index]
    if count == length {
      guard distance < distances[start + length - 1] else { return }
    } else {
      counts[index] = count + 1
    }
    var place = start + min(count, length - 1)
    while place > start, distance < distances[place - 1] {
      distances[place] = distances[place - 1]
      templates[place] = templates[place - 1]
      rows[place] = rows[place - 1]
      place -= 1
    }
    distances[place] = distance
    templates[place] = template
    rows[place] = row
  }

  /// The places of a class's templates, nearest first.
  func places(of index: Int) -> Range<Int> {
    index * length..<index * length + abs(counts[index])
  }

  /// The template at a place.
  func template(at place: Int) -> Int { templates[place] }

  /// The row of the template at a place.
  func row(at place: Int) -> Int { rows[place] }

  /// The cheap distance of the template at a place.
  func distance(at place: Int) -> Float { distances[place] }

  /// The class whose nearest three are nearest, which is not given again; nil after the last one.
  @inline(never)
  mutating func takeNearestClass() -> Int? {
    var nearest: Int?
    var least = Float.infinity
    for index in counts.indices where counts[index] > 0 {
      let count = min(counts[index], StrokeTally.neighbors)
      var sum: Float = 0
      for place in 0..<count { sum += distances[index * length + place] }
      let mean = sum / Float(count)
      if nearest == nil || mean < least {
        nearest = index
        least = mean
      }
    }
    if let nearest { counts[nearest] = -counts[nearest] }
    return nearest
  }
}
