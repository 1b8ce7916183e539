import Dactyl

/// Gives objects numbers, and never gives one number to two objects.
///
/// A handle is a place in the table and the count of objects that were there before. A place with
/// an exhausted count stays unused, so a stale handle stays wrong for ever.
///
/// The table is plain memory, because every export looks here first: a list of references would
/// count them up and down each time.
struct HandleTable {
  /// The kind of object at a place in the table.
  enum Content: UInt8 {
    case nothing
    case window
    case view
    case recognizer
    case library
  }

  /// A place in the table; its address is valid until an object is added.
  struct Slot {
    /// The object, kept alive; nil if the place is free.
    var object: Unmanaged<AnyObject>?
    /// The memory of a recogniser's last record; nil for other objects.
    var record: UnsafeMutablePointer<Double>?
    /// The index of a recogniser's latest entry in the queue of records; in a free slot, the index
    /// of the next free one.
    var link: Int32
    var generation: Int16
    var content: Content
    /// The kind of recogniser; 0 for other objects.
    var kind: UInt8
  }

  private static let indexBits: Int32 = 16
  private static let lastGeneration: Int16 = 0x7fff
  private static let most: Int32 = 1 << indexBits

  private var slots: UnsafeMutablePointer<Slot>?
  private var count: Int32 = 0
  private var capacity: Int32 = 0
  private var firstFree: Int32 = -1

  init() {}

  /// Adds an object; nil if the table is full.
  @inline(never)
  mutating func add(_ object: AnyObject, _ content: Content, kind: UInt8 = 0) -> Int32? {
    let index: Int32
    if firstFree >= 0, let slots {
      index = firstFree
      firstFree = slots[Int(index)].link
    } else {
      guard count < HandleTable.most else { return nil }
      if count == capacity { grow() }
      index = count
      count += 1
      slots?[Int(index)].generation = 1
    }
    guard let slots else { return nil }
    let slot = slots + Int(index)
    slot.pointee.object = Unmanaged.passRetained(object)
    slot.pointee.record = nil
    slot.pointee.link = -1
    slot.pointee.content = content
    slot.pointee.kind = kind
    return Int32(slot.pointee.generation) << HandleTable.indexBits | index
  }

  /// The slot of a handle; nil if the handle is stale or was never given.
  @inline(__always)
  func slot(_ handle: Int32) -> UnsafeMutablePointer<Slot>? {
    let index = handle & (HandleTable.most - 1)
    guard handle > 0, index < count, let slots else { return nil }
    let slot = slots + Int(index)
    guard Int32(slot.pointee.generation) == handle >> HandleTable.indexBits,
      slot.pointee.content != .nothing
    else { return nil }
    return slot
  }

  /// Removes an object.
  @inline(never)
  mutating func remove(_ handle: Int32) {
    guard let slot = slot(handle), let object = slot.pointee.object else { return }
    slot.pointee.object = nil
    slot.pointee.content = .nothing
    if slot.pointee.generation < HandleTable.lastGeneration {
      slot.pointee.generation += 1
      slot.pointee.link = firstFree
      firstFree = handle & (HandleTable.most - 1)
    }
    // Last, because the object's end may use the table.
    object.release()
  }

  private mutating func grow() {
    let room = max(16, capacity * 2)
    slots = .moving(slots, count: Int(count), toRoomFor: Int(room))
    capacity = room
  }
}
