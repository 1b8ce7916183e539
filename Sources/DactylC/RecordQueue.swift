import Dactyl

/// The records that the host has not read, in order.
///
/// A recogniser's record goes to the recogniser's own memory, where the host finds it. The record
/// waits here if the host still needs the one there, or if it belongs to no recogniser; `next` then
/// copies it.
///
/// Keeps its memory, so frames allocate nothing.
struct RecordQueue {
  /// The largest number of doubles in a record.
  static let longest = 56

  /// One record; the same layout as in `dactyl.h`.
  struct Entry {
    /// The recogniser's handle; 0 for no recogniser.
    var handle: Int32
    /// Where the record waits; below 0 if the recogniser's memory has it.
    var place: Int32
  }

  /// What the host may read and write: the entries, and how many it has taken.
  struct Head {
    var count: Int32
    var taken: Int32
    var entries: UnsafeMutablePointer<Entry>
  }

  /// The head, which never moves.
  let head: UnsafeMutablePointer<Head>
  private var capacity: Int32 = 16
  private var waiting: UnsafeMutablePointer<Double>
  private var waitingCapacity = 2 * RecordQueue.longest
  private var waitingCount = 0

  init() {
    head = .allocate(capacity: 1)
    head.initialize(to: Head(count: 0, taken: 0, entries: .allocate(capacity: Int(capacity))))
    waiting = .allocate(capacity: waitingCapacity)
  }

  /// Frees the memory; the queue is unusable afterwards.
  func deallocate() {
    head.pointee.entries.deallocate()
    head.deallocate()
    waiting.deallocate()
  }

  /// The number of records; above 0 if one is still unread.
  var count: Int32 { head.pointee.count }

  // MARK: Writing

  /// Begins a record of a recogniser, and returns where to write it.
  @inline(__always)
  mutating func beginRecord(
    _ handle: Int32, _ slot: UnsafeMutablePointer<HandleTable.Slot>
  ) -> UnsafeMutablePointer<Double> {
    let index = append(handle)
    let last = slot.pointee.link
    slot.pointee.link = index
    if let own = slot.pointee.record, !isInUse(last, by: handle, before: index) { return own }
    return wait(index)
  }

  /// Begins a record without a recogniser, and returns where to write it.
  mutating func beginRecord() -> UnsafeMutablePointer<Double> { wait(append(0)) }

  /// Ends the last record begun, which has `length` numbers.
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

  /// True if the host has not read a recogniser's latest record, or is reading it.
  ///
  /// An index from an earlier round shows by the handle of the entry there now.
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

  private mutating func grow() {
    head.pointee.entries = .moving(
      head.pointee.entries, count: Int(head.pointee.count), toRoomFor: Int(capacity) * 2)
    capacity *= 2
  }

  // MARK: Reading

  /// Returns the next record, in its recogniser's memory if it has any.
  ///
  /// After the last record, returns nil and clears the queue.
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

  /// Copies a recogniser's unread record here, because its own memory is about to go.
  mutating func keepUnread(
    of handle: Int32, in own: UnsafeMutablePointer<Double>
  ) {
    for index in head.pointee.taken..<max(head.pointee.taken, head.pointee.count) {
      let entry = head.pointee.entries[Int(index)]
      guard entry.handle == handle, entry.place < 0 else { continue }
      // The whole record: the host may have overwritten its length.
      wait(index).initialize(from: own, count: RecordQueue.longest)
      waitingCount += RecordQueue.longest
    }
  }

  /// Removes all records.
  mutating func removeAll() {
    head.pointee.count = 0
    head.pointee.taken = 0
  }
}
