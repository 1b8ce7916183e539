import Dactyl

/// What happened and the host has not read yet: records of doubles, one after the other.
///
/// Before each record stands its owner's number, which hosts do not see; a record begins with its length.
///
/// The memory is kept when the host has read it, so a window in its stride allocates nothing.
struct RecordBuffer {
  /// How many doubles a record has at most, with its owner's number.
  static let longest = 57

  private var memory: UnsafeMutablePointer<Double>
  private var capacity: Int
  private(set) var count = 0
  /// Where the record being written begins, and the first that was not read.
  private var start = 0
  private var unread = 0

  init(capacity: Int = 512) {
    memory = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Gives the memory back; the buffer must not be used any more.
  func deallocate() { memory.deallocate() }

  /// Begins a record of an owner; its length is filled in by `end`.
  mutating func begin(_ type: Double, of owner: Int = 0) {
    if capacity - count < RecordBuffer.longest { grow() }
    add(Double(owner))
    start = count
    add(0)
    add(type)
  }

  /// Ends a record.
  mutating func end() { memory[start] = Double(count - start) }

  /// Adds a number; there is room, as no record is longer than `longest`.
  mutating func add(_ number: Double) {
    memory[count] = number
    count += 1
  }

  /// Adds a displacement.
  mutating func add(_ vector: Vector) {
    add(vector.dx)
    add(vector.dy)
  }

  /// Adds a place.
  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  /// Hands the next record out; nil after the last, which makes room for those to come.
  mutating func next() -> (owner: Int, record: UnsafeMutablePointer<Double>)? {
    guard unread < count else {
      removeAll()
      return nil
    }
    let record = memory + unread + 1
    unread += 1 + Int(record[0])
    return (Int(record[-1]), record)
  }

  /// Forgets all records.
  mutating func removeAll() {
    count = 0
    unread = 0
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity * 2)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}

extension Vector {
  /// Stands for a velocity that nobody has asked for yet.
  static var unread: Vector { Vector(dx: .nan, dy: .nan) }
}

extension Point {
  /// Stands for a place that there is none of.
  static var unread: Point { Point(.nan, .nan) }
}
