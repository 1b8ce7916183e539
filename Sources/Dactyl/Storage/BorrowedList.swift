/// A list of objects that somebody else keeps alive while they are on it.
///
/// The engine walks such lists with every event. An array of strong references would be counted up
/// and down at each step and be emptied by a general routine; profiles showed both above everything
/// a recogniser does. Here alone, and where actions run, references are unmanaged. Objects on
/// a list stay alive because an attempt is going on: the arbiter holds recognisers that are engaged, the
/// event holds touches that are live.
final class BorrowedList<Object: AnyObject> {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 16
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Unmanaged<Object>>

  init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Object {
    get { storage[index]._withUnsafeGuaranteedRef { $0 } }
    set { storage[index] = .passUnretained(newValue) }
  }

  /// Looks at one object.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
    precondition(index < count, "there is no such object")
    return storage[index]._withUnsafeGuaranteedRef(body)
  }

  /// The object, to be looked at while the list may change.
  @inline(__always)
  func unmanaged(_ index: Int) -> Unmanaged<Object> { storage[index] }

  /// The objects, until there are more of them.
  var memory: UnsafePointer<Unmanaged<Object>> {
    @inline(__always) get { UnsafePointer(storage) }
  }

  /// Visits the objects in order, also those that are added meanwhile.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    var index = 0
    while index < count {
      storage[index]._withUnsafeGuaranteedRef(body)
      index += 1
    }
  }

  func append(_ object: Object) {
    if count == capacity { grow() }
    (storage + count).initialize(to: .passUnretained(object))
    count &+= 1
  }

  /// Adds the objects of another list at the end.
  @inline(__always)
  func append(_ objects: borrowing UnretainedArray<Object>) {
    while count + objects.count > capacity { grow() }
    objects.copy(to: storage + count)
    count += objects.count
  }

  func swapAt(_ first: Int, _ second: Int) {
    let object = storage[first]
    storage[first] = storage[second]
    storage[second] = object
  }

  func removeAll() { count = 0 }

  /// Takes what the other holds, and gives it what this one holds.
  func exchange(with other: BorrowedList) {
    swap(&storage, &other.storage)
    swap(&count, &other.count)
    swap(&capacity, &other.capacity)
  }

  private func grow() {
    storage = .moving(storage, count: count, toRoomFor: capacity * 2)
    capacity *= 2
  }
}
