/// Places of some touches at one instant, in memory that is used again for the next.
///
/// Three recognisers of two fingers ask for places six times an event; an array emptied and filled each time
/// cost as much as what they do with them.
final class PlaceBuffer {
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Point>
  @exclusivity(unchecked) private var capacity = 16
  @exclusivity(unchecked) private(set) var count = 0

  init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  /// The places, good until the buffer changes.
  var places: Places { Places(UnsafeBufferPointer(start: storage, count: count)) }

  func append(_ place: Point) {
    if count == capacity { grow() }
    (storage + count).initialize(to: place)
    count += 1
  }

  func replace(_ index: Int, with place: Point) {
    precondition(index < count, "there is no such place")
    storage[index] = place
  }

  func removeAll() { count = 0 }

  private func grow() {
    let larger = UnsafeMutablePointer<Point>.allocate(capacity: capacity * 2)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

/// The places of some fingers at one instant.
struct Places {
  private let points: UnsafeBufferPointer<Point>

  init(_ points: UnsafeBufferPointer<Point>) { self.points = points }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }

  /// The centre of the places; the origin where there are none.
  var centre: Point {
    guard count > 0 else { return .zero }
    var sum = Vector.zero
    for index in 0..<count { sum += points[index] - .zero }
    return .zero + sum / Double(count)
  }

  /// The mean distance of the places to a point.
  func meanDistance(to centre: Point) -> Double {
    guard count > 0 else { return 0 }
    var sum = 0.0
    for index in 0..<count { sum += points[index].distance(to: centre) }
    return sum / Double(count)
  }
}
