/// A list of objects that it does not keep alive; their owner must.
///
/// The engine walks such lists with every event. Strong references would be counted up and down at
/// each step; profiles showed that above everything a recogniser does. Here alone, and where actions
/// run, references are unmanaged. Who is on a list stays alive because an attempt is going on: the
/// arbiter holds recognisers that are engaged, the event holds touches that are live.
struct UnretainedArray<Object: AnyObject>: ~Copyable {
  private var objects = PlainArray<Unmanaged<Object>>()

  init() {}

  var count: Int { objects.count }

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

  /// The object at an index that is known to be below the count, to be looked at while the list may
  /// change.
  func unmanaged(_ index: Int) -> Unmanaged<Object> { objects.known(index) }

  /// The object at an index, which then goes on to the next; nil at the end.
  ///
  /// For loops that the list may change under, and for those whose body must be inlined: that of
  /// `forEach` would be called, which costs as much as what it does. A large body goes straight into
  /// `_withUnsafeGuaranteedRef`, which takes it in.
  @inline(__always)
  func next(_ index: inout Int) -> Unmanaged<Object>? {
    guard index < count else { return nil }
    defer { index += 1 }
    return objects.known(index)
  }

  /// Whether these are the objects of another list, in its order.
  func areSame(as others: borrowing UnretainedArray) -> Bool {
    guard count == others.count else { return false }
    for index in 0..<count
    where objects[index].toOpaque() != others.objects[index].toOpaque() { return false }
    return true
  }

  /// Visits the objects in order; the list must not change meanwhile.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<count { objects.known(index)._withUnsafeGuaranteedRef(body) }
  }

  /// Whether any of the objects is like that; the list must not change meanwhile.
  @inline(__always)
  func contains(where isMeant: (Object) -> Bool) -> Bool {
    for index in 0..<count where objects.known(index)._withUnsafeGuaranteedRef(isMeant) {
      return true
    }
    return false
  }

  func holds(_ object: Object) -> Bool { contains { $0 === object } }

  /// Adds an object at the end.
  mutating func append(_ object: Object) { objects.append(.passUnretained(object)) }

  /// Adds the objects of another list at the end.
  mutating func append(_ others: borrowing UnretainedArray) { objects.append(others.objects) }

  /// Adds an object of another such list at the end.
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
