/// Memory for the places of some touches, used again for the next.
///
/// Three recognisers of two fingers ask for places six times an event; an array emptied and filled
/// each time cost as much as what they do with them.
final class PositionBuffer {
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Point>
  @exclusivity(unchecked) private var capacity = 16
  @exclusivity(unchecked) private(set) var count = 0

  init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  /// The place at an index.
  subscript(index: Int) -> Point {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Where the places are, until there are more of them.
  var memory: UnsafeMutablePointer<Point> { storage }

  /// Adds a place.
  func append(_ place: Point) {
    if count == capacity { reserve(capacity * 2) }
    (storage + count).initialize(to: place)
    count += 1
  }

  /// Adds so many places and tells where to write them.
  @inline(__always)
  func add(_ places: Int) -> UnsafeMutablePointer<Point> {
    reserve(count + places)
    count += places
    return storage + (count - places)
  }

  /// Forgets all places.
  func removeAll() { count = 0 }

  /// Makes room, so that no place moves in memory until there are more than these.
  func reserve(_ places: Int) {
    if places > capacity { grow(to: places) }
  }

  private func grow(to places: Int) {
    storage = .moving(storage, count: count, toRoomFor: places)
    capacity = places
  }

  /// All places from one on, good until the buffer changes.
  @inline(__always)
  func places(from start: Int = 0) -> Positions {
    Positions(UnsafeBufferPointer(start: storage + start, count: count - start))
  }
}
