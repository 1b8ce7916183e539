import Dactyl

/// What happened and the host has not read yet: records of doubles, in order.
///
/// A recogniser's record is written where the host will find it, in memory of the recogniser's own. Only what comes
/// before that was read, and what belongs to no recogniser, waits here, and is copied when its turn comes.
///
/// The memory is kept when the host has read it, so a window in its stride allocates nothing.
struct RecordBuffer {
  /// How many doubles a record has at most.
  static let longest = 56

  /// For each record a word: above 0 the owner whose memory has it; else the record follows, and less than 0 is its
  /// owner with the sign changed.
  private var memory: UnsafeMutablePointer<Double>
  private var capacity: Int
  /// How many words wait to be read; above 0 where any record does.
  private(set) var count = 0
  private var unread = 0
  /// The record that is being written, and where its next number goes.
  private var start: UnsafeMutablePointer<Double>
  private var end: UnsafeMutablePointer<Double>

  init(capacity: Int = 512) {
    memory = .allocate(capacity: capacity)
    self.capacity = capacity
    start = memory
    end = memory
  }

  /// Gives the memory back; the buffer must not be used any more.
  func deallocate() { memory.deallocate() }

  /// Begins a record, of an owner if its number is above 0; into the owner's memory, if that is free.
  mutating func begin(
    _ type: Double, of owner: Int = 0, in own: UnsafeMutablePointer<Double>? = nil
  ) {
    if capacity - count <= RecordBuffer.longest { grow() }
    memory[count] = Double(own == nil ? -owner : owner)
    count += 1
    start = own ?? memory + count
    end = start + 1
    add(type)
  }

  /// Ends a record.
  mutating func finish() {
    let length = end - start
    start[0] = Double(length)
    if start == memory + count { count += length }
  }

  /// Adds a number; there is room, as no record is longer than `longest`.
  mutating func add(_ number: Double) {
    end[0] = number
    end += 1
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

  /// Hands the next record out: whose it is, and where it lies unless that is the owner's own memory.
  ///
  /// Gives nil after the last, which makes room for those to come.
  mutating func next() -> (owner: Int, waiting: UnsafeMutablePointer<Double>?)? {
    guard unread < count else {
      removeAll()
      return nil
    }
    let owner = Int(memory[unread])
    unread += 1
    guard owner <= 0 else { return (owner, nil) }
    let record = memory + unread
    unread += Int(record[0])
    return (-owner, record)
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
