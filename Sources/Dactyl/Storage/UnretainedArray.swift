/// A list of objects that somebody else keeps alive while they are on it, within whatever has it.
///
/// As `BorrowedList`, without an object of its own: every touch and every recogniser has some.
/// Strong references would be counted up and down as fingers come and go, which cost more than what
/// recognisers do.
struct UnretainedArray<Object: AnyObject>: ~Copyable {
  private var objects = PlainArray<Unmanaged<Object>>()

  init() {}

  @inline(__always)
  var count: Int { objects.count }

  @inline(__always)
  var isEmpty: Bool { objects.isEmpty }

  var last: Object? { isEmpty ? nil : self[count - 1] }

  subscript(index: Int) -> Object {
    @inline(__always) get { objects[index]._withUnsafeGuaranteedRef { $0 } }
  }

  /// Looks at one object; the list must not change meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
    objects[index]._withUnsafeGuaranteedRef(body)
  }

  /// The object, to be looked at while the list may change.
  @inline(__always)
  func unmanaged(_ index: Int) -> Unmanaged<Object> { objects[index] }

  /// Copies the list to memory that has room for it.
  func copy(to memory: UnsafeMutablePointer<Unmanaged<Object>>) { objects.copy(to: memory) }

  /// Visits the objects in order; the list must not change meanwhile.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<count { objects[index]._withUnsafeGuaranteedRef(body) }
  }

  /// Whether any of the objects is like that; the list must not change meanwhile.
  @inline(__always)
  func contains(where isMeant: (Object) -> Bool) -> Bool {
    for index in 0..<count where objects[index]._withUnsafeGuaranteedRef(isMeant) { return true }
    return false
  }

  @inline(__always)
  func holds(_ object: Object) -> Bool { contains { $0 === object } }

  /// Adds an object at the end.
  @inline(__always)
  mutating func append(_ object: Object) { objects.append(.passUnretained(object)) }

  /// Adds an object of another such list at the end.
  @inline(__always)
  mutating func append(_ object: Unmanaged<Object>) { objects.append(object) }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let object = objects[first]
    objects[first] = objects[second]
    objects[second] = object
  }

  /// Removes an object, which is there once at most; looks from both ends, where most leave.
  @inline(never)
  mutating func remove(_ object: Object) {
    for first in 0..<(count + 1) / 2 {
      for place in [first, count - 1 - first] where self[place] === object {
        return objects.remove(at: place)
      }
    }
  }

  /// Removes the objects that are not wanted; the others keep their order.
  @inline(__always)
  mutating func keep(where isWanted: (Object) -> Bool) {
    objects.keep { $0._withUnsafeGuaranteedRef(isWanted) }
  }

  /// Removes all objects and keeps the memory.
  mutating func removeAll() { objects.removeAll() }

  /// Removes the last objects.
  mutating func shorten(to length: Int) { objects.shorten(to: length) }

  /// Removes the last object, if there is any.
  mutating func popLast() -> Unmanaged<Object>? {
    guard !isEmpty else { return nil }
    let last = objects[count - 1]
    objects.shorten(to: count - 1)
    return last
  }

  /// Makes room for so many objects.
  mutating func reserve(_ objects: Int) { self.objects.reserve(objects) }
}
