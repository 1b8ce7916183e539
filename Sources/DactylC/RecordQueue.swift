import Dactyl

/// The records that the host has not read yet, in their order.
///
/// A recogniser's record is written where the host will find it, in memory of the recogniser's own.
/// Where that has one which the host has not done with, and for what belongs to no recogniser, the
/// record waits here, and is copied when its turn comes.
///
/// The memory is kept when the host has read it, so nothing is allocated from frame to frame.
struct RecordQueue {
  /// How many doubles a record has at most.
  static let longest = 56

  /// One record; `dactyl_queue` in `dactyl.h` says so, too.
  struct Entry {
    /// Whose it is; 0 for nobody's.
    var handle: Int32
    /// Where it waits; below 0 where its owner's memory has it.
    var place: Int32
  }

  /// What the host may look at, and write: how many entries there are, how many of them it has
  /// taken, and where they lie.
  struct Head {
    var count: Int32
    var taken: Int32
    var entries: UnsafeMutablePointer<Entry>
  }

  /// The head stays where it is.
  let head: UnsafeMutablePointer<Head>
  private var capacity: Int32 = 16
  private var waiting: UnsafeMutablePointer<Double>
  private var waitingCapacity = 2 * RecordQueue.longest
  private var waitingCount = 0

  init() {
    head = .allocate(capacity: 1)
    head.initialize(
      to: Head(count: 0, taken: 0, entries: .allocate(capacity: Int(capacity))))
    waiting = .allocate(capacity: waitingCapacity)
  }

  /// Gives the memory back; the queue must not be used any more.
  func deallocate() {
    head.pointee.entries.deallocate()
    head.deallocate()
    waiting.deallocate()
  }

  /// How many records there are; above 0 where any has still to be read.
  var count: Int32 { head.pointee.count }

  // MARK: Writing

  /// Where to write the record of a recogniser.
  @inline(__always)
  mutating func begin(
    _ handle: Int32, _ slot: UnsafeMutablePointer<HandleTable.Slot>
  ) -> UnsafeMutablePointer<Double> {
    let index = append(handle)
    let last = slot.pointee.link
    slot.pointee.link = index
    if let own = slot.pointee.record, !isInUse(last, by: handle, before: index) { return own }
    return wait(index)
  }

  /// Where to write a record that belongs to no recogniser.
  mutating func begin() -> UnsafeMutablePointer<Double> { wait(append(0)) }

  /// Ends the record that was begun last and has so many numbers.
  @inline(__always)
  mutating func finish(_ length: Int) {
    if head.pointee.entries[Int(head.pointee.count) - 1].place >= 0 { waitingCount += length }
  }

  @inline(__always)
  private mutating func append(_ handle: Int32) -> Int32 {
    let index = head.pointee.count
    if index == capacity { grow() }
    if index == 0 { waitingCount = 0 }
    head.pointee.count = index + 1
    head.pointee.entries[Int(index)] = Entry(handle: handle, place: -1)
    return index
  }

  /// Whether the host has still to read a recogniser's latest record, or looks at it.
  ///
  /// An index of an earlier round is told by the entry that is there now.
  @inline(__always)
  private func isInUse(_ last: Int32, by handle: Int32, before index: Int32) -> Bool {
    last >= 0 && last < index && last >= head.pointee.taken - 1
      && head.pointee.entries[Int(last)].handle == handle
  }

  @inline(never)
  private mutating func wait(_ index: Int32) -> UnsafeMutablePointer<Double> {
    if waitingCapacity - waitingCount < RecordQueue.longest {
      waiting = .moving(waiting, count: waitingCount, toRoomFor: waitingCapacity * 2)
      waitingCapacity *= 2
    }
    head.pointee.entries[Int(index)].place = Int32(waitingCount)
    return waiting + waitingCount
  }

  @inline(never)
  private mutating func grow() {
    head.pointee.entries = .moving(
      head.pointee.entries, count: Int(head.pointee.count), toRoomFor: Int(capacity) * 2)
    capacity *= 2
  }

  // MARK: Reading

  /// Hands the next record out, in its owner's memory if it has one.
  ///
  /// Gives nil after the last, which makes room for those to come.
  mutating func next() -> UnsafeMutablePointer<Double>? {
    let index = Int(head.pointee.taken)
    guard index < Int(head.pointee.count) else {
      removeAll()
      return nil
    }
    head.pointee.taken += 1
    let entry = head.pointee.entries[index]
    let own = ObjectTable.slot(entry.handle)?.pointee.record
    guard entry.place >= 0 else { return own }
    let record = waiting + Int(entry.place)
    guard let own else { return record }
    own.initialize(from: record, count: Int(record[0]))
    return own
  }

  /// Has what is still to be read of a recogniser wait here, because its own memory goes.
  mutating func keepUnread(
    of handle: Int32, in own: UnsafeMutablePointer<Double>
  ) {
    for index in head.pointee.taken..<max(head.pointee.taken, head.pointee.count) {
      let entry = head.pointee.entries[Int(index)]
      guard entry.handle == handle, entry.place < 0 else { continue }
      // All of it, because the host may have written over its length.
      wait(index).initialize(from: own, count: RecordQueue.longest)
      waitingCount += RecordQueue.longest
    }
  }

  /// Forgets all records.
  mutating func removeAll() {
    head.pointee.count = 0
    head.pointee.taken = 0
  }
}
