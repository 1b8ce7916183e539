/// A list of objects that somebody else keeps alive while they are on it, within whatever has it.
///
/// As `BorrowedList`, without an object of its own: every touch and every recogniser has some. An
/// array of strong references would count each up and down as a finger comes and goes, which cost
/// more than what the recognisers do.
struct UnretainedArray<Object: AnyObject>: ~Copyable {
  private var storage: UnsafeMutablePointer<Unmanaged<Object>>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { storage?.deallocate() }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  var first: Object? { count > 0 ? self[0] : nil }

  var last: Object? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> Object {
    @inline(__always) get {
      precondition(index < count, "there is no such object")
      return storage.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef { $0 }
    }
  }

  /// Looks at one object.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
    precondition(index < count, "there is no such object")
    return storage.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef(body)
  }

  /// The object, to be looked at while the list may change.
  @inline(__always)
  func unmanaged(_ index: Int) -> Unmanaged<Object> {
    precondition(index < count, "there is no such object")
    return storage.unsafelyUnwrapped[index]
  }

  /// Visits the objects in order; the list must not change meanwhile.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<count { storage.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef(body) }
  }

  /// Whether any of the objects is like that; the list must not change meanwhile.
  @inline(__always)
  func contains(where isMeant: (Object) -> Bool) -> Bool {
    for index in 0..<count
    where storage.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef(isMeant) {
      return true
    }
    return false
  }

  /// Whether an object is there.
  @inline(__always)
  func holds(_ object: Object) -> Bool { contains { $0 === object } }

  /// Adds an object at the end.
  @inline(__always)
  mutating func append(_ object: Object) {
    if count == capacity { reserve(max(2, capacity * 2)) }
    (storage.unsafelyUnwrapped + count).initialize(to: .passUnretained(object))
    count += 1
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    precondition(first < count && second < count, "there is no such object")
    let storage = storage.unsafelyUnwrapped
    let object = storage[first]
    storage[first] = storage[second]
    storage[second] = object
  }

  /// Removes an object, which is there once at most.
  @inline(never)
  mutating func remove(_ object: Object) { keep { $0 !== object } }

  /// Removes the objects that are not wanted; the others keep their order.
  @inline(__always)
  mutating func keep(where isWanted: (Object) -> Bool) {
    guard let storage else { return }
    var kept = 0
    for index in 0..<count where storage[index]._withUnsafeGuaranteedRef(isWanted) {
      storage[kept] = storage[index]
      kept += 1
    }
    count = kept
  }

  mutating func removeAll() { count = 0 }

  /// Removes the last objects.
  mutating func shorten(to length: Int) { count = min(count, length) }

  /// Removes the last object, if there is any.
  mutating func popLast() -> Unmanaged<Object>? {
    guard count > 0 else { return nil }
    count -= 1
    return storage.unsafelyUnwrapped[count]
  }

  /// Makes room for so many objects.
  @inline(never)
  mutating func reserve(_ objects: Int) {
    guard objects > capacity else { return }
    let larger = UnsafeMutablePointer<Unmanaged<Object>>.allocate(capacity: objects)
    if let storage {
      larger.initialize(from: storage, count: count)
      storage.deallocate()
    }
    storage = larger
    capacity = objects
  }
}
