/// The templates of each class that are nearest by a cheap measure.
struct StrokeShortlist {
  /// A template and the row of it that is meant.
  struct Entry {
    var distance: Float
    var template: Int
    var row: Int
  }

  private let length: Int
  private var entries: [Entry]
  private var counts: [Int]

  /// An empty list of at most `length` templates for each of a number of classes.
  init(classes: Int, length: Int) {
    self.length = length
    entries = Array(
      repeating: Entry(distance: .infinity, template: 0, row: 0), count: classes * length)
    counts = Array(repeating: 0, count: classes)
  }

  /// Keeps a template if it is among the nearest of its class; of equals, the one added first.
  mutating func add(_ distance: Float, template: Int, row: Int, to index: Int) {
    let start = index * length
    let count = counts[index]
    if count == length {
      guard distance < entries[start + length - 1].distance else { return }
    } else {
      counts[index] = count + 1
    }
    var place = start + min(count, length - 1)
    while place > start, distance < entries[place - 1].distance {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = Entry(distance: distance, template: template, row: row)
  }

  /// The places of a class's templates, nearest first.
  func entries(of index: Int) -> Range<Int> {
    index * length..<index * length + min(kept(index), length)
  }

  /// The template at a place.
  func entry(_ place: Int) -> Entry { entries[place] }

  /// The class whose nearest three are nearest, which is not given again; nil after the last one.
  mutating func takeNearestClass() -> Int? {
    var nearest: Int?
    var least = Float.infinity
    for index in counts.indices where counts[index] > 0 {
      let count = min(counts[index], StrokeTally.neighbors)
      var sum: Float = 0
      for place in 0..<count { sum += entries[index * length + place].distance }
      let mean = sum / Float(count)
      if nearest == nil || mean < least {
        nearest = index
        least = mean
      }
    }
    if let nearest { counts[nearest] = -counts[nearest] }
    return nearest
  }

  private func kept(_ index: Int) -> Int { abs(counts[index]) }
}
