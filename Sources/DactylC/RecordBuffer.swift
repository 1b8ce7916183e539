/// What happened and the host has not read yet: records of doubles, in order.
///
/// A recogniser's record is written where the host will find it, in memory of the recogniser's own.
/// Only what comes before that was read, and what belongs to no recogniser, waits here, and is
/// copied when its turn comes.
///
/// The memory is kept when the host has read it, so nothing is allocated from frame to frame.
struct RecordBuffer {
  /// How many doubles a record has at most.
  static let longest = 56

  /// For each record a word: above 0 the address of the owner's memory, which has it; else the
  /// record follows, and the word is 0, or the address with the sign changed.
  private var memory: UnsafeMutablePointer<Double>
  private var capacity: Int
  /// How many words wait to be read; above 0 where any record does.
  private(set) var count = 0
  private var unread = 0
  /// The record that the host was given last and looks at, unless it is nobody's.
  private var shown: UnsafeMutablePointer<Double>?

  init(capacity: Int = 512) {
    memory = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Gives the memory back; the buffer must not be used any more.
  func deallocate() { memory.deallocate() }

  // MARK: Owners' memory

  /// Memory for the records of an owner: before the record, how many there are that the host has
  /// not done with.
  static func makeOwn() -> UnsafeMutablePointer<Double> {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1 + longest)
    memory.initialize(repeating: 0, count: 1 + longest)
    return memory + 1
  }

  /// Gives an owner's memory back; no record may wait that is to be copied there.
  static func deallocate(own: UnsafeMutablePointer<Double>) { (own - 1).deallocate() }

  // MARK: Writing

  /// Begins a record, in the owner's memory if there is one and it is free.
  mutating func begin(_ type: Double, in own: UnsafeMutablePointer<Double>? = nil) -> RecordWriter {
    if capacity - count <= RecordBuffer.longest { grow() }
    let address = own.map { Double(UInt(bitPattern: $0)) } ?? 0
    let place = memory + count
    count += 1
    if let own {
      own[-1] += 1
      if own[-1] == 1 {
        place[0] = address
        return RecordWriter(at: own, type: type)
      }
    }
    place[0] = -address
    return RecordWriter(at: place + 1, type: type)
  }

  /// Ends the record that was begun last.
  mutating func finish(_ record: RecordWriter) {
    let length = record.finish()
    if memory[count - 1] <= 0 { count += length }
  }

  // MARK: Reading

  /// Hands the next record out, in its owner's memory if it has one.
  ///
  /// Gives nil after the last, which makes room for those to come.
  mutating func next() -> UnsafeMutablePointer<Double>? {
    if let shown {
      shown[-1] -= 1
      self.shown = nil
    }
    guard unread < count else {
      removeAll()
      return nil
    }
    let address = memory[unread]
    unread += 1
    if address > 0 {
      shown = UnsafeMutablePointer(bitPattern: UInt(address))
      return shown
    }
    let waiting = memory + unread
    let length = Int(waiting[0])
    unread += length
    guard address < 0 else { return waiting }
    shown = UnsafeMutablePointer(bitPattern: UInt(-address))
    shown?.update(from: waiting, count: length)
    return shown
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
