import Dactyl

/// Gives out numbers for objects, and never takes one number for another object's.
///
/// A handle is the place in the table with the count of objects that were there before. A place
/// whose count is exhausted is not used again, so a stale handle stays wrong for ever.
struct HandleTable {
  /// An object of a host.
  enum Object {
    case window(HostWindow)
    case view(View)
    case recognizer(GestureRecognizer, RecognizerKind)
    #if Strokes
      case library(HostLibrary)
    #endif
  }

  private struct Slot {
    var generation: Int32
    var object: Object?
  }

  private static let indexBits: Int32 = 16
  private static let lastGeneration: Int32 = 0x7fff

  private var slots: ContiguousArray<Slot> = []
  private var free: ContiguousArray<Int32> = []

  init() {}

  /// Adds an object; nil when there are too many.
  mutating func add(_ object: Object) -> Int32? {
    if let index = free.popLast() {
      slots[Int(index)].object = object
      return handle(index)
    }
    guard slots.count < 1 << HandleTable.indexBits else { return nil }
    slots.append(Slot(generation: 1, object: object))
    return handle(Int32(slots.count - 1))
  }

  /// The object of a handle; nil where the handle is stale or was never given.
  subscript(handle: Int32) -> Object? {
    let index = Int(handle & 0xffff)
    guard handle > 0, index < slots.count,
      slots[index].generation == handle >> HandleTable.indexBits
    else { return nil }
    return slots[index].object
  }

  /// Forgets an object.
  mutating func remove(_ handle: Int32) {
    guard self[handle] != nil else { return }
    let index = handle & 0xffff
    slots[Int(index)].object = nil
    guard slots[Int(index)].generation < HandleTable.lastGeneration else { return }
    slots[Int(index)].generation += 1
    free.append(index)
  }

  private func handle(_ index: Int32) -> Int32 {
    slots[Int(index)].generation << HandleTable.indexBits | index
  }
}
